//! Games, challenges and offers to word: Ann attacks, Bjorn defends.

use crate::discord::present::{Form, Look};
use crate::i18n::{Locale, Texts};
use crate::ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, OfferId, PlayerId, SetUpId};
use crate::rules::{Board, Game, Knob, Ply, Position, Ruleset, Side, Square, Variant};
use crate::service::{
    ChallengeState, ChallengeView, EndReason, GameResult, GameSummary, GameView, Intervention, MatchView, OfferKind,
    OfferState, OfferView, Person, Place, Post, SetUpView,
};
use crate::time::Timestamp;
use crate::timing::Pace;

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
        is_frozen: false,
        id: GameId(17),
        variant,
        attackers: ann(),
        defenders: bjorn(),
        place: PLACE,
        ply: game.plies().len() as u32,
        taken_back: Vec::new(),
        pace: None,
        clock: None,
        is_time_up: false,
        never_moved: [Side::Attackers, Side::Defenders].into_iter().skip(game.plies().len()).collect(),
        credited: 0,
        ended_by: result.and_then(|_| game.plies().last().map(|ply| by(ply.piece.side()))),
        game,
        result,
        intervention: None,
        turn_since: THEN,
        started_at: THEN,
        offer: None,
        newest: Some(POST),
        in_match: None,
        has_rematch: false,
    }
}

fn by(side: Side) -> PlayerId {
    match side {
        Side::Attackers => ann().id,
        Side::Defenders => bjorn().id,
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
    // The loser resigned; of two who agree, Bjorn said yes.
    game.ended_by = Some(by(winner.map_or(Side::Defenders, Side::opponent)));
    game
}

pub(super) fn challenge(side: Side, state: ChallengeState) -> ChallengeView {
    ChallengeView {
        id: ChallengeId(5),
        challenger: ann(),
        challenged: Some(bjorn()),
        to_anybody: false,
        is_match: false,
        rematch_of: None,
        variant: variant("copenhagen"),
        house_ruleset: None,
        start: None,
        pace: Some(Pace::DEFAULT),
        challenger_side: side,
        by_lot: false,
        place: PLACE,
        expires_at: THEN,
        state,
        post: Some(POST),
    }
}

/// Ann's offer after so many moves of a4-c4 d6-d9.
pub(super) fn offer(kind: OfferKind, moves: u32, state: OfferState) -> OfferView {
    let played = started("copenhagen", "a4-c4 d6-d9").game.at_ply(moves as usize);
    let undone = match kind {
        OfferKind::TakeBack => played.plies().iter().rev().map(|ply| ply.mv).collect(),
        OfferKind::Draw | OfferKind::Abort => Vec::new(),
    };
    OfferView { id: OfferId(3), kind, by: ann(), to: bjorn(), moves, undone, state, post: Some(POST) }
}

/// Game 17 after the last `count` moves of a line were taken back.
pub(super) fn taken_back(moves: &str, count: usize) -> GameView {
    let before = started("copenhagen", moves);
    let kept = before.game.plies().len() - count;
    let taken_back = before.game.plies()[kept..].iter().rev().cloned().collect();
    GameView { game: before.game.at_ply(kept), taken_back, ply: before.ply + 1, ..before }
}

/// A game that Cilla ended, who manages the server.
pub(super) fn intervened(game: GameView, why: &str) -> GameView {
    let by = Person { id: PlayerId(3), name: "Cilla".to_owned() };
    let intervention = Some(Intervention { by, why: why.to_owned() });
    GameView { intervention, ..ended(game, None, EndReason::Intervention) }
}

pub(super) fn summary(id: i64, my_move: bool) -> GameSummary {
    GameSummary {
        is_frozen: false,
        id: GameId(id),
        variant: "copenhagen",
        house_rules: false,
        opponent: bjorn(),
        side: if id % 2 == 0 { Side::Defenders } else { Side::Attackers },
        ply: u32::try_from(id - 17).unwrap_or(0),
        moves: u32::try_from(id - 17).unwrap_or(0),
        my_move,
        turn_since: THEN,
        deadline: (id % 2 == 0).then_some(THEN),
        up_since: None,
        stands_until: None,
        place: PLACE,
        newest: (id % 3 != 0).then_some(POST),
    }
}

/// A card as it is when nothing has been chosen.
pub(super) fn card() -> SetUpView {
    SetUpView {
        id: SetUpId(4),
        opponent: None,
        variant: variant("copenhagen"),
        house_ruleset: None,
        side: None,
        is_match: false,
        pace: Some(Pace::DEFAULT),
    }
}

/// Game 17 as one of a match: the second of it, if the first was game 16.
pub(super) fn in_match(game: GameView, first: i64, second: Option<i64>, half_points: [u8; 2]) -> GameView {
    let is_over = game.result.is_some() && (first != 17 || second.is_none());
    let in_match = MatchView { first: GameId(first), second: second.map(GameId), is_over, half_points };
    GameView { in_match: Some(in_match), ..game }
}
