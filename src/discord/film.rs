//! A whole game as a film: drawn in a lane of its own, however long it takes.

use std::sync::Arc;

use super::drawing::{Lane, Undone};
use super::edge::Edge;
use super::present::{self, Draft};
use super::theme::chosen;
use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::render::{Story, Theme};
use crate::service::{self, GameView, Refusal};

/// The message with the film of a game, in this theme.
pub(super) async fn film(edge: Arc<Edge>, texts: Texts, game: GameView, theme: &'static Theme) -> Draft {
    let (told, turn) = (game.clone(), present::turn(&game));
    let drawn = edge.drawing.run(Lane::WholeGames, move |renderer| {
        renderer.replay(&Story { game: &game.game, turn, theme, flipped: false })
    });
    match drawn.await {
        Ok(film) => present::film(&texts, &told, film),
        Err(Undone::Busy) => {
            tracing::info!("a film was not drawn, because too many are in line");
            present::refusal(&texts, &Refusal::Busy)
        }
        Err(error @ Undone::Failed(_)) => {
            tracing::error!("a film could not be drawn: {error}");
            present::fault(&texts)
        }
    }
}

/// The film for one person alone, in the theme that he has chosen.
pub(super) async fn film_for(edge: Arc<Edge>, texts: Texts, game: GameView, player: PlayerId) -> Draft {
    let theme = match service::show_settings(&edge.store, player).await {
        Ok(settings) => chosen(&settings),
        Err(error) => {
            // A film in another look is better than none.
            edge.log_fault("a theme could not be looked up", &error);
            Theme::DEFAULT
        }
    };
    film(edge, texts, game, theme).await
}
