//! A draft as the body of a request: the one place that builds messages, for every endpoint alike.

use std::sync::Arc;

use serde::Serialize;
use serenity::builder::{CreateActionRow, CreateAllowedMentions, CreateAttachment};
use serenity::model::id::UserId;

use super::drawing::{Drawing, Lane};
use super::edge::Edge;
use super::errors::{PictureTrouble, picture_trouble};
use super::present::{BoardPicture, Draft, NoPicture, with_text_board, without_file};
use super::quiet::hushed;
use super::rows;
use crate::i18n::Texts;
use crate::ids::OutboxId;
use crate::render::{Scene, Theme, Turn};
use crate::rules::{Game, Variant};
use crate::service::Place;

/// Discord's flag for a message that only one person sees.
const EPHEMERAL: u32 = 1 << 6;

/// A message to send or to change.
#[derive(Debug, Clone)]
pub(super) struct Outgoing {
    /// The JSON part.
    pub(super) body: Body,
    /// The picture, if there is one.
    pub(super) files: Vec<CreateAttachment>,
    /// What it shows, for saying it in text where it cannot be shown: a board, or a file of another kind.
    shows: Option<(Texts, Option<Scene>)>,
    /// Whether it changes a message that stands.
    changes: bool,
}

/// The fields of a message. What is left out stays as it is when a message is changed.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Body {
    content: String,
    #[serde(serialize_with = "rows::serialize")]
    components: Vec<CreateActionRow>,
    allowed_mentions: CreateAllowedMentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<CreateAttachment>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    enforce_nonce: Option<bool>,
}

/// The first answer to an interaction.
#[derive(Debug, Serialize)]
pub(super) struct Callback<D> {
    #[serde(rename = "type")]
    kind: u8,
    data: D,
}

impl<D> Callback<D> {
    /// Type 4: a new message.
    pub(super) fn message(data: D) -> Self {
        Self { kind: 4, data }
    }

    /// Type 5: a new message that is still being made.
    pub(super) fn deferred(data: D) -> Self {
        Self { kind: 5, data }
    }

    /// Type 7: the message that was pressed, changed.
    pub(super) fn update(data: D) -> Self {
        Self { kind: 7, data }
    }

    /// Type 8: choices for whoever is typing.
    pub(super) fn choices(data: D) -> Self {
        Self { kind: 8, data }
    }
}

/// Whether a message that is still being made will be seen by one only; that cannot be changed later.
#[derive(Debug, Serialize)]
pub(super) struct Deferral {
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u32>,
}

impl Deferral {
    pub(super) fn seen_by(seen: Seen) -> Self {
        match seen {
            Seen::ByAll => Self { flags: None },
            Seen::ByOne => Self { flags: Some(EPHEMERAL) },
        }
    }
}

/// Who sees a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// Everybody in the place.
    ByAll,
    /// Only whoever asked.
    ByOne,
}

/// What a changed message without a picture of its own does with the one it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OldPicture {
    /// It stays.
    Keep,
    /// It goes.
    Remove,
}

impl Outgoing {
    /// A new message, seen by all, which calls nobody who does not want to be called.
    pub(super) async fn public(edge: &Edge, draft: Draft) -> Self {
        Self::build(edge, hushed(edge, draft).await, None).await
    }

    /// A new message, seen by one.
    pub(super) async fn private(edge: &Edge, draft: Draft) -> Self {
        let mut message = Self::build(edge, draft, None).await;
        message.body.flags = Some(EPHEMERAL);
        message
    }

    /// A changed message.
    pub(super) async fn change(edge: &Edge, draft: Draft, old_picture: OldPicture) -> Self {
        Self::build(edge, draft, Some(old_picture)).await
    }

    /// The same with a nonce, so that it cannot be posted twice.
    #[must_use]
    pub(super) fn once(mut self, row: OutboxId) -> Self {
        self.body.nonce = Some(row.to_string());
        self.body.enforce_nonce = Some(true);
        self
    }

    /// The same with the board as text in place of the picture, if it was the picture that Discord did not take; without the
    /// file, if it was another one.
    pub(super) fn without_picture(&self, error: &serenity::Error, place: Place) -> Option<Self> {
        let why = match picture_trouble(error)? {
            PictureTrouble::Permission => NoPicture::MayNotAttach(place),
            PictureTrouble::File => NoPicture::Refused,
        };
        let (texts, scene) = self.shows.as_ref().filter(|_| !self.files.is_empty())?;
        let content = match scene {
            Some(scene) => with_text_board(texts, &self.body.content, scene, why),
            None => without_file(texts, &self.body.content, why),
        };
        // Where one was there before, it would be an old one.
        let attachments = self.changes.then(Vec::new);
        Some(Self {
            body: Body { content, attachments, ..self.body.clone() },
            files: Vec::new(),
            shows: None,
            changes: self.changes,
        })
    }

    async fn build(edge: &Edge, draft: Draft, old_picture: Option<OldPicture>) -> Self {
        let shows = match (&draft.file, &draft.picture) {
            (Some(file), _) => Some((file.texts.clone(), None)),
            (None, Some(picture)) => Some((picture.texts.clone(), Some(picture.scene.clone()))),
            (None, None) => None,
        };
        let files: Vec<_> = match (draft.file, draft.picture) {
            (Some(file), _) => {
                vec![CreateAttachment::bytes(file.bytes, file.filename).description(file.description)]
            }
            (None, Some(picture)) => draw(edge, picture).await.into_iter().collect(),
            (None, None) => Vec::new(),
        };
        let content = match &shows {
            Some((texts, Some(scene))) if files.is_empty() => {
                with_text_board(texts, &draft.content, scene, NoPicture::NotDrawn)
            }
            _ => draft.content,
        };
        let attachments = match (files.first(), old_picture) {
            (Some(file), _) => Some(vec![described(file)]),
            (None, Some(OldPicture::Remove)) => Some(Vec::new()),
            (None, Some(OldPicture::Keep) | None) => None,
        };
        let mentions = draft.mentions.iter().filter(|player| player.0 != 0).map(|player| UserId::new(player.0));
        let body = Body {
            content,
            components: draft.rows,
            allowed_mentions: CreateAllowedMentions::new().users(mentions),
            attachments,
            flags: None,
            nonce: None,
            enforce_nonce: None,
        };
        Self { body, files, shows, changes: old_picture.is_some() }
    }
}

/// The entry that says what an uploaded file is; the bytes travel beside it.
fn described(file: &CreateAttachment) -> CreateAttachment {
    let entry = CreateAttachment::bytes(Vec::new(), file.filename.clone());
    entry.description(file.description.clone().unwrap_or_default())
}

/// Draws every variant once, so that nobody waits for what the renderer prepares when it meets a kind of board.
pub(super) async fn warm_up(drawing: Arc<Drawing>) {
    let drawn = drawing.run(Lane::Boards, |renderer| {
        for variant in Variant::ALL {
            let game = Game::new(variant.ruleset.clone());
            renderer.draw(&Scene::of(&game, Turn::ToMove(game.side_to_move())), Theme::DEFAULT);
        }
    });
    if let Err(error) = drawn.await {
        tracing::error!("the boards cannot be drawn: {error}");
    }
}

/// Draws a board off the async threads. A board that cannot be drawn is logged and left out: the words still count.
async fn draw(edge: &Edge, picture: BoardPicture) -> Option<CreateAttachment> {
    let BoardPicture { scene, alt_text, filename, theme, texts: _ } = picture;
    let theme = theme.unwrap_or(Theme::DEFAULT);
    match edge.drawing.board(scene, theme).await {
        Ok(drawn) => Some(CreateAttachment::bytes(drawn.png, filename).description(alt_text)),
        Err(error) => {
            tracing::error!("a board could not be drawn: {error}");
            None
        }
    }
}
