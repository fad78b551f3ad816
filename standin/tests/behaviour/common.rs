//! A bot for tests: serenity's gateway client hands every interaction to the test, which answers over plain HTTP.

use std::{future::IntoFuture, time::Duration};

use reqwest::{Method, StatusCode, multipart};
use serde_json::{Value, json};
use serenity::{
    all::{Command, Context, CreateCommand, EventHandler, GatewayIntents, HttpBuilder, Interaction, Ready},
    async_trait,
};
use standin::{Error, Reply, Standin};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinHandle,
};

/// One interaction as the bot got it.
#[derive(Debug)]
pub(crate) struct Got {
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) interaction: Interaction,
}

struct Handler {
    commands: Vec<Value>,
    out: UnboundedSender<Got>,
}

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        let commands: Vec<CreateCommand> = Vec::new();
        if self.commands.is_empty() {
            Command::set_global_commands(&ctx.http, commands).await.expect("an empty set is registered");
        } else {
            ctx.http.create_global_commands(&self.commands).await.expect("the commands are registered");
        }
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let (id, token) = (interaction.id().to_string(), interaction.token().to_owned());
        let _ = self.out.send(Got { id, token, interaction });
    }
}

/// A bot whose answers the test gives.
pub(crate) struct Bot {
    pub(crate) http: reqwest::Client,
    url: String,
    token: String,
    pub(crate) app: String,
    got: UnboundedReceiver<Got>,
    client: JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.client.abort();
    }
}

impl Bot {
    /// Connects and registers commands.
    pub(crate) async fn start(standin: &Standin, commands: Vec<Value>) -> Self {
        let (out, got) = unbounded_channel();
        let http = HttpBuilder::new(standin.token()).proxy(standin.url()).ratelimiter_disabled(true).build();
        let mut client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::empty())
            .event_handler(Handler { commands, out })
            .await
            .expect("the client is built");
        let client = tokio::spawn(async move {
            let _ = client.start().await;
        });
        standin.wait_for_bot().await.expect("the bot connects");
        Self {
            http: reqwest::Client::new(),
            url: standin.url().to_owned(),
            token: standin.token().to_owned(),
            app: standin.bot_id().to_string(),
            got,
            client,
        }
    }

    /// Goes away without a word.
    pub(crate) fn die(&self) {
        self.client.abort();
    }

    /// The next interaction.
    pub(crate) async fn next(&mut self) -> Got {
        let next = tokio::time::timeout(Duration::from_secs(10), self.got.recv());
        next.await.expect("an interaction comes in time").expect("the bot lives")
    }

    /// Whether an interaction is waiting that the test has not taken.
    pub(crate) fn has_none_waiting(&mut self) -> bool {
        self.got.try_recv().is_err()
    }

    /// Calls the REST API with the bot's token.
    pub(crate) async fn call(&self, method: Method, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut request = self
            .http
            .request(method, format!("{}/api/v10{path}", self.url))
            .header("authorization", format!("Bot {}", self.token));
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        read(request.send().await.expect("the stand-in answers")).await
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.call(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.call(Method::POST, path, Some(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> (u16, Value) {
        self.call(Method::PATCH, path, Some(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        self.call(Method::DELETE, path, None).await
    }

    /// Sends a body with files, as multipart.
    pub(crate) async fn upload(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        for (index, (name, bytes)) in files.iter().enumerate() {
            let part = multipart::Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{index}]"), part.mime_str("image/png").expect("a media type"));
        }
        let request = self
            .http
            .request(method, format!("{}/api/v10{path}", self.url))
            .header("authorization", format!("Bot {}", self.token))
            .multipart(form);
        read(request.send().await.expect("the stand-in answers")).await
    }

    /// Answers an interaction for the first time.
    pub(crate) async fn answer(&self, got: &Got, body: &Value) -> (u16, Value) {
        self.post(&format!("/interactions/{}/{}/callback", got.id, got.token), body).await
    }

    /// Answers with a new message.
    pub(crate) async fn say(&self, got: &Got, data: Value) -> (u16, Value) {
        self.answer(got, &json!({ "type": 4, "data": data })).await
    }

    /// The path of an interaction's webhook.
    pub(crate) fn hook(&self, got: &Got, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.app, got.token)
    }
}

async fn read(response: reqwest::Response) -> (u16, Value) {
    let status = response.status();
    let text = response.text().await.expect("a body");
    let body =
        if status == StatusCode::NO_CONTENT { Value::Null } else { serde_json::from_str(&text).unwrap_or(Value::Null) };
    (status.as_u16(), body)
}

/// The code in an error's body.
pub(crate) fn code(answer: &(u16, Value)) -> (u16, u64) {
    (answer.0, answer.1["code"].as_u64().unwrap_or_default())
}

/// A command that may be used everywhere.
#[expect(clippy::needless_pass_by_value, reason = "the callers write json!(…) in place")]
pub(crate) fn command(name: &str, options: Value) -> Value {
    json!({
        "name": name,
        "description": "A command",
        "options": options,
        "integration_types": [0, 1],
        "contexts": [0, 1, 2],
    })
}

/// A row with one button.
pub(crate) fn button(label: &str, custom_id: &str) -> Value {
    json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": label, "custom_id": custom_id }] }])
}

/// The first bytes of a picture, 4 by 2.
pub(crate) const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x02\x08\x06\0\0\0";

/// A stand-in with the usual settings.
pub(crate) async fn standin() -> Standin {
    Standin::start(standin::Config::default()).await.expect("a free port")
}

/// A user enters the command `go` in #square; the bot's test gets it.
pub(crate) async fn enter_go(standin: &Standin, bot: &mut Bot, name: &str) -> (Got, JoinHandle<Result<Reply, Error>>) {
    let square = standin.channel("square");
    let entered = tokio::spawn(standin.user(name).slash("go", ()).in_channel(&square).into_future());
    (bot.next().await, entered)
}

/// A bot with the command `go`.
pub(crate) async fn going(standin: &Standin) -> Bot {
    Bot::start(standin, vec![command("go", json!([]))]).await
}

/// The path of #square's messages.
pub(crate) fn square_path(standin: &Standin) -> String {
    format!("/channels/{}/messages", standin.channel("square").id())
}
