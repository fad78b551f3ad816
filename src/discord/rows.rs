//! Rows of components as Discord reads them. serenity writes the ids of people chosen from the start as numbers, which
//! Discord describes as texts.

use serde::ser::Error;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serenity::builder::CreateActionRow;

/// Writes rows, for serde.
pub(super) fn serialize<S: Serializer>(rows: &[CreateActionRow], serializer: S) -> Result<S::Ok, S::Error> {
    let mut rows = serde_json::to_value(rows).map_err(S::Error::custom)?;
    let components = rows.as_array_mut().into_iter().flatten().filter_map(|row| row["components"].as_array_mut());
    for component in components.flatten() {
        let chosen = component.get_mut("default_values").and_then(Value::as_array_mut);
        for id in chosen.into_iter().flatten().filter_map(|value| value.get_mut("id")) {
            if let Some(number) = id.as_u64() {
                *id = Value::String(number.to_string());
            }
        }
    }
    rows.serialize(serializer)
}

#[cfg(test)]
mod tests {
    use serenity::builder::{CreateSelectMenu, CreateSelectMenuKind};
    use serenity::model::id::UserId;

    use super::*;

    #[test]
    fn ids_of_people_are_written_as_texts() {
        let kind = CreateSelectMenuKind::User { default_users: Some(vec![UserId::new(u64::MAX)]) };
        let rows = [CreateActionRow::SelectMenu(CreateSelectMenu::new("who", kind))];
        let written = serialize(&rows, serde_json::value::Serializer).expect("it is written");
        assert_eq!(written[0]["components"][0]["default_values"][0]["id"], "18446744073709551615");
    }
}
