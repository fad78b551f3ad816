//! Menus of people, and who sees which channel.

use std::future::IntoFuture;

use serde_json::{Value, json};
use serenity::all::{ComponentInteractionDataKind, Interaction, Permissions};
use standin::{Error, Message, Standin};

use crate::common::{Bot, going, standin};

/// A message with a menu of people, asked for by Ann.
async fn asked(standin: &Standin, bot: &mut Bot, menu: Value) -> Message {
    let (ann, square) = (standin.user("Ann"), standin.channel("square"));
    let entered = tokio::spawn(ann.slash("go", ()).in_channel(&square).into_future());
    let got = bot.next().await;
    let rows = json!([{ "type": 1, "components": [menu] }]);
    assert_eq!(bot.say(&got, json!({ "content": "Whom?", "components": rows })).await.0, 204);
    entered.await.expect("joined").expect("a reply").message().expect("an answer").clone()
}

#[tokio::test]
async fn people_are_chosen_from_all_and_told_with_their_rights_in_the_channel() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let [ann, bjorn, cilla] = ["Ann", "Bjorn", "Cilla"].map(|name| standin.user(name));
    cilla.leaves_guild();
    standin.channel("square").hide_from(&bjorn);
    let menu = json!({ "type": 5, "custom_id": "who", "min_values": 0, "max_values": 2 });
    let message = asked(&standin, &mut bot, menu).await;

    let people = [bjorn.clone(), cilla.clone()];
    let (chooser, chosen_on) = (ann.clone(), message.clone());
    let _chosen = tokio::spawn(async move {
        let people: Vec<&standin::User> = people.iter().collect();
        chooser.choose_people(&chosen_on, "who", &people).await
    });
    let got = bot.next().await;
    let Interaction::Component(press) = &got.interaction else { panic!("a component") };
    let ComponentInteractionDataKind::UserSelect { values } = &press.data.kind else { panic!("a menu of people") };
    assert_eq!(values.iter().map(|id| id.get()).collect::<Vec<_>>(), [bjorn.id().get(), cilla.id().get()]);
    assert_eq!(press.data.resolved.users.len(), 2);
    let members = &press.data.resolved.members;
    assert_eq!(members.len(), 1, "who is not in the guild is no member");
    let rights = members.values().next().and_then(|member| member.permissions).expect("his rights are told");
    assert!(!rights.contains(Permissions::VIEW_CHANNEL) && rights.contains(Permissions::SEND_MESSAGES));

    let three = ann.choose_people(&message, "who", &[&ann, &bjorn, &cilla]).await;
    assert!(matches!(three, Err(Error::NotAllowed(_))), "{three:?}");
    let unseen = bjorn.choose_people(&message, "who", &[&ann]).await;
    assert!(matches!(unseen, Err(Error::NotAllowed(_))), "he does not see the channel: {unseen:?}");
}

#[tokio::test]
async fn who_is_chosen_from_the_start_is_shown_and_has_to_fit() {
    let standin = standin().await;
    let mut bot = going(&standin).await;
    let bjorn = standin.user("Bjorn");
    let chosen = json!([{ "id": bjorn.id(), "type": "user" }]);
    let menu = json!({ "type": 5, "custom_id": "who", "default_values": chosen });
    let message = asked(&standin, &mut bot, menu).await;
    let shown = message.menu("who").expect("it is there");
    assert_eq!(shown.options.iter().map(|option| option.label.as_str()).collect::<Vec<_>>(), ["Bjorn"]);

    let path = format!("/channels/{}/messages", standin.channel("square").id());
    for defaults in [json!([]), json!([{ "id": bjorn.id(), "type": "role" }])] {
        let menu = json!({ "type": 5, "custom_id": "who", "default_values": defaults });
        let body = json!({ "content": "x", "components": [{ "type": 1, "components": [menu] }] });
        assert_eq!(bot.post(&path, &body).await.0, 400, "{defaults}");
    }
}
