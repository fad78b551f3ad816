//! From gateway events to handlers: what is too old or has been here before is dropped, a panic is answered.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

use futures::FutureExt;
use poise::{CommandInteractionType, FrameworkContext, FrameworkError, FrameworkOptions};
use serenity::async_trait;
use serenity::builder::CreateAutocompleteResponse;
use serenity::client::{Context, EventHandler};
use serenity::gateway::ShardManager;
use serenity::model::application::{CommandInteraction, Interaction, ResolvedValue};
use serenity::model::gateway::Ready;
use serenity::model::id::{InteractionId, UserId};
use tokio::sync::watch;

use super::answer::{self, Reply};
use super::call::Call;
use super::clock::{TOO_OLD_MILLIS, made_at_millis};
use super::custom_id::Press;
use super::edge::Edge;
use super::limits::Kind;
use super::{commands, components, contact, gate, languages, present, reach};
use crate::service::{Error, Refusal};

/// What receives the gateway's events.
pub(super) struct Dispatch {
    edge: Arc<Edge>,
    options: FrameworkOptions<Call, Error>,
    shard_manager: OnceLock<Arc<ShardManager>>,
    ready: watch::Sender<bool>,
}

impl Dispatch {
    pub(super) fn new(edge: Arc<Edge>) -> Self {
        let options = FrameworkOptions {
            commands: commands::all(),
            initialize_owners: false,
            manual_cooldowns: true,
            ..FrameworkOptions::default()
        };
        Self { edge, options, shard_manager: OnceLock::new(), ready: watch::Sender::new(false) }
    }

    /// The commands, for registering them.
    pub(super) fn commands(&self) -> &[commands::Command] {
        &self.options.commands
    }

    /// Becomes true when the gateway has let us in.
    pub(super) fn ready(&self) -> watch::Receiver<bool> {
        self.ready.subscribe()
    }

    /// poise wants to know it; it comes into being after us.
    pub(super) fn set_shard_manager(&self, manager: Arc<ShardManager>) {
        // A second one would mean a second client on this dispatch, and there is none.
        let _ = self.shard_manager.set(manager);
    }

    /// Whether an interaction is to be handled: young, and here for the first time.
    fn admits(&self, id: InteractionId) -> bool {
        let age = self.edge.clock.age_millis(id.get());
        if age > TOO_OLD_MILLIS {
            tracing::warn!("an interaction came {age} ms late and was dropped; nothing was changed");
            return false;
        }
        let is_new = self.edge.is_new(id);
        tracing::debug!(age, is_new, "an interaction came");
        is_new
    }

    async fn handle(&self, ctx: &Context, interaction: Interaction) {
        match interaction {
            Interaction::Command(command) if self.admits(command.id) => {
                self.edge.http.set_application_id(command.application_id);
                let mut call = Call::of_command(Arc::clone(&self.edge), &command);
                reach::note_somebody(&self.edge, &call.store, ctx.shard_id).await;
                languages::settle(&mut call).await;
                self.run_command(ctx, &call, &command).await;
                languages::note(&call).await;
            }
            Interaction::Autocomplete(command) if self.admits(command.id) => {
                self.run_autocomplete(ctx, &command).await;
            }
            Interaction::Component(press) if self.admits(press.id) => {
                self.edge.http.set_application_id(press.application_id);
                let mut call = Call::of_component(Arc::clone(&self.edge), &press);
                reach::note_somebody(&self.edge, &call.store, ctx.shard_id).await;
                languages::settle(&mut call).await;
                let is_closing = Press::parse(&press.data.custom_id).is_ok_and(Press::is_closing);
                let kind = if is_closing { Kind::Closing } else { Kind::Request };
                let handled = AssertUnwindSafe(async {
                    let reply = match too_much(&call, kind) {
                        Some(refusal) => refusal,
                        None => components::press(&call, &press).await,
                    };
                    answer::answer(&call, reply).await;
                });
                match handled.catch_unwind().await {
                    Ok(()) => Box::pin(contact::make(&call)).await,
                    Err(panic) => apologise(&call, words(&*panic)).await,
                }
                languages::note(&call).await;
            }
            // Pings come by HTTP only; there are no forms yet.
            _ => {}
        }
    }

    async fn run_command(&self, ctx: &Context, call: &Call, command: &CommandInteraction) {
        if let Some(refusal) = too_much(call, Kind::Request) {
            return answer::answer(call, refusal).await;
        }
        match gate::admit_command(call, &command.data.name).await {
            Ok(()) => Box::pin(self.run_admitted(ctx, call, command)).await,
            Err(error) => answer::answer(call, Reply::failure(call, &error)).await,
        }
        Box::pin(contact::make(call)).await;
    }

    async fn run_admitted(&self, ctx: &Context, call: &Call, command: &CommandInteraction) {
        let Some(framework) = self.framework(ctx, call, command) else {
            return tracing::error!("an interaction came before the client was there");
        };
        let (answered, data) = (AtomicBool::new(false), tokio::sync::Mutex::new(Box::new(()) as _));
        let options = command.data.options();
        let mut tree = Vec::new();
        let ran = poise::dispatch_interaction(framework, command, &answered, &data, &options, &mut tree);
        match AssertUnwindSafe(ran).catch_unwind().await {
            Ok(Ok(())) => tracing::debug!(command = command.data.name, "done"),
            Ok(Err(error)) => answer_failure(call, error).await,
            Err(panic) => apologise(call, words(&*panic)).await,
        }
    }

    /// Finds the suggestions by poise's table of commands, and answers by our own function, always.
    async fn run_autocomplete(&self, ctx: &Context, command: &CommandInteraction) {
        let mut call = Call::of_command(Arc::clone(&self.edge), command);
        if too_much(&call, Kind::Typing).is_some() {
            return answer::answer(&call, Reply::choices(CreateAutocompleteResponse::new())).await;
        }
        languages::settle(&mut call).await;
        let suggested = AssertUnwindSafe(self.suggestions(ctx, &call, command)).catch_unwind().await;
        let choices = suggested.unwrap_or_else(|panic| {
            log_panic(words(&*panic));
            None
        });
        answer::answer(&call, Reply::choices(choices.unwrap_or_default())).await;
    }

    async fn suggestions(
        &self,
        ctx: &Context,
        call: &Call,
        command: &CommandInteraction,
    ) -> Option<CreateAutocompleteResponse> {
        let framework = self.framework(ctx, call, command)?;
        let (answered, data) = (AtomicBool::new(false), tokio::sync::Mutex::new(Box::new(()) as _));
        let options = command.data.options();
        let mut tree = Vec::new();
        let kind = CommandInteractionType::Autocomplete;
        let found =
            poise::extract_command_and_run_checks(framework, command, kind, &answered, &data, &options, &mut tree);
        let ctx = found.await.inspect_err(|error| tracing::error!("nothing to suggest: {error}")).ok()?;
        let (name, typed) = ctx.args.iter().find_map(|option| match option.value {
            ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
            _ => None,
        })?;
        let option = ctx.command().parameters.iter().find(|option| option.name == name)?;
        Some((option.autocomplete_callback?)(ctx, typed).await)
    }

    fn framework<'a>(
        &'a self,
        ctx: &'a Context,
        call: &'a Call,
        command: &CommandInteraction,
    ) -> Option<FrameworkContext<'a, Call, Error>> {
        Some(FrameworkContext {
            serenity_context: ctx,
            bot_id: UserId::new(command.application_id.get()),
            options: &self.options,
            user_data: call,
            shard_manager: self.shard_manager.get()?,
        })
    }
}

/// The refusal of what is more than one person may ask for in a minute.
fn too_much(call: &Call, kind: Kind) -> Option<Reply> {
    let again_at = call.edge.limits.count(kind, call.person.id, made_at_millis(call.id.get())).err()?;
    tracing::info!(?kind, "somebody asks for too much at once");
    Some(Reply::failure(call, &Refusal::TooManyRequests { again_at }.into()))
}

#[async_trait]
impl EventHandler for Dispatch {
    async fn ready(&self, _: Context, ready: Ready) {
        self.edge.http.set_application_id(ready.application.id);
        self.edge.know_oneself(ready.user.id);
        tracing::info!("logged in as {}", ready.user.name);
        self.ready.send_replace(true);
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        Box::pin(self.edge.in_hand.track_future(self.handle(&ctx, interaction))).await;
    }
}

/// A command that did nothing: a refusal or fault of ours, or something that does not fit what we registered.
async fn answer_failure(call: &Call, error: FrameworkError<'_, Call, Error>) {
    let reply = match error {
        FrameworkError::Command { error, .. } => Reply::failure(call, &error),
        FrameworkError::CommandPanic { payload, .. } => {
            return apologise(call, payload.as_deref().unwrap_or("without words")).await;
        }
        FrameworkError::UnknownInteraction { .. } | FrameworkError::CommandStructureMismatch { .. } => {
            // A client that still knows last version's commands.
            tracing::warn!("a command came that is not (or not like this) registered: {error}");
            Reply::private(present::unknown_press(&call.private, true))
        }
        FrameworkError::GuildOnly { .. } => Reply::failure(call, &Refusal::NoGuildHere.into()),
        error => {
            tracing::error!("a command failed: {error}");
            Reply::private(present::fault(&call.private))
        }
    };
    answer::answer(call, reply).await;
}

/// Tells him of a panic, if he has no answer yet.
async fn apologise(call: &Call, words: &str) {
    log_panic(words);
    if !call.is_answered() {
        answer::answer(call, Reply::private(present::fault(&call.private))).await;
    }
}

/// What a panic said.
fn words(panic: &(dyn Any + Send)) -> &str {
    let words = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    words.unwrap_or("without words")
}

fn log_panic(words: &str) {
    tracing::error!("a handler panicked: {words}");
}
