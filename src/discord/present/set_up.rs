//! The card on which a challenge is set up by taps. Only the challenger sees it; every tap changes it in place.

use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::id::UserId;

use crate::discord::custom_id::{Press, SetUpPart};
use crate::i18n::Texts;
use crate::rules::{Domain, Game, Knob, Side};
use crate::rules::{Ruleset, Variant};
use crate::service::{HouseRule, SetUpView, Thinking};
use crate::timing::TimeUp;

use super::draft::{Draft, button, menu, option, option_label};
use super::{house_rules, names, picture, time};

/// The longest that the house rules may become on the card.
const HOUSE_RULES: usize = 800;
/// Move limits worth offering.
const MOVE_LIMITS: [&str; 3] = ["30", "50", "100"];
/// The value of the menu's option that leads back to all rules.
pub const BACK: &str = "back";
/// The value of the menu's option that sets all rules back to the variant's own.
pub const OWN_RULES: &str = "own";
/// The value of the menu's option that leaves the sides to the lot.
pub const LOT: &str = "random";

/// The menu's values for what is chosen of weekends.
pub const WEEKENDS_OFF: &str = "weekends-off";
/// That they count.
pub const WEEKENDS_ON: &str = "weekends-on";

/// Which menu stands below those for opponent, variant and side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardMenu {
    /// The rules that can be changed.
    Rules,
    /// What this rule can be set to.
    Rule(Knob),
    /// What can be chosen of the time.
    Time,
}

/// The card, with one of the menus that share a row; `refused` says why the last tap changed nothing.
pub fn set_up(texts: &Texts, card: &SetUpView, shown: CardMenu, refused: Option<&str>) -> Draft {
    let refused = refused.map(|why| texts.with("set-up-refused", &[("why", why.into())]));
    let shown = match shown {
        CardMenu::Rules => None,
        CardMenu::Rule(knob) => value_menu(texts, card, knob),
        CardMenu::Time => time_menu(texts, card),
    };
    let shown = shown.or_else(|| rule_menu(texts, card));
    Draft::lines(refused.into_iter().chain(lines(texts, card)))
        .with_menu(Some(opponent_menu(texts, card)))
        .with_menu(variant_menu(texts, card))
        .with_menu(side_menu(texts, card))
        .with_menu(shown)
        .with_buttons(buttons(texts, card))
        .with_picture(picture::of_begin(texts, &Game::new(card.ruleset().clone()), &format!("set-up-{}", card.id)))
}

fn lines(texts: &Texts, card: &SetUpView) -> [String; 7] {
    let to = match &card.opponent {
        Some(opponent) => texts.with("set-up-to", &[("name", names::marked(texts, opponent).into())]),
        None => texts.get("set-up-to-anybody"),
    };
    let size = card.ruleset().board_size();
    [
        texts.get("set-up-title"),
        to,
        texts.with("set-up-variant", &[("variant", card.variant.name.into()), ("size", size.into())]),
        texts.with("set-up-side", &[("side", card.side.map_or(LOT, Side::key).into())]),
        house_rules::line_within(texts, &card.house_rules(), HOUSE_RULES),
        if card.is_match { texts.get("challenge-match") } else { String::new() },
        time::pace(texts, card.pace),
    ]
}

fn press(card: &SetUpView, part: SetUpPart) -> Press {
    Press::SetUp(card.id, part)
}

/// Discord fills it with the people of the place. Choosing nobody leaves the challenge to anybody.
fn opponent_menu(texts: &Texts, card: &SetUpView) -> CreateActionRow {
    let chosen = card.opponent.iter().filter(|opponent| opponent.id.0 != 0).map(|opponent| UserId::new(opponent.id.0));
    let kind = CreateSelectMenuKind::User { default_users: Some(chosen.collect()) };
    let menu = CreateSelectMenu::new(press(card, SetUpPart::Opponent).to_custom_id(), kind);
    let placeholder = option_label(&texts.get("set-up-opponent-placeholder"));
    CreateActionRow::SelectMenu(menu.placeholder(placeholder).min_values(0).max_values(1))
}

fn variant_menu(texts: &Texts, card: &SetUpView) -> Option<CreateActionRow> {
    let options = Variant::ALL.iter().map(|variant| {
        option(&variant_label(variant), variant.key.to_owned()).default_selection(variant.key == card.variant.key)
    });
    menu(press(card, SetUpPart::Variant), &texts.get("set-up-variant-placeholder"), options.collect())
}

/// A variant's name and the size of its board, unless the name says it.
pub fn variant_label(variant: &Variant) -> String {
    let size = format!("{0}×{0}", variant.ruleset.board_size());
    if variant.name.contains(&size) { variant.name.to_owned() } else { format!("{} · {size}", variant.name) }
}

fn side_menu(texts: &Texts, card: &SetUpView) -> Option<CreateActionRow> {
    let chosen = card.side.map_or(LOT, Side::key);
    let options = [LOT, Side::Attackers.key(), Side::Defenders.key()].into_iter().map(|key| {
        let label = texts.with("set-up-side-option", &[("side", key.into())]);
        option(&label, key.to_owned()).default_selection(key == chosen)
    });
    menu(press(card, SetUpPart::Side), &texts.get("set-up-side-placeholder"), options.collect())
}

/// The rules that can be set by tapping, each with what it says now. A start position is not for tapping.
fn rule_menu(texts: &Texts, card: &SetUpView) -> Option<CreateActionRow> {
    let changed: Vec<Knob> = card.house_rules().iter().map(|rule| rule.knob).collect();
    let rules = Knob::ALL.into_iter().filter(|knob| values(card.ruleset(), *knob).len() > 1).map(|knob| {
        let now = house_rules::house_rule(texts, &HouseRule { knob, value: card.ruleset().value(knob) });
        let says =
            if changed.contains(&knob) { texts.with("set-up-rule-changed", &[("rule", now.into())]) } else { now };
        option(&house_rules::rule_name(texts, knob), knob.key().to_owned()).description(option_label(&says))
    });
    let own = (!changed.is_empty()).then(|| option(&texts.get("set-up-own-rules"), OWN_RULES.to_owned()));
    menu(press(card, SetUpPart::Rule), &texts.get("set-up-rules-placeholder"), own.into_iter().chain(rules).collect())
}

/// What one rule can be set to; none if there is nothing to choose.
fn value_menu(texts: &Texts, card: &SetUpView, knob: Knob) -> Option<CreateActionRow> {
    let values = values(card.ruleset(), knob);
    if values.len() < 2 {
        return None;
    }
    let (now, own) = (card.ruleset().value(knob), card.variant.ruleset.value(knob));
    let back = option(&texts.get("set-up-another-rule"), BACK.to_owned());
    let choices = values.into_iter().map(|value| {
        let says = house_rules::house_rule(texts, &HouseRule { knob, value: value.clone() });
        let mut choice = option(&says, value.clone()).default_selection(value == now);
        if value == own {
            choice = of_the_variant(texts, card, choice);
        }
        choice
    });
    let placeholder = house_rules::rule_name(texts, knob);
    menu(press(card, SetUpPart::Value(knob)), &placeholder, choices.chain([back]).collect())
}

/// How long each side may think, which days count, and what happens when the time is up.
fn time_menu(texts: &Texts, card: &SetUpView) -> Option<CreateActionRow> {
    let chosen = Thinking::of(card.pace);
    let paces = Thinking::all()
        .map(|thinking| option(&time::thinking(texts, thinking), thinking.key()).default_selection(thinking == chosen));
    // What is not chosen of the rest: a tap turns it round.
    let rest = card.pace.map(|pace| {
        let (weekends, says) = if pace.weekends_off {
            (WEEKENDS_ON, texts.get("set-up-weekends-on"))
        } else {
            (WEEKENDS_OFF, texts.get("set-up-weekends-off"))
        };
        let (time_up, then) = match pace.time_up {
            TimeUp::Claim => (TimeUp::Forfeit, texts.get("set-up-time-forfeit")),
            TimeUp::Forfeit => (TimeUp::Claim, texts.get("set-up-time-claim")),
        };
        [option(&says, weekends.to_owned()), option(&then, time_up.key().to_owned())]
    });
    let back = option(&texts.get("set-up-back-to-rules"), BACK.to_owned());
    let options = paces.chain(rest.into_iter().flatten()).chain([back]).collect();
    menu(press(card, SetUpPart::Time), &texts.get("set-up-time-placeholder"), options)
}

fn of_the_variant(texts: &Texts, card: &SetUpView, choice: CreateSelectMenuOption) -> CreateSelectMenuOption {
    let own = texts.with("set-up-as-in-variant", &[("variant", card.variant.name.into())]);
    choice.description(option_label(&own))
}

/// The texts that a rule can be set to among these rules, whatever the others say about it.
fn values(ruleset: &Ruleset, knob: Knob) -> Vec<String> {
    let now = ruleset.value(knob);
    let all: Vec<String> = match knob.domain() {
        Domain::Choices(choices) => choices.iter().map(|choice| (*choice).to_owned()).collect(),
        Domain::NumberOrNone { .. } => {
            let usual = ["none"].into_iter().chain(MOVE_LIMITS).map(str::to_owned);
            let is_unusual = now != "none" && !MOVE_LIMITS.contains(&&*now);
            usual.chain(is_unusual.then_some(now)).collect()
        }
        Domain::Position => Vec::new(),
    };
    all.into_iter().filter(|value| ruleset.clone().set(knob, value).is_ok()).collect()
}

fn buttons(texts: &Texts, card: &SetUpView) -> Vec<CreateButton> {
    let send = match &card.opponent {
        Some(opponent) => texts.with("button-send-to", &[("name", names::plain(texts, opponent).into())]),
        None => texts.get("button-send-to-anybody"),
    };
    let games = texts.with("button-games", &[("now", if card.is_match { "match" } else { "one" }.into())]);
    let pace = time::thinking(texts, Thinking::of(card.pace));
    let pace = texts.with("button-set-up-time", &[("pace", pace.into())]);
    let change = press(card, SetUpPart::Games { is_match: !card.is_match });
    vec![
        button(press(card, SetUpPart::Send), ButtonStyle::Success, &send),
        button(change, ButtonStyle::Secondary, &games),
        button(press(card, SetUpPart::ShowTime), ButtonStyle::Secondary, &pace),
        button(press(card, SetUpPart::Cancel), ButtonStyle::Secondary, &texts.get("button-cancel")),
    ]
}
