//! What Discord's menus say about our commands, in every language that Discord and we have. Names of commands and options
//! are the same in all of them, so that people can tell each other what to type.

use std::borrow::Cow;

use serenity::builder::CreateCommandOption;

use super::Command;
use crate::i18n::{Locale, Texts};

/// A text by Discord's names of languages, as poise takes it.
type Localised = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// Describes a command, its options and its subcommands.
pub(super) fn describe(command: &mut Command) {
    let name = command.name.clone();
    describe_as(command, &name);
}

/// The same for what the texts call by this name: a subcommand's stands behind that of its command.
fn describe_as(command: &mut Command, name: &str) {
    let said = |texts: &Texts| texts.command_description(name);
    command.description = Some(Cow::Owned(said(&english())));
    command.description_localizations = in_all(said);
    for option in &mut command.parameters {
        let option_name = option.name.clone();
        let said = |texts: &Texts| texts.option_description(name, &option_name);
        option.description = Some(Cow::Owned(said(&english())));
        option.description_localizations = in_all(said);
    }
    for subcommand in &mut command.subcommands {
        let name = format!("{name}-{}", subcommand.name);
        describe_as(subcommand, &name);
    }
}

/// Adds a choice that is a word.
pub(super) fn choice(option: CreateCommandOption, value: &str, word: impl Fn(&Texts) -> String) -> CreateCommandOption {
    option.add_string_choice_localized(word(&english()), value, each(word))
}

/// Adds a choice that stands for a number.
pub(super) fn number_choice(
    option: CreateCommandOption,
    value: i32,
    word: impl Fn(&Texts) -> String,
) -> CreateCommandOption {
    option.add_int_choice_localized(word(&english()), value, each(word))
}

fn english() -> Texts {
    Texts::new(Locale::English)
}

fn in_all(word: impl Fn(&Texts) -> String) -> Localised {
    Cow::Owned(each(word).into_iter().map(|(code, word)| (Cow::Borrowed(code), Cow::Owned(word))).collect())
}

fn each(word: impl Fn(&Texts) -> String) -> Vec<(&'static str, String)> {
    let by_language = Locale::ALL.into_iter().map(|locale| (locale.discord_codes(), word(&Texts::new(locale))));
    by_language.flat_map(|(codes, word)| codes.iter().map(move |code| (*code, word.clone()))).collect()
}
