//! Games, challenges and offers to word: Ann attacks, Bjorn defends.

use crate::discord::present::{Form, Look};
use crate::i18n::{Locale, Texts};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, OfferId, PlayerId};
use crate::rules::{Board, Game, Knob, Ply, Position, Ruleset, Side, Square, Variant};
use crate::service::{
    ChallengeState, ChallengeView, EndReason, GameResult, GameSummary, GameView, OfferState, OfferView, Person, Place,
    Post,
};
use crate::time::Timestamp;

pub(super) const THEN: Timestamp = Timestamp(1_800_000_000);
pub(super) const PLACE: Place = Place { channel: ChannelId(20), guild: Some(GuildId(10)) };
pub(super) const POST: Post = Post { guild: Some(GuildId(10)), channel: ChannelId(20), message: MessageId(30) };

/// A board as it is shown to whoever asks for nothing else.
pub(super) const DRAWN: Look = Look { flipped: false, form: Form::Picture { theme: None } };
/// A board as text, from the other side.
pub(super) const WRITTEN: Look = Look { flipped: true, form: Form::Text };

pub(super) fn english() -> Texts {
    Texts::new(Locale::English)
}

pub(super) fn ann() -> Person {
    Person { id: PlayerId(1), name: "Ann".to_owned() }
}

pub(super) fn bjorn() -> Person {
    Person { id: PlayerId(2), name: "Bjorn".to_owned() }
}

pub(super) fn variant(key: &str) -> &'static Variant {
    Variant::by_key(key).expect("a variant of ours")
}

/// Game 17 from the start of a variant.
pub(super) fn started(key: &str, moves: &str) -> GameView {
    let variant = variant(key);
    view(variant, Game::new(variant.ruleset.clone()), moves)
}

/// Game 17 in Copenhagen from pieces named as `K f6, t e5 e10, T e9`.
pub(super) fn placed(pieces: &str, to_move: Side, moves: &str) -> GameView {
    ruled(variant("copenhagen").ruleset.clone(), pieces, to_move, moves)
}

/// The same by other rules, still called Copenhagen.
pub(super) fn ruled(ruleset: Ruleset, pieces: &str, to_move: Side, moves: &str) -> GameView {
    let board = Board::parse(&rows(pieces, ruleset.board_size())).expect("rows of a board");
    let position = Position { board, side_to_move: to_move };
    let game = Game::from_position(ruleset, position).expect("a board of the right size");
    view(variant("copenhagen"), game, moves)
}

fn view(variant: &'static Variant, mut game: Game, moves: &str) -> GameView {
    for mv in moves.split_whitespace() {
        let written = crate::rules::notation::parse_move(mv).expect("a move");
        game.play(written.mv).unwrap_or_else(|why| panic!("{mv}: {why:?}"));
    }
    let result =
        game.outcome().map(|outcome| GameResult { winner: outcome.winner, reason: EndReason::Board(outcome.reason) });
    GameView {
        id: GameId(17),
        variant,
        attackers: ann(),
        defenders: bjorn(),
        place: PLACE,
        game,
        result,
        turn_since: THEN,
        started_at: THEN,
        offer: None,
        newest: Some(POST),
    }
}

/// The pieces as rows that a board reads.
fn rows(pieces: &str, size: u8) -> String {
    let mut grid = vec![vec![None; size.into()]; size.into()];
    let mut piece = ' ';
    for word in pieces.split([' ', ',']).filter(|word| !word.is_empty()) {
        if let "K" | "t" | "T" = word {
            piece = word.chars().next().expect("a letter");
            continue;
        }
        let square: Square = word.parse().expect("a square");
        grid[usize::from(size - 1 - square.rank())][usize::from(square.file())] = Some(piece);
    }
    let rows: Vec<String> = grid.iter().map(|row| write_row(row)).collect();
    rows.join("/")
}

fn write_row(row: &[Option<char>]) -> String {
    let mut text = String::new();
    for run in row.chunk_by(|left, right| left.is_none() && right.is_none()) {
        match run {
            [Some(piece)] => text.push(*piece),
            empty => text.push_str(&empty.len().to_string()),
        }
    }
    text
}

/// A variant's rules with some changed, as `shieldwall=none trap=yes`.
pub(super) fn house(key: &str, changes: &str) -> Ruleset {
    let mut ruleset = variant(key).ruleset.clone();
    for (knob, value) in changes.split(' ').filter_map(|change| change.split_once('=')) {
        ruleset.set(Knob::from_key(knob).expect("a rule"), value).expect("one of its values");
    }
    ruleset.validate().expect("the rules go together");
    ruleset
}

/// Game 17 in Copenhagen by house rules.
pub(super) fn house_game(changes: &str, moves: &str) -> GameView {
    view(variant("copenhagen"), Game::new(house("copenhagen", changes)), moves)
}

/// Every rule of Copenhagen changed that can be changed together with all others.
pub(super) const CHANGES: &str = "corner-block=2 corners-restricted=no corners-hostile-to-attackers=no \
    corners-hostile-to-defenders=no corners-hostile-to-king=yes throne-stop=nobody throne-pass=king \
    throne-hostile-to-attackers=never throne-hostile-to-defenders=always king-armed=hammer-only \
    king-on-throne=two-opposite king-beside-throne=two-opposite king-in-open=two-opposite king-on-edge=as-elsewhere \
    trap=yes shieldwall=pieces linnaean=yes exit-fort=no encirclement=no no-moves=draw repetition=aggressor-loses \
    move-limit=65535";

/// What a move would do in a game.
pub(super) fn thought(game: &GameView, mv: &str) -> Ply {
    let written = crate::rules::notation::parse_move(mv).expect("a move");
    game.game.preview(written.mv).unwrap_or_else(|why| panic!("{mv}: {why:?}"))
}

pub(super) fn ended(mut game: GameView, winner: Option<Side>, reason: EndReason) -> GameView {
    game.result = Some(GameResult { winner, reason });
    game
}

pub(super) fn challenge(side: Side, state: ChallengeState) -> ChallengeView {
    ChallengeView {
        id: ChallengeId(5),
        challenger: ann(),
        challenged: bjorn(),
        variant: variant("copenhagen"),
        house_ruleset: None,
        challenger_side: side,
        by_lot: false,
        place: PLACE,
        state,
        post: Some(POST),
    }
}

pub(super) fn offer(ply: u32, state: OfferState) -> OfferView {
    OfferView { id: OfferId(3), by: ann(), to: bjorn(), ply, state, post: Some(POST) }
}

pub(super) fn summary(id: i64, my_move: bool) -> GameSummary {
    GameSummary {
        id: GameId(id),
        variant: "copenhagen",
        house_rules: false,
        opponent: bjorn(),
        side: if id % 2 == 0 { Side::Defenders } else { Side::Attackers },
        ply: u32::try_from(id - 17).unwrap_or(0),
        my_move,
        turn_since: THEN,
        place: PLACE,
        newest: (id % 3 != 0).then_some(POST),
    }
}
