//! The menu of a message: "Tafl: this game".

use serenity::model::channel::Message;

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::custom_id::Press;
use crate::discord::leafing::RulesOf;
use crate::discord::present::{self, Draft};
use crate::discord::records;
use crate::ids::{ChallengeId, GameId, MessageId, OfferId, RecordId};
use crate::service::{self, BoardRef, ChallengeState, Error, GameRef, Shown};

/// What a message of ours is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    /// A game, and how many entries of it the message shows, if it shows a board.
    Game(GameId, Option<u32>),
    Challenge(ChallengeId),
    Offer(OfferId),
    Record(RecordId),
}

/// Tells him what a message is about, and shows him how that stands now.
#[poise::command(context_menu_command = "Tafl: this game")]
pub(super) async fn this_game(ctx: Context<'_>, message: Message) -> Result<(), Error> {
    let call = call(&ctx);
    let draft = match about(call, &message).await? {
        _ if !call.edge.is_myself(message.author.id) => present::not_ours(&call.private),
        None => present::about_nothing(&call.private),
        Some(about) => shown(call, about).await?,
    };
    reply(&ctx, Reply::private(draft)).await
}

/// Messages that all see are known; what only he sees tells by its buttons, or by the name of its picture.
async fn about(call: &Call, message: &Message) -> Result<Option<About>, Error> {
    let known = service::recognise(&call.store, MessageId(message.id.get())).await?;
    Ok(known.map(About::from).or_else(|| by_buttons(message)).or_else(|| by_file(message)))
}

impl From<Shown> for About {
    fn from(shown: Shown) -> Self {
        match shown {
            Shown::Board { game, ply } => Self::Game(game, Some(ply)),
            Shown::Challenge(id) => Self::Challenge(id),
            Shown::Offer(id) => Self::Offer(id),
        }
    }
}

fn by_buttons(message: &Message) -> Option<About> {
    let rows = serde_json::to_value(&message.components).unwrap_or_default();
    let parts = rows.as_array()?.iter().filter_map(|row| row["components"].as_array()).flatten();
    let mut presses = parts.filter_map(|part| part["custom_id"].as_str()).filter_map(|id| Press::parse(id).ok());
    presses.find_map(about_press)
}

fn about_press(press: Press) -> Option<About> {
    let about = match press {
        Press::AcceptChallenge(id)
        | Press::DeclineChallenge(id)
        | Press::WithdrawChallenge(id)
        | Press::ChallengeRules(id)
        | Press::RulesPage(RulesOf::Challenge(id), ..) => About::Challenge(id),
        Press::ChooseMove(at)
        | Press::ChooseMoveReminded(at)
        | Press::Snooze(at)
        | Press::PickPiece(at)
        | Press::TurnToPieces(at, _)
        | Press::TurnToSquares(at, ..)
        | Press::PickSquare(at, _)
        | Press::ConfirmMove(at, _)
        | Press::CancelMove(at)
        | Press::Offer(_, at)
        | Press::AskResign(at)
        | Press::ConfirmResign(at)
        | Press::KeepPlaying(at)
        | Press::AskClaim(at)
        | Press::ConfirmClaim(at)
        | Press::LeaveUnclaimed(at)
        | Press::AddTime(at) => About::Game(at.game, Some(at.ply)),
        Press::AcceptOffer(_, id) | Press::DeclineOffer(_, id) | Press::WithdrawOffer(_, id) => About::Offer(id),
        Press::History(game, ..)
        | Press::Step(game, ..)
        | Press::Replay(game)
        | Press::Rematch(game)
        | Press::Export(game)
        | Press::RulesPage(RulesOf::Game(game), ..) => About::Game(game, None),
        Press::RecordStep(at, _) | Press::PlayOn(at, _) | Press::PlayOnWith(at, _) => About::Record(at.record),
        Press::RulesPage(RulesOf::Variant(_), ..)
        | Press::TurnToGames(_)
        | Press::ShowGame
        | Press::Which(_)
        | Press::SetUp(..) => return None,
    };
    Some(about)
}

/// `game-17-move-34.png`, `game-17.gif`, `game-17.txt`.
fn by_file(message: &Message) -> Option<About> {
    message.attachments.iter().find_map(|file| {
        let number = file.filename.strip_prefix("game-")?;
        let end = number.find(|c: char| !c.is_ascii_digit())?;
        Some(About::Game(GameId(number[..end].parse().ok()?), None))
    })
}

async fn shown(call: &Call, about: About) -> Result<Draft, Error> {
    let (texts, store, person) = (&call.private, &call.store, &call.person);
    match about {
        About::Game(id, ply) => {
            let game = service::show_game(store, person, GameRef::Number(id, call.place)).await?;
            Ok(present::this_game(texts, &game, moves_on(call, id, ply).await, person.id))
        }
        About::Offer(id) => {
            let (game, offer) = service::show_offer(store, id).await?;
            // Whether he may see the game is asked like that of any other.
            let game = service::show_game(store, person, GameRef::Number(game.id, call.place)).await?;
            Ok(present::this_offer(texts, &game, &offer, person.id))
        }
        About::Challenge(id) => {
            let challenge = service::show_challenge(store, id).await?;
            if let ChallengeState::Accepted { game } = challenge.state {
                let game = service::show_game(store, person, GameRef::Number(game, call.place)).await?;
                return Ok(present::this_game(texts, &game, None, person.id));
            }
            Ok(present::this_challenge(texts, &challenge))
        }
        About::Record(id) => {
            let record = records::show(call, id).await?;
            Ok(present::record_step(texts, &record, record.ply()))
        }
    }
}

/// How many moves stood on a board, which is numbered by the entries of the game's log; none if it cannot be told.
async fn moves_on(call: &Call, game: GameId, ply: Option<u32>) -> Option<u32> {
    let board = BoardRef { game, ply: ply? };
    service::show_game_at(&call.store, board).await.ok().map(|game| game.game.plies().len() as u32)
}
