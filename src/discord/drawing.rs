//! Drawing off the async threads, and only so much at a time that a burst of moves leaves the bot a core to answer with.
//! Boards have a lane of their own: a whole game's film, which takes many times as long, never stands before them. Nobody
//! stands in a line for longer than he would look at it.

use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::timeout;

use crate::render::{Picture, Renderer, Scene, Theme};

/// The most boards drawn at once: more cores would not be noticed, since each takes milliseconds.
const MOST_BOARDS: usize = 4;

/// How long somebody may have to wait for his turn.
const PATIENCE: Duration = Duration::from_mins(1);

/// The renderer, and who may use it now. Whoever waits is served in the order of asking.
#[derive(Debug)]
pub(super) struct Drawing {
    renderer: Arc<Renderer>,
    boards: Arc<Semaphore>,
    whole_games: Arc<Semaphore>,
    records: Arc<Semaphore>,
    patience: Duration,
}

/// What waits for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lane {
    /// Single boards, which somebody's answer waits for.
    Boards,
    /// Films and sheets of whole games, one at a time.
    WholeGames,
    /// Records that somebody has brought in, which are played from the start: one at a time.
    Records,
}

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub(super) enum Undone {
    /// Too many others have asked for the same before.
    #[error("too much is in line")]
    Busy,
    /// It panicked, or the runtime is shutting down.
    #[error("it failed: {0}")]
    Failed(#[from] JoinError),
}

impl Default for Drawing {
    /// As many boards at once as there are cores, but for one.
    fn default() -> Self {
        Self::on_cores(available_parallelism().map_or(1, NonZero::get))
    }
}

impl Drawing {
    fn on_cores(cores: usize) -> Self {
        let boards = cores.saturating_sub(1).clamp(1, MOST_BOARDS);
        Self {
            renderer: Arc::default(),
            boards: Arc::new(Semaphore::new(boards)),
            whole_games: Arc::new(Semaphore::new(1)),
            records: Arc::new(Semaphore::new(1)),
            patience: PATIENCE,
        }
    }

    /// Draws a board when it is its turn.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub(super) async fn board(&self, scene: Scene, theme: &'static Theme) -> Result<Picture, Undone> {
        self.run(Lane::Boards, move |renderer| renderer.draw(&scene, theme)).await
    }

    /// Does some drawing when it is its turn in this lane. Whoever stops waiting leaves the line; what has begun is
    /// finished, and keeps its place until then.
    ///
    /// # Errors
    /// Its turn did not come within a minute, it panicked, or the runtime is shutting down.
    pub(super) async fn run<T, F>(&self, lane: Lane, draw: F) -> Result<T, Undone>
    where
        T: Send + 'static,
        F: FnOnce(&Renderer) -> T + Send + 'static,
    {
        let permits = match lane {
            Lane::Boards => &self.boards,
            Lane::WholeGames => &self.whole_games,
            Lane::Records => &self.records,
        };
        let turn = timeout(self.patience, Arc::clone(permits).acquire_owned());
        let permit = turn.await.map_err(|_| Undone::Busy)?.expect("the lanes are never closed");
        let renderer = Arc::clone(&self.renderer);
        let drawn = spawn_blocking(move || {
            // Held by the work, not by whoever waits for it: a thread cannot be stopped.
            let _permit = permit;
            draw(&renderer)
        });
        Ok(drawn.await?)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Arc, mpsc};
    use std::time::Duration;

    use super::{Drawing, Lane, Undone};

    /// Enters many drawings at once, each of which stays until another could have begun; returns how many were ever
    /// at work at the same time.
    async fn most_at_once(drawing: Arc<Drawing>, lane: Lane) -> usize {
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let works: Vec<_> = (0..40)
            .map(|_| {
                let (drawing, now, most) = (Arc::clone(&drawing), Arc::clone(&now), Arc::clone(&most));
                tokio::spawn(async move {
                    let work = move |_: &_| {
                        most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                        for _ in 0..100 {
                            std::thread::yield_now();
                        }
                        now.fetch_sub(1, Ordering::SeqCst);
                    };
                    drawing.run(lane, work).await.expect("it draws");
                })
            })
            .collect();
        for work in works {
            work.await.expect("it draws");
        }
        most.load(Ordering::SeqCst)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_burst_is_drawn_on_all_cores_but_one_and_on_four_at_most() {
        for (cores, most) in [(1, 1), (2, 1), (3, 2), (5, 4), (64, 4)] {
            let drawing = Arc::new(Drawing::on_cores(cores));
            assert_eq!(drawing.boards.available_permits(), most, "{cores} cores");
            assert!(most_at_once(Arc::clone(&drawing), Lane::Boards).await <= most, "{cores} cores");
            assert_eq!(drawing.boards.available_permits(), most, "{cores} cores");
            assert_eq!(most_at_once(drawing, Lane::WholeGames).await, 1);
        }
    }

    #[tokio::test]
    async fn a_board_does_not_wait_for_a_whole_game() {
        let drawing = Arc::new(Drawing::on_cores(1));
        let (finish, finished) = mpsc::channel::<()>();
        let film = {
            let drawing = Arc::clone(&drawing);
            tokio::spawn(async move { drawing.run(Lane::WholeGames, move |_| finished.recv()).await })
        };
        assert_eq!(drawing.run(Lane::Boards, |_| "a board").await.expect("it draws"), "a board");
        finish.send(()).expect("the film is still being drawn");
        film.await.expect("it ends").expect("it draws").expect("it was told to finish");
    }

    #[tokio::test]
    async fn nobody_stands_in_a_line_for_ever() {
        let drawing = Arc::new(Drawing { patience: Duration::from_millis(20), ..Drawing::on_cores(1) });
        let (finish, finished) = mpsc::channel::<()>();
        let (begins, has_begun) = tokio::sync::oneshot::channel();
        let film = {
            let drawing = Arc::clone(&drawing);
            let work = move |_: &_| {
                begins.send(()).expect("somebody waits for the beginning");
                finished.recv()
            };
            tokio::spawn(async move { drawing.run(Lane::WholeGames, work).await })
        };
        has_begun.await.expect("it begins");
        assert!(matches!(drawing.run(Lane::WholeGames, |_| 1).await, Err(Undone::Busy)));
        finish.send(()).expect("the film is still being drawn");
        film.await
            .expect("it ends")
            .expect("however long it takes, what has begun is finished")
            .expect("it was told to");
        assert_eq!(drawing.run(Lane::WholeGames, |_| 1).await.expect("it is free again"), 1);
    }

    #[tokio::test]
    async fn a_drawing_nobody_waits_for_any_more_keeps_its_place_until_it_is_done() {
        let drawing = Arc::new(Drawing::on_cores(1));
        let (release, released) = mpsc::channel::<()>();
        let (begins, has_begun) = tokio::sync::oneshot::channel();
        let given_up = {
            let drawing = Arc::clone(&drawing);
            tokio::spawn(async move {
                let work = move |_: &_| {
                    begins.send(()).expect("somebody waits for the beginning");
                    released.recv()
                };
                drawing.run(Lane::Boards, work).await
            })
        };
        has_begun.await.expect("it begins");
        given_up.abort();
        assert!(given_up.await.expect_err("it was given up").is_cancelled());
        assert_eq!(drawing.boards.available_permits(), 0);
        release.send(()).expect("it is still being drawn");
        assert_eq!(drawing.run(Lane::Boards, |_| 1).await.expect("it draws"), 1);
    }

    #[tokio::test]
    async fn a_drawing_that_fails_takes_no_place_with_it() {
        let drawing = Drawing::on_cores(1);
        let failed = drawing.run(Lane::Boards, |_| -> u8 { panic!("a fault") }).await;
        assert!(matches!(failed, Err(Undone::Failed(error)) if error.is_panic()));
        assert_eq!(drawing.run(Lane::Boards, |_| 1).await.expect("it draws"), 1);
    }
}
