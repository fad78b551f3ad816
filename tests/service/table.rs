//! A table to play at: a database of its own, people, a clock that stands still until told, and the usual requests.

use hnefi::ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, OfferId, OutboxId, PlayerId};
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, Error, GameRef, GameView, NewChallenge, NewOffer, OfferKind, OfferMade, PaceWish, Person, Place,
    PlayMove, Post, Refusal, ReplyTo, TimeRefusal,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;

/// When every test begins.
pub(crate) const NOW: Timestamp = Timestamp(1_800_000_000);
pub(crate) const GUILD: GuildId = GuildId(7);
pub(crate) const TAFL: Place = Place { channel: ChannelId(70), guild: Some(GUILD) };
pub(crate) const OTHER_CHANNEL: Place = Place { channel: ChannelId(71), guild: Some(GUILD) };
pub(crate) const OTHER_GUILD: Place = Place { channel: ChannelId(80), guild: Some(GuildId(8)) };
pub(crate) const PRIVATE: Place = Place { channel: ChannelId(90), guild: None };

pub(crate) fn ann() -> Person {
    Person { id: PlayerId(1), name: "Ann".to_owned() }
}

pub(crate) fn bjorn() -> Person {
    Person { id: PlayerId(2), name: "Bjorn".to_owned() }
}

pub(crate) fn cilla() -> Person {
    Person { id: PlayerId(3), name: "Cilla".to_owned() }
}

/// A first answer that Discord waits for.
pub(crate) fn reply() -> ReplyTo {
    ReplyTo { token: "a-token".to_owned(), at: NOW, first_answer: true, place: TAFL }
}

pub(crate) fn post(message: u64) -> Post {
    Post { guild: Some(GUILD), channel: TAFL.channel, message: MessageId(message) }
}

/// The refusal in a result; anything else fails the test.
#[track_caller]
pub(crate) fn refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> Refusal {
    match result {
        Err(Error::Refused(refusal)) => *refusal,
        other => panic!("expected a refusal, got {other:?}"),
    }
}

/// The refusal in a result, which must be one about time.
#[track_caller]
pub(crate) fn time_refusal<T: std::fmt::Debug>(result: Result<T, Error>) -> TimeRefusal {
    match refusal(result) {
        Refusal::Time(why) => why,
        other => panic!("expected a refusal about time, got {other:?}"),
    }
}

/// A database in a folder of its own.
pub(crate) struct Table {
    pub(crate) store: Store,
    folder: tempfile::TempDir,
}

impl Table {
    pub(crate) async fn set() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let store = Store::open(folder.path().join("hnefi.db")).await.expect("a new database opens");
        Self { store, folder }
    }

    /// A second opening of the same file, as another process would have it.
    pub(crate) async fn second_store(&self) -> Store {
        Store::open(self.folder.path().join("hnefi.db")).await.expect("the database opens again")
    }

    /// The same file after the bot was killed: nothing is closed politely.
    pub(crate) async fn killed(&mut self) {
        self.store = self.second_store().await;
    }

    pub(crate) async fn challenge(&self, challenger: Person, opponent: Person, place: Place) -> ChallengeId {
        self.challenge_as(challenger, opponent, place, Side::Attackers, "scottish").await
    }

    pub(crate) async fn challenge_as(
        &self,
        challenger: Person,
        opponent: Person,
        place: Place,
        challenger_side: Side,
        variant: &str,
    ) -> ChallengeId {
        let request = NewChallenge {
            challenger,
            opponent: Some(opponent.into()),
            is_match: false,
            pace: PaceWish::default(),
            variant: Some(variant.to_owned()),
            house_rules: Vec::new(),
            by_lot: false,
            challenger_side,
            place,
            reply: reply(),
        };
        service::challenge(&self.store, request, NOW).await.expect("the challenge is admitted").challenge.id
    }

    /// A running game: the first person has the attackers, who move first.
    pub(crate) async fn game(&self, attackers: Person, defenders: Person, place: Place) -> GameId {
        self.game_of("scottish", attackers, defenders, place).await
    }

    pub(crate) async fn game_of(&self, variant: &str, attackers: Person, defenders: Person, place: Place) -> GameId {
        let challenge = self.challenge_as(attackers, defenders.clone(), place, Side::Attackers, variant).await;
        let accepted = service::accept_challenge(&self.store, challenge, defenders, reply(), NOW).await;
        accepted.expect("the challenge is open").game.id
    }

    pub(crate) async fn play(&self, player: Person, game: GameId, text: &str) -> Result<service::MovePlayed, Error> {
        service::play_move(&self.store, a_move(player, GameRef::Number(game, TAFL), text), NOW).await
    }

    /// Plays moves in turn, the attackers first.
    pub(crate) async fn play_all(&self, game: GameId, moves: &str) {
        for text in moves.split_whitespace() {
            let player = self.see(game).await.to_move().clone();
            self.play(player, game, text).await.unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }

    /// The game as its attacker sees it.
    pub(crate) async fn see(&self, game: GameId) -> service::GameView {
        let board = service::show_game_at(&self.store, BoardRef { game, ply: 0 }).await.expect("the game exists");
        let attackers = board.attackers;
        service::show_game(&self.store, &attackers, GameRef::Number(game, TAFL)).await.expect("he may see it")
    }

    /// Offers something by number.
    pub(crate) async fn make(&self, kind: OfferKind, player: Person, game: GameId) -> Result<OfferMade, Error> {
        let game = GameRef::Number(game, TAFL);
        let offer = NewOffer { kind, player, game, on_ply: None, reply: reply() };
        service::make_offer(&self.store, offer, NOW).await
    }

    /// Offers a draw by number.
    pub(crate) async fn offer(&self, player: Person, game: GameId) -> OfferId {
        self.make(OfferKind::Draw, player, game).await.expect("the offer is admitted").offer.id
    }

    /// Takes moves back, as asked by this player and agreed to by his opponent.
    pub(crate) async fn take_back(&self, player: Person, game: GameId) -> GameView {
        let offer = self.make(OfferKind::TakeBack, player, game).await.expect("he may ask").offer;
        let accepted =
            service::accept_offer(&self.store, (OfferKind::TakeBack, offer.id), offer.to, reply(), NOW).await;
        accepted.expect("it is open").game
    }

    /// Delivers a row as a message.
    pub(crate) async fn deliver(&self, row: OutboxId, message: u64) {
        service::mark_delivered(&self.store, row, Some(post(message)), NOW).await.expect("the row is marked");
    }

    /// What the outbox owes at `now`, claimed.
    pub(crate) async fn due(&self, now: Timestamp) -> Vec<service::Due> {
        service::claim_due(&self.store, 100, now).await.expect("the outbox can be read")
    }
}

pub(crate) fn a_move(player: Person, game: GameRef, text: &str) -> PlayMove {
    PlayMove { player, game, on_ply: None, text: text.to_owned(), reply: reply() }
}

/// Seconds after the beginning.
pub(crate) fn later(seconds: i64) -> Timestamp {
    NOW.plus_seconds(seconds)
}
