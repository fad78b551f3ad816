//! Rebuilds the library when a migration or a file of texts is added: both folders are embedded, and Cargo does not watch
//! them.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed=src/i18n/locales");
}
