//! What people do, one thing at a time, chosen by chance among what lies before them.

use standin::{Channel, Error, Message, OptionValue, Reply, User};

use super::chance::Chance;
use super::promises::Press;
use super::table::{Known, Table};

/// The variants that are played: small boards mostly, so that much happens.
const VARIANTS: [&str; 6] = ["brandubh", "brandubh", "ard-ri", "tablut", "scottish", "copenhagen"];
/// The paces that are chosen, or none.
const PACES: [&str; 4] = ["", "1d", "14d", "5d+10h<10d"];
/// So many games and open challenges keep everybody busy.
const ENOUGH: usize = 6;

/// One thing that somebody does.
#[derive(Debug, Clone)]
pub(super) enum Act {
    Slash { name: &'static str, options: Vec<(&'static str, OptionValue)>, place: Channel },
    Move { game: i64, mv: String, place: Channel },
    Press { message: Message, label: String, custom_id: String },
    Choose { message: Message, menu: String, value: String },
    Types { text: String, place: Channel },
}

impl Act {
    /// Does it, and waits for what comes of it.
    pub(super) async fn perform(&self, who: &User) -> Result<Option<Reply>, Error> {
        match self {
            Self::Slash { name, options, place } => who.slash(name, options.clone()).in_channel(place).await.map(Some),
            Self::Move { game, mv, place } => {
                let text = format!("#{game} {mv}");
                who.slash("move", [("move", text)]).in_channel(place).await.map(Some)
            }
            Self::Press { message, label, .. } => who.click(message, label).await.map(Some),
            Self::Choose { message, menu, value } => who.choose(message, menu, &[value]).await.map(Some),
            Self::Types { text, place } => {
                let typed = who.autocomplete("move", [("move", text.clone())], "move").in_channel(place).await;
                typed.map(|_| None)
            }
        }
    }
}

/// The people, and where they meet.
pub(super) struct Club {
    pub(super) people: Vec<User>,
    pub(super) halls: Vec<Channel>,
}

impl Club {
    /// What happens next, and who does it.
    pub(super) fn next(&self, table: &mut Table, chance: &mut Chance) -> (usize, Act) {
        let anybody = chance.below(self.people.len());
        let hall = self.halls[chance.below(self.halls.len())].clone();
        if table.going_on() < ENOUGH && chance.once_in(3) {
            return (anybody, self.challenge(anybody, hall, chance));
        }
        let slash = |name, options| Act::Slash { name, options, place: hall.clone() };
        let act = match chance.below(100) {
            0..35 => return self.typed_move(table, chance).unwrap_or_else(|| (anybody, slash("games", vec![]))),
            35..65 => return tap(table, chance).unwrap_or_else(|| (anybody, slash("games", vec![]))),
            65..90 => return self.press(table, chance).unwrap_or_else(|| (anybody, slash("games", vec![]))),
            90..93 => slash("board", vec![]),
            93..95 => Act::Types { text: String::new(), place: hall },
            95 => slash("take-back", vec![]),
            96 => slash("draw", vec![]),
            97 => slash("challenge", vec![]),
            // The first one manages the server.
            98 => return (0, slash("server-settings", vec![("threads", chance.once_in(2).into())])),
            _ => self.challenge(anybody, hall, chance),
        };
        (anybody, act)
    }

    fn challenge(&self, who: usize, place: Channel, chance: &mut Chance) -> Act {
        let variant = *chance.pick(&VARIANTS).expect("there are some");
        let mut options = vec![("variant", variant.into()), ("side", "random".into())];
        let other = chance.below(self.people.len());
        // Whoever would challenge himself asks anybody instead.
        if other != who {
            options.push(("opponent", standin::user(&self.people[other])));
        }
        if chance.once_in(6) {
            options.push(("games", 2.into()));
        }
        if let Some(pace) = chance.pick(&PACES).filter(|pace| !pace.is_empty()) {
            options.push(("pace", (*pace).into()));
        }
        if chance.once_in(4) {
            options.push(("time-up", "forfeit".into()));
        }
        Act::Slash { name: "challenge", options, place }
    }

    /// A move typed where the game is played, or elsewhere.
    fn typed_move(&self, table: &Table, chance: &mut Chance) -> Option<(usize, Act)> {
        let games: Vec<(&i64, &Known)> = table.games.iter().filter(|(_, known)| known.is_running).collect();
        let (game, known) = chance.pick(&games)?;
        let moves = known.game.clone().legal_moves();
        let mv = chance.pick(&moves)?.to_string();
        let who = known.players[usize::from(known.game.side_to_move() == hnefi::rules::Side::Defenders)];
        let elsewhere = chance.once_in(8);
        let place = if elsewhere { chance.pick(&self.halls)?.clone() } else { known.place.clone() };
        Some((who, Act::Move { game: **game, mv, place }))
    }

    /// A press on something that all see, mostly by whoever was called there; the newest most often.
    fn press(&self, table: &mut Table, chance: &mut Chance) -> Option<(usize, Act)> {
        for _ in 0..5 {
            let most = table.pressable.len();
            let from_end = chance.below(most.max(1)).min(chance.below(most.max(1)));
            let at = most.checked_sub(from_end + 1)?;
            let pressed = table.pressable[at].refresh().ok();
            if let Some((message, act)) = pressed.and_then(|now| Some((now.clone(), something_on(&now, chance)?))) {
                let called = message.pinged();
                let called =
                    chance.pick(&called).and_then(|name| self.people.iter().position(|who| who.name() == *name));
                let who = called.filter(|_| !chance.once_in(6)).unwrap_or_else(|| chance.below(self.people.len()));
                return Some((who, act));
            }
            table.pressable.remove(at);
        }
        None
    }
}

/// A tap on something that only one sees: menus, a question, a card.
fn tap(table: &mut Table, chance: &mut Chance) -> Option<(usize, Act)> {
    for _ in 0..table.cards.len() {
        let at = chance.below(table.cards.len());
        let (who, card) = table.cards[at].clone();
        if let Some(act) = card.refresh().ok().and_then(|card| something_on(&card, chance)) {
            return Some((who, act));
        }
        table.cards.remove(at);
    }
    None
}

/// One of the buttons or choices of a message.
fn something_on(message: &Message, chance: &mut Chance) -> Option<Act> {
    let mut acts = Vec::new();
    for button in message.buttons().into_iter().filter(|button| !button.disabled) {
        let Some(custom_id) = button.custom_id else { continue };
        let weight = Press::read(&custom_id).map_or(0, |press| weight(press.act));
        acts.push((weight, Act::Press { message: message.clone(), label: button.label, custom_id }));
    }
    for menu in message.selects() {
        let values: Vec<String> = menu.options.iter().map(|option| option.value.clone()).collect();
        if let Some(value) = chance.pick(&values) {
            let choose = Act::Choose { message: message.clone(), menu: menu.custom_id.clone(), value: value.clone() };
            acts.push((6, choose));
        }
    }
    chance.weigh(&acts).cloned()
}

/// How often which button is pressed.
fn weight(act: &str) -> usize {
    match act {
        "accept" | "move" | "resign-yes" => 20,
        "play" | "set-up-send" => 30,
        "draw-yes" | "take-back-yes" | "abort-yes" | "rematch" => 6,
        "draw-no" | "take-back-no" | "abort-no" => 4,
        "take-back" => 3,
        "decline" | "withdraw" | "draw" | "abort" | "resign" => 2,
        // A film keeps a processor for a second.
        "replay" => 0,
        _ => 1,
    }
}
