//! How many games somebody has won, lost and drawn.

use super::{EndReason, Error, Person, Place};
use crate::rules::{Side, Variant};
use crate::store::{Counted, Store, TallyRow};

/// Games counted by how they ended for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// Won.
    pub won: u32,
    /// Lost.
    pub lost: u32,
    /// Drawn.
    pub drawn: u32,
}

impl Score {
    /// All of them.
    pub fn games(self) -> u32 {
        self.won + self.lost + self.drawn
    }

    fn add(&mut self, row: &TallyRow) {
        match row.result.winner {
            Some(winner) if winner == row.side => self.won += row.games,
            Some(_) => self.lost += row.games,
            None => self.drawn += row.games,
        }
    }
}

/// How somebody has played: games that are over, without those that began at a position of their own.
#[derive(Debug, Clone)]
pub struct Tally {
    /// Whose it is.
    pub player: Person,
    /// Whether only what the reader may see from here is counted: games of this guild, and those against him.
    pub is_partial: bool,
    /// All games.
    pub all: Score,
    /// The same by side, attackers first.
    pub sides: [Score; 2],
    /// By variant, in the order of the variants, and in it by side; those he has not played are left out.
    pub variants: Vec<(&'static Variant, [Score; 2])>,
    /// Against whom, those met most often first.
    pub opponents: Vec<(Person, Score)>,
    /// Against the reader, if it is somebody else's and they have met.
    pub against_reader: Option<Score>,
}

/// Counts a player's games: all of them for himself; for another reader those of this guild and those against him.
///
/// # Errors
/// Only faults.
pub async fn show_tally(store: &Store, reader: &Person, player: &Person, place: Place) -> Result<Tally, Error> {
    store.refresh_name(reader).await?;
    let is_own = reader.id == player.id;
    let counted = if is_own { Counted::All } else { Counted::Seen { guild: place.guild, by: reader.id } };
    let rows = store.read().await?.tally(player.id, counted).await?;
    let mut tally = Tally {
        player: player.clone(),
        is_partial: !is_own,
        all: Score::default(),
        sides: [Score::default(); 2],
        variants: Vec::new(),
        opponents: Vec::new(),
        against_reader: None,
    };
    for row in rows.iter().filter(|row| counts(row.result.reason)) {
        tally.add(row, reader);
    }
    let place_of = |variant: &Variant| Variant::ALL.iter().position(|known| known.key == variant.key);
    tally.variants.sort_by_key(|(variant, _)| place_of(variant));
    tally.opponents.sort_by_key(|(person, score)| (std::cmp::Reverse(score.games()), person.id));
    Ok(tally)
}

/// Whether a game that ended like that says anything about who played it.
const fn counts(reason: EndReason) -> bool {
    match reason {
        EndReason::Board(_) | EndReason::Resignation | EndReason::Agreement | EndReason::Time => true,
        EndReason::Aborted | EndReason::Intervention | EndReason::NotBegun => false,
    }
}

impl Tally {
    fn add(&mut self, row: &TallyRow, reader: &Person) {
        let side = side_index(row.side);
        self.all.add(row);
        self.sides[side].add(row);
        if let Some(variant) = Variant::by_key(&row.variant) {
            let at = self.variants.iter().position(|(known, _)| known.key == variant.key).unwrap_or_else(|| {
                self.variants.push((variant, [Score::default(); 2]));
                self.variants.len() - 1
            });
            self.variants[at].1[side].add(row);
        }
        let at = self.opponents.iter().position(|(known, _)| known.id == row.opponent.id).unwrap_or_else(|| {
            self.opponents.push((row.opponent.clone(), Score::default()));
            self.opponents.len() - 1
        });
        self.opponents[at].1.add(row);
        if row.opponent.id == reader.id {
            self.against_reader.get_or_insert_default().add(row);
        }
    }
}

const fn side_index(side: Side) -> usize {
    match side {
        Side::Attackers => 0,
        Side::Defenders => 1,
    }
}
