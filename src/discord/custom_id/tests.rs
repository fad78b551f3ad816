//! Every press is read as it was written, and what was written long ago is read for ever.

use proptest::prelude::*;

use super::*;
use crate::rules::MAX_BOARD_SIZE;

fn squares() -> impl Strategy<Value = Square> {
    (0..MAX_BOARD_SIZE, 0..MAX_BOARD_SIZE).prop_map(|(file, rank)| Square::new(file, rank).expect("on the board"))
}

fn presses() -> impl Strategy<Value = Press> {
    let boards = (0..=i64::MAX, any::<u32>()).prop_map(|(game, ply)| BoardRef { game: GameId(game), ply });
    let moves = (squares(), squares()).prop_map(|(from, to)| Move { from, to });
    let parts = prop_oneof![
        Just(SetUpPart::Opponent),
        Just(SetUpPart::Variant),
        Just(SetUpPart::Side),
        any::<bool>().prop_map(|is_match| SetUpPart::Games { is_match }),
        Just(SetUpPart::Rule),
        Just(SetUpPart::ShowTime),
        Just(SetUpPart::Time),
        proptest::sample::select(Knob::ALL.as_slice()).prop_map(SetUpPart::Value),
        Just(SetUpPart::Send),
        Just(SetUpPart::Cancel),
    ];
    let kinds = proptest::sample::select(OfferKind::ALL.as_slice());
    let ways = (proptest::sample::select(Way::ALL.as_slice()), proptest::sample::select(SideWish::ALL.as_slice()));
    let all = (0..39, 0..=i64::MAX, boards, moves, any::<u16>(), kinds, parts, ways);
    all.prop_map(|(kind, id, at, mv, page, offer, part, (way, wish))| match kind {
        0 => Press::AcceptChallenge(ChallengeId(id)),
        1 => Press::DeclineChallenge(ChallengeId(id)),
        2 => Press::WithdrawChallenge(ChallengeId(id)),
        3 => Press::ChallengeRules(ChallengeId(id)),
        4 => Press::ChooseMove(at),
        5 => Press::PickPiece(at),
        6 => Press::PickSquare(at, mv.from),
        7 => Press::ConfirmMove(at, mv),
        8 => Press::CancelMove(at),
        9 => Press::Offer(offer, at),
        10 => Press::AcceptOffer(offer, OfferId(id)),
        11 => Press::DeclineOffer(offer, OfferId(id)),
        12 => Press::AskResign(at),
        13 => Press::ConfirmResign(at),
        14 => Press::TurnToPieces(at, page),
        15 => Press::TurnToSquares(at, mv.from, page),
        16 => Press::TurnToGames(page),
        17 => Press::ShowGame,
        18 => Press::Rematch(GameId(id)),
        19 => Press::SetUp(SetUpId(id), part),
        20 => Press::KeepPlaying(at),
        21 => Press::History(GameId(id), at.ply, way),
        22 => Press::Step(GameId(id), at.ply, way),
        23 => Press::Replay(GameId(id)),
        24 => Press::Export(GameId(id)),
        25 => Press::RecordStep(RecordRef { record: RecordId(id), ply: at.ply }, way),
        26 => Press::PlayOn(RecordRef { record: RecordId(id), ply: at.ply }, wish),
        27 => Press::PlayOnWith(RecordRef { record: RecordId(id), ply: at.ply }, wish),
        31 => Press::WithdrawOffer(offer, OfferId(id)),
        32 => Press::Which(match page % 5 {
            0 => Which::Move(mv),
            1 => Which::Resign,
            2 => Which::Offer(offer),
            3 => Which::Claim,
            _ => Which::AddTime((page > 9).then(|| page.to_le_bytes()[0])),
        }),
        28 => Press::RulesPage(RulesOf::Game(GameId(id)), at.ply, way),
        29 => Press::RulesPage(RulesOf::Challenge(ChallengeId(id)), at.ply, way),
        30 => Press::ChooseMoveReminded(at),
        33 => Press::Snooze(at),
        34 => Press::AskClaim(at),
        35 => Press::AddTime(at),
        36 => Press::ConfirmClaim(at),
        37 => Press::LeaveUnclaimed(at),
        _ => {
            let variants = crate::rules::Variant::ALL;
            let variant = &variants[at.ply as usize % variants.len()];
            Press::RulesPage(RulesOf::Variant(variant.key), at.ply, way)
        }
    })
}

proptest! {
    #[test]
    fn every_press_is_read_as_it_was_written(press in presses()) {
        let custom_id = press.to_custom_id();
        prop_assert!(custom_id.len() <= 100, "{custom_id}");
        prop_assert_eq!(Press::parse(&custom_id), Ok(press));
    }

    #[test]
    fn nonsense_is_never_a_press_and_never_a_crash(text in "v?1?:?[a-z0-9:-]{0,30}|\\PC{0,120}") {
        // Whatever is read must be written alike, up to the writing of numbers and letters.
        if let Ok(press) = Press::parse(&text) {
            prop_assert_eq!(Press::parse(&press.to_custom_id()), Ok(press));
        }
    }
}

/// What stands under messages that were sent long ago must be read for ever: these texts never change.
#[test]
fn buttons_sent_by_the_first_version_are_read() {
    let at = BoardRef { game: GameId(17), ply: 34 };
    let f4: Square = "f4".parse().expect("a square");
    let f9: Square = "f9".parse().expect("a square");
    let written = [
        ("v1:accept:5", Press::AcceptChallenge(ChallengeId(5))),
        ("v1:decline:5", Press::DeclineChallenge(ChallengeId(5))),
        ("v1:withdraw:5", Press::WithdrawChallenge(ChallengeId(5))),
        ("v1:rules:5", Press::ChallengeRules(ChallengeId(5))),
        ("v1:move:17:34", Press::ChooseMove(at)),
        ("v1:piece:17:34", Press::PickPiece(at)),
        ("v1:square:17:34:f4", Press::PickSquare(at, f4)),
        ("v1:play:17:34:f4-f9", Press::ConfirmMove(at, Move { from: f4, to: f9 })),
        ("v1:cancel:17:34", Press::CancelMove(at)),
        ("v1:draw:17:34", Press::Offer(OfferKind::Draw, at)),
        ("v1:draw-yes:3", Press::AcceptOffer(OfferKind::Draw, OfferId(3))),
        ("v1:draw-no:3", Press::DeclineOffer(OfferKind::Draw, OfferId(3))),
        ("v1:take-back:17:34", Press::Offer(OfferKind::TakeBack, at)),
        ("v1:take-back-yes:3", Press::AcceptOffer(OfferKind::TakeBack, OfferId(3))),
        ("v1:take-back-no:3", Press::DeclineOffer(OfferKind::TakeBack, OfferId(3))),
        ("v1:abort:17:34", Press::Offer(OfferKind::Abort, at)),
        ("v1:abort-yes:3", Press::AcceptOffer(OfferKind::Abort, OfferId(3))),
        ("v1:abort-no:3", Press::DeclineOffer(OfferKind::Abort, OfferId(3))),
        ("v1:resign:17:34", Press::AskResign(at)),
        ("v1:resign-yes:17:34", Press::ConfirmResign(at)),
        ("v1:resign-no:17:34", Press::KeepPlaying(at)),
        ("v1:claim:17:34", Press::AskClaim(at)),
        ("v1:claim-yes:17:34", Press::ConfirmClaim(at)),
        ("v1:claim-no:17:34", Press::LeaveUnclaimed(at)),
        ("v1:rematch:17", Press::Rematch(GameId(17))),
        ("v1:set-up-opponent:4", Press::SetUp(SetUpId(4), SetUpPart::Opponent)),
        ("v1:set-up-variant:4", Press::SetUp(SetUpId(4), SetUpPart::Variant)),
        ("v1:set-up-side:4", Press::SetUp(SetUpId(4), SetUpPart::Side)),
        ("v1:set-up-one-game:4", Press::SetUp(SetUpId(4), SetUpPart::Games { is_match: false })),
        ("v1:set-up-match:4", Press::SetUp(SetUpId(4), SetUpPart::Games { is_match: true })),
        ("v1:set-up-rule:4", Press::SetUp(SetUpId(4), SetUpPart::Rule)),
        ("v1:set-up-value:4:king-armed", Press::SetUp(SetUpId(4), SetUpPart::Value(Knob::KingArmed))),
        ("v1:set-up-send:4", Press::SetUp(SetUpId(4), SetUpPart::Send)),
        ("v1:set-up-cancel:4", Press::SetUp(SetUpId(4), SetUpPart::Cancel)),
        ("v1:pieces:17:34:2", Press::TurnToPieces(at, 2)),
        ("v1:squares:17:34:f4:1", Press::TurnToSquares(at, f4, 1)),
        ("v1:games:3", Press::TurnToGames(3)),
        ("v1:show-game", Press::ShowGame),
        ("v1:history:17:2:next", Press::History(GameId(17), 2, Way::Next)),
        ("v1:step:17:34:first", Press::Step(GameId(17), 34, Way::First)),
        ("v1:replay:17", Press::Replay(GameId(17))),
        ("v1:export:17", Press::Export(GameId(17))),
        ("v1:record:5:12:previous", Press::RecordStep(RecordRef { record: RecordId(5), ply: 12 }, Way::Previous)),
        ("v1:play-on:5:12:random", Press::PlayOn(RecordRef { record: RecordId(5), ply: 12 }, SideWish::Lot)),
        (
            "v1:play-with:5:12:defenders",
            Press::PlayOnWith(
                RecordRef { record: RecordId(5), ply: 12 },
                SideWish::Side(crate::rules::Side::Defenders),
            ),
        ),
        ("v1:rules-page:variant:brandubh:3:last", Press::RulesPage(RulesOf::Variant("brandubh"), 3, Way::Last)),
        ("v1:rules-page:game:17:1:next", Press::RulesPage(RulesOf::Game(GameId(17)), 1, Way::Next)),
        ("v1:rules-page:challenge:5:0:first", Press::RulesPage(RulesOf::Challenge(ChallengeId(5)), 0, Way::First)),
    ];
    for (text, press) in written {
        assert_eq!(Press::parse(text), Ok(press), "{text}");
        assert_eq!(press.to_custom_id(), text);
    }
}

#[test]
fn other_versions_are_told_from_strangers() {
    for text in ["v0:move:17:34", "v2:move:17:34", "v12:anything", "v2"] {
        assert_eq!(Press::parse(text), Err(NotAPress::OtherVersion), "{text}");
    }
    for text in ["", "v", "vx:move:1:2", "move:17:34", "hello", "V1:move:17:34"] {
        assert_eq!(Press::parse(text), Err(NotAPress::Unknown), "{text}");
    }
}

#[test]
fn damaged_buttons_are_unknown() {
    for text in [
        "v1",
        "v1:",
        "v1:move",
        "v1:move:17",
        "v1:move:17:34:f4",
        "v1:move:x:34",
        "v1:move:-17:34",
        "v1:move:17:4294967296",
        "v1:move:9223372036854775808:1",
        "v1:square:17:34",
        "v1:square:17:34:z9",
        "v1:square:17:34:a20",
        "v1:play:17:34:f4",
        "v1:play:17:34:f4-",
        "v1:play:17:34:f4-f9-f10",
        "v1:accept",
        "v1:accept:5:6",
        "v1:dance:17:34",
        "v1:rematch",
        "v1:rematch:17:34",
        "v1:set-up-dance:4",
        "v1:set-up-send",
        "v1:set-up-send:4:5",
        "v1:set-up-value:4",
        "v1:set-up-value:4:dance",
        "v1:pieces:17:34",
        "v1:squares:17:34:1",
        "v1:squares:17:34:f4:-1",
        "v1:games",
        "v1:games:65536",
        "v1:show-game:1",
    ] {
        assert_eq!(Press::parse(text), Err(NotAPress::Unknown), "{text}");
    }
}
