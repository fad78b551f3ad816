//! The rules of a variant, a game or a challenge in words, made from its ruleset: whatever is changed there is told here.

use crate::discord::custom_id::Press;
use crate::discord::leafing::RulesOf;
use crate::i18n::Texts;
use crate::rules::{
    Corners, Escape, Game, HostileTo, King, KingArmed, KingCapture, KingOnEdge, NoMoves, Piece, Repetition, Ruleset,
    Shieldwall, Throne, ThroneHostility, ThronePass, ThroneStop, Variant,
};
use crate::service::{ChallengeView, GameView, HouseRule};

use super::board::numbered;
use super::draft::{CONTENT, Draft, length};
use super::leaf::two_ways;
use super::{house_rules, lessons, picture};

/// Whose rules are explained.
#[derive(Debug, Clone, Copy)]
pub enum RulesShown<'a> {
    /// Those of a variant.
    Variant(&'a Variant),
    /// Those that a game is played by.
    Game(&'a GameView),
    /// Those of the game that a challenge asks for.
    Challenge(&'a ChallengeView),
}

impl RulesShown<'_> {
    fn ruleset(&self) -> &Ruleset {
        match self {
            Self::Variant(variant) => &variant.ruleset,
            Self::Game(game) => game.game.ruleset(),
            Self::Challenge(challenge) => challenge.ruleset(),
        }
    }

    fn variant(&self) -> &Variant {
        match self {
            Self::Variant(variant) => variant,
            Self::Game(game) => game.variant,
            Self::Challenge(challenge) => challenge.variant,
        }
    }

    /// The game before its first move.
    fn begun(&self) -> Game {
        match self {
            Self::Variant(variant) => Game::new(variant.ruleset.clone()),
            Self::Game(game) => game.game.at_ply(0),
            Self::Challenge(challenge) => challenge.begin(),
        }
    }

    fn of(&self) -> RulesOf {
        match self {
            Self::Variant(variant) => RulesOf::Variant(variant.key),
            Self::Game(game) => RulesOf::Game(game.id),
            Self::Challenge(challenge) => RulesOf::Challenge(challenge.id),
        }
    }

    /// With what the names of its pictures begin.
    fn about(&self) -> String {
        match self {
            Self::Variant(variant) => variant.key.to_owned(),
            Self::Game(game) => format!("game-{}", game.id),
            Self::Challenge(challenge) => format!("challenge-{}", challenge.id),
        }
    }
}

/// A page of the rules: first all of them in words with the start, then one example a page.
pub fn rules_page(texts: &Texts, shown: RulesShown<'_>, page: u32) -> Draft {
    let ruleset = shown.ruleset();
    let lessons = ruleset.lessons();
    let last = lessons.len() as u32;
    let page = page.min(last);
    let draft = match page.checked_sub(1).and_then(|example| lessons.get(example as usize)) {
        None => first_page(texts, shown),
        Some(lesson) => {
            let title = texts.with(
                "lesson-title",
                &[("variant", shown.variant().name.into()), ("page", page.into()), ("pages", last.into())],
            );
            let title = in_game(texts, shown, title);
            lessons::lesson(texts, title, ruleset, lesson, &format!("{}-example-{page}", shown.about()))
        }
    };
    draft.with_buttons(two_ways(texts, page, last, |to, way| Press::RulesPage(shown.of(), to, way)))
}

fn first_page(texts: &Texts, shown: RulesShown<'_>) -> Draft {
    let ruleset = shown.ruleset();
    let title = in_game(texts, shown, title(texts, shown.variant(), ruleset));
    let house_rules = HouseRule::between(shown.variant(), ruleset);
    told(texts, title, ruleset, &house_rules).with_picture(picture::of_begin(texts, &shown.begun(), &shown.about()))
}

fn in_game(texts: &Texts, shown: RulesShown<'_>, title: String) -> String {
    match shown {
        RulesShown::Game(game) => numbered(texts, game, title),
        RulesShown::Variant(_) | RulesShown::Challenge(_) => title,
    }
}

/// The rules of a variant.
pub fn rules(texts: &Texts, variant: &Variant) -> Draft {
    rules_page(texts, RulesShown::Variant(variant), 0)
}

/// The rules that a game is played by.
pub fn rules_of_game(texts: &Texts, game: &GameView) -> Draft {
    rules_page(texts, RulesShown::Game(game), 0)
}

/// The rules of the game that a challenge asks for.
pub fn rules_of_challenge(texts: &Texts, challenge: &ChallengeView) -> Draft {
    rules_page(texts, RulesShown::Challenge(challenge), 0)
}

fn title(texts: &Texts, variant: &Variant, ruleset: &Ruleset) -> String {
    texts.with(
        "rules-title",
        &[
            ("variant", variant.name.into()),
            ("size", ruleset.board_size().into()),
            ("attackers", ruleset.start.count(Piece::Attacker).into()),
            ("defenders", ruleset.start.count(Piece::Defender).into()),
        ],
    )
}

/// All rules, made from the ruleset; below the title what differs from the variant, as far as there is room: the rest
/// says it too.
fn told(texts: &Texts, title: String, ruleset: &Ruleset, house_rules: &[HouseRule]) -> Draft {
    let sections = [
        (texts.get("rules-moving"), moving(texts, ruleset)),
        (texts.get("rules-capturing"), capturing(texts, ruleset)),
        (texts.get("rules-king"), vec![taking_the_king(texts, ruleset).join(" ")]),
        (texts.get("rules-winning"), winning(texts, ruleset)),
    ];
    let sections = sections.into_iter().flat_map(|(heading, rules)| {
        let items = rules.into_iter().map(|rule| texts.with("rules-item", &[("rule", rule.into())]));
        [heading].into_iter().chain(items).collect::<Vec<_>>()
    });
    let sections: Vec<String> = sections.collect();
    let told = length(&title) + sections.iter().map(|line| 1 + length(line)).sum::<usize>();
    let changes = house_rules::line_within(texts, house_rules, CONTENT.saturating_sub(told + 1));
    Draft::lines([title, changes].into_iter().chain(sections))
}

fn moving(texts: &Texts, ruleset: &Ruleset) -> Vec<String> {
    let mut told = vec![texts.get("rules-line")];
    if let (Some(square), Some(throne)) = (ruleset.throne(), ruleset.throne) {
        told.extend(entering_the_throne(texts, &square.to_string(), throne));
    }
    if ruleset.corners.restricted {
        told.push(texts.with("rules-corners-king-only", &[("block", ruleset.corners.block.into())]));
    }
    told
}

fn entering_the_throne(texts: &Texts, square: &str, throne: Throne) -> Option<String> {
    let told = match (throne.stop, throne.pass) {
        (ThroneStop::Anyone, ThronePass::Anyone) => return None,
        (ThroneStop::Anyone, ThronePass::King) => {
            texts.with("rules-throne-anyone-stops-king-passes", &[("throne", square.into())])
        }
        (ThroneStop::King, ThronePass::Anyone) => {
            texts.with("rules-throne-king-stops-all-pass", &[("throne", square.into())])
        }
        (ThroneStop::King, ThronePass::King) => {
            texts.with("rules-throne-king-stops-king-passes", &[("throne", square.into())])
        }
        (ThroneStop::Nobody, ThronePass::Anyone) => {
            texts.with("rules-throne-nobody-stops-all-pass", &[("throne", square.into())])
        }
        (ThroneStop::Nobody, ThronePass::King) => {
            texts.with("rules-throne-nobody-stops-king-passes", &[("throne", square.into())])
        }
    };
    Some(told)
}

fn capturing(texts: &Texts, ruleset: &Ruleset) -> Vec<String> {
    let mut told = vec![texts.get("rules-custodial")];
    told.extend(hostile_corners(texts, ruleset.corners));
    told.extend(hostile_throne(texts, ruleset));
    told.push(match ruleset.king.armed {
        KingArmed::Both => texts.get("rules-king-armed"),
        KingArmed::HammerOnly => texts.get("rules-king-hammer"),
        KingArmed::AnvilOnly => texts.get("rules-king-anvil"),
        KingArmed::Neither => texts.get("rules-king-unarmed"),
    });
    match ruleset.captures.shieldwall {
        Shieldwall::None => {}
        Shieldwall::Pieces => told.push(texts.with("rules-shieldwall", &[("corners", "no".into())])),
        Shieldwall::PiecesAndCorners => told.push(texts.with("rules-shieldwall", &[("corners", "yes".into())])),
    }
    if ruleset.captures.trap {
        told.push(texts.get("rules-trap"));
    }
    if ruleset.captures.linnaean {
        told.push(texts.get("rules-linnaean"));
    }
    told
}

pub(super) fn hostile_corners(texts: &Texts, corners: Corners) -> Option<String> {
    let HostileTo { attackers, defenders, king } = corners.hostile_to;
    let against = match (attackers, defenders, king) {
        (false, false, false) => return None,
        (true, false, false) => "attackers",
        (false, true, false) => "defenders",
        (false, false, true) => "king",
        (true, true, false) => "soldiers",
        (true, false, true) => "attackers-and-king",
        (false, true, true) => "defenders-and-king",
        (true, true, true) => "everybody",
    };
    Some(texts.with("rules-corners-hostile", &[("against", against.into())]))
}

pub(super) fn hostile_throne(texts: &Texts, ruleset: &Ruleset) -> Vec<String> {
    let Some(throne) = ruleset.throne.filter(|_| ruleset.throne().is_some()) else { return Vec::new() };
    let (attackers, defenders) = (throne.hostile_to_attackers, throne.hostile_to_defenders);
    let told = if attackers == defenders {
        vec![("soldiers", attackers)]
    } else {
        vec![("attackers", attackers), ("defenders", defenders)]
    };
    told.into_iter()
        .filter_map(|(against, hostility)| {
            let when = match hostility {
                ThroneHostility::Never => return None,
                ThroneHostility::WhenEmpty => "empty",
                ThroneHostility::Always => "always",
            };
            Some(texts.with("rules-throne-hostile", &[("against", against.into()), ("when", when.into())]))
        })
        .collect()
}

fn taking_the_king(texts: &Texts, ruleset: &Ruleset) -> Vec<String> {
    let King { in_open, on_throne, beside_throne, on_edge, .. } = ruleset.king;
    let mut told = vec![match in_open {
        KingCapture::AllSides => texts.get("rules-king-four"),
        KingCapture::TwoOpposite => texts.get("rules-king-two"),
    }];
    if ruleset.throne().is_some() {
        match on_throne {
            same if same == in_open => {}
            KingCapture::AllSides => told.push(texts.get("rules-king-four-on-throne")),
            KingCapture::TwoOpposite => told.push(texts.get("rules-king-two-on-throne")),
        }
        match (beside_throne, in_open) {
            (KingCapture::AllSides, _) => told.push(texts.get("rules-king-three-beside-throne")),
            (KingCapture::TwoOpposite, KingCapture::AllSides) => told.push(texts.get("rules-king-two-beside-throne")),
            (KingCapture::TwoOpposite, KingCapture::TwoOpposite) => {}
        }
    }
    // Where the edge is his escape, no king is left standing on it.
    match (ruleset.endings.escape, on_edge) {
        (Escape::Edge, _) => {}
        (Escape::Corner, KingOnEdge::Safe) => told.push(texts.get("rules-king-safe-on-edge")),
        (Escape::Corner, KingOnEdge::AsElsewhere) => told.push(texts.get("rules-king-edge-no-refuge")),
    }
    told
}

fn winning(texts: &Texts, ruleset: &Ruleset) -> Vec<String> {
    let endings = &ruleset.endings;
    let defenders = match (endings.escape, endings.exit_fort) {
        (Escape::Corner, false) => texts.get("rules-defenders-win-corner"),
        (Escape::Corner, true) => texts.get("rules-defenders-win-corner-or-fort"),
        // On the edge he has escaped already: no fort is needed there.
        (Escape::Edge, _) => texts.get("rules-defenders-win-edge"),
    };
    let attackers = if endings.encirclement {
        texts.get("rules-attackers-win-capture-or-ring")
    } else {
        texts.get("rules-attackers-win-capture")
    };
    let mut told = vec![defenders, attackers];
    told.push(match endings.no_moves {
        NoMoves::Loses => texts.get("rules-no-moves-loses"),
        NoMoves::Draw => texts.get("rules-no-moves-draws"),
    });
    match endings.repetition {
        Repetition::Ignored => {}
        Repetition::Draw => told.push(texts.get("rules-repetition-draw")),
        Repetition::MoverLoses => told.push(texts.get("rules-repetition-mover")),
        Repetition::DefendersLose => told.push(texts.get("rules-repetition-defenders")),
        Repetition::AggressorLoses => told.push(texts.get("rules-repetition-aggressor")),
    }
    if let Some(plies) = endings.move_limit {
        told.push(texts.with("rules-move-limit", &[("moves", u32::from(plies).into())]));
    }
    told.push(texts.get("rules-agreement"));
    told
}
