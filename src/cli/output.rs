//! Writes files whole or not at all.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;

/// Writes `bytes` into `file` (`-` is the standard output): into a new file beside it first, which then takes its place and
/// its permissions. Where `file` leads elsewhere, that is what is replaced; a device or a pipe is written into as it is.
///
/// # Errors
/// It cannot be written; what was there before is still there then.
pub fn write(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    if file == Path::new("-") {
        let mut out = io::stdout().lock();
        return out.write_all(bytes).and_then(|()| out.flush()).context("cannot write to the standard output");
    }
    write_to(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}

fn write_to(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let meant = match fs::canonicalize(file) {
        Ok(there) => there,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return replace(file, bytes, None),
        Err(error) => return Err(error),
    };
    let found = fs::metadata(&meant)?;
    if found.is_file() {
        replace(&meant, bytes, Some(found.permissions()))
    } else {
        // A folder is refused by being opened.
        fs::OpenOptions::new().write(true).open(&meant)?.write_all(bytes)
    }
}

fn replace(file: &Path, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    if file.file_name().is_none() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    // A short name of its own: one made from the file's may be longer than names can be.
    let temporary: PathBuf = file.with_file_name(format!(".hnefi-{}.tmp", std::process::id()));
    let written = fs::File::create_new(&temporary)
        .and_then(|mut open| {
            permissions.map_or(Ok(()), |permissions| open.set_permissions(permissions))?;
            open.write_all(bytes)?;
            open.sync_all()
        })
        .and_then(|()| fs::rename(&temporary, file));
    if written.is_err() {
        // The error that is told is the first one; this one would only hide it.
        let _ = fs::remove_file(&temporary);
    }
    written
}
