//! Rebuilds the library when a migration is added: `sqlx::migrate!` embeds the folder, and Cargo does not watch it.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
