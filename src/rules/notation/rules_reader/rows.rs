//! The start's rows in a rules string, which begin with rank 1.

use super::super::{super::Board, PositionError};

/// Reads rows between slashes, rank 1 first.
pub(crate) fn read_rows(text: &str) -> Result<Board, PositionError> {
    let rows = text.strip_prefix('/').unwrap_or(text);
    let rows = rows.strip_suffix('/').unwrap_or(rows);
    if rows.contains(['c', 'n', 'k', 'C', 'N']) {
        return Err(PositionError("it has pieces other than t, T and K".to_owned()));
    }
    // As they stand first: an error counts the rows as they are written.
    Board::parse(rows).and_then(|_| Board::parse(&turned(rows)))
}

/// Writes what [`read_rows`] reads.
pub(crate) fn write_rows(board: &Board) -> String {
    format!("/{}/", turned(&board.to_rows()))
}

fn turned(rows: &str) -> String {
    rows.split('/').rev().collect::<Vec<_>>().join("/")
}
