//! What there is to know about the messages of a language: what is filled in, by what they choose their words, and what
//! they may come to say.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

/// The plural categories that languages have.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The messages of a language by their keys.
pub(crate) type Messages = BTreeMap<String, Facts>;

/// What there is to know about a message.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    /// The file it stands in.
    pub(crate) file: String,
    /// What it needs to be given.
    pub(crate) args: BTreeSet<String>,
    /// What of that it shows.
    pub(crate) shown: BTreeSet<String>,
    /// By what it chooses its words, and the names of the variants each time.
    pub(crate) selectors: BTreeMap<String, Vec<BTreeSet<String>>>,
    /// Everything else that stands between braces.
    pub(crate) other: Vec<String>,
    /// The whole text in every combination of its variants; `{$x}` for what is filled in.
    pub(crate) texts: Vec<String>,
}

impl Facts {
    fn expand(&mut self, pattern: &Pattern<&str>) -> Vec<String> {
        pattern.elements.iter().fold(vec![String::new()], |texts, element| {
            let parts = match element {
                PatternElement::TextElement { value } => vec![(*value).to_owned()],
                PatternElement::Placeable { expression } => self.placeable(expression),
            };
            texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).collect()
        })
    }

    fn placeable(&mut self, expression: &Expression<&str>) -> Vec<String> {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.args.insert(id.name.to_owned());
                self.shown.insert(id.name.to_owned());
                vec![format!("{{${}}}", id.name)]
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
            Expression::Inline(InlineExpression::Placeable { expression }) => self.placeable(expression),
            Expression::Inline(other) => {
                self.other.push(format!("{other:?}"));
                vec![String::new()]
            }
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    self.other.push(format!("{selector:?}"));
                    return vec![String::new()];
                };
                self.args.insert(id.name.to_owned());
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.selectors.entry(id.name.to_owned()).or_default().push(keys.collect());
                variants.iter().flat_map(|variant| self.expand(&variant.value)).collect()
            }
        }
    }

    /// The names of all variants by which it chooses its words by this.
    pub(crate) fn variants_by(&self, name: &str) -> BTreeSet<String> {
        self.selectors.get(name).into_iter().flatten().flatten().cloned().collect()
    }

    /// What stands between two such marks, in any of its texts.
    pub(crate) fn between(&self, mark: &str) -> BTreeSet<String> {
        let of = |text: &String| text.split(mark).skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
        self.texts.iter().flat_map(of).collect()
    }
}

/// Whether these variants are chosen by a number.
pub(crate) fn is_number(keys: &BTreeSet<String>) -> bool {
    keys.iter().all(|key| PLURALS.contains(&key.as_str()) || is_numeral(key))
}

/// Whether a variant is for one number only.
pub(crate) fn is_numeral(key: &str) -> bool {
    key.chars().all(|c| c.is_ascii_digit())
}

/// Whether a variant is for a plural category by which a text chooses on purpose.
pub(crate) fn is_plural(key: &str) -> bool {
    key != "other" && PLURALS.contains(&key)
}

/// The messages in a folder, and what of it cannot be read or stands there twice.
pub(crate) fn read(folder: &Path) -> (Messages, Vec<String>) {
    let (mut messages, mut wrong) = (Messages::new(), Vec::new());
    for file in super::files(folder, "ftl") {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("a readable file");
        let (resource, errors) = match parse(text.as_str()) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        wrong.extend(errors.iter().map(|error| format!("{name} cannot be read: {error}")));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut facts = Facts { file: name.clone(), ..Facts::default() };
            facts.texts = message.value.as_ref().map(|value| facts.expand(value)).unwrap_or_default();
            if !message.attributes.is_empty() {
                facts.other.push("attributes".to_owned());
            }
            if messages.insert(message.id.name.to_owned(), facts).is_some() {
                wrong.push(format!("{name}: {} stands twice", message.id.name));
            }
        }
    }
    (messages, wrong)
}
