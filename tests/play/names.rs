//! Names that people give themselves to see what happens: whatever they are, nobody is pinged whom the message is not
//! for, nothing is formatted, and no message is one that Discord would refuse.

use std::time::Duration;

use standin::{Message, Permissions, Reply, User, user};

use crate::support::{World, private, public};

/// Pings, markdown, links, code, lines, marks that nobody sees, directions, many and wide characters.
const HOSTILE: [&str; 9] = [
    "@everyone <@1> <@!2>",
    "<@&3> <#4> </move:5> <t:7:R>",
    "**__~~||`_* # Head",
    "```\nrm -rf\n```\n# Head\n> q",
    "[click](https://a.example/)",
    "\u{202e}drowssap\u{202c}\u{200f}\u{200b}\u{200d}",
    "\u{200b}\u{feff}\u{3164}",
    "👨‍👩‍👧‍👦👩🏽‍🚀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀",
    "𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎𝕎شل",
];

/// What was said, and whom it may ping. A message that is changed has pinged whom it pinged when it was new, and nobody since.
struct Said {
    what: &'static str,
    message: Message,
    pings: Vec<String>,
}

/// A world in which everything is noted that is said.
struct Scene {
    world: World,
    said: Vec<Said>,
}

impl Scene {
    fn note(&mut self, what: &'static str, message: Message, pings: &[&User]) -> Message {
        let pings = pings.iter().map(|user| user.name()).collect();
        self.said.push(Said { what, message: message.clone(), pings });
        message
    }

    fn privately(&mut self, what: &'static str, reply: Result<Reply, standin::Error>) -> Message {
        let message = private(&reply.expect("it is answered"));
        self.note(what, message, &[])
    }

    fn publicly(&mut self, what: &'static str, reply: Result<Reply, standin::Error>, pings: &[&User]) -> Message {
        let message = public(&reply.expect("it is answered"));
        self.note(what, message, pings)
    }

    async fn command<const N: usize>(
        &mut self,
        who: &User,
        name: &'static str,
        options: [(&'static str, &'static str); N],
    ) -> Message {
        let reply = who.slash(name, options).in_channel(&self.world.hall).await;
        self.privately(name, reply)
    }

    async fn challenges(&mut self, ann: &User, bjorn: &User) -> Message {
        let options = [("opponent", user(bjorn)), ("variant", "scottish".into()), ("side", "attackers".into())];
        let reply = ann.slash("challenge", options).in_channel(&self.world.hall).await;
        self.publicly("challenge", reply, &[bjorn])
    }

    async fn moves(&mut self, who: &User, mv: &'static str, pings: &User) -> Message {
        let reply = self.world.moves(who, mv).await;
        self.publicly("move", Ok(reply), &[pings])
    }

    async fn offers(&mut self, who: &User, name: &'static str, pings: &User) -> Message {
        let reply = who.slash(name, ()).in_channel(&self.world.hall).await;
        self.publicly(name, reply, &[pings])
    }

    async fn declines(&mut self, who: &User, offer: &Message, pings: &User) {
        let declined = who.click(offer, "Decline").await;
        let reply = declined.expect("it is answered");
        let notice = reply.follow_up(0).await.expect("whoever offered is told");
        self.publicly("declined", Ok(reply), &[who]);
        self.note("notice", notice, &[pings]);
    }
}

/// Every kind of message there is, with both players' names in it.
async fn everything(scene: &mut Scene, number: u32) {
    let [ann, bjorn, cilla] = [&scene.world.ann, &scene.world.bjorn, &scene.world.cilla].map(Clone::clone);
    let challenge = scene.challenges(&ann, &bjorn).await;
    let refused = cilla.click(&challenge, "Accept").await;
    scene.privately("not challenged", refused);
    scene.declines(&bjorn, &challenge, &ann).await;
    let challenge = scene.challenges(&ann, &bjorn).await;
    let withdrawn = ann.click(&challenge, "Withdraw").await;
    scene.publicly("withdrawn", withdrawn, &[&bjorn]);
    let challenge = scene.challenges(&ann, &bjorn).await;
    let accepted = bjorn.click(&challenge, "Accept").await;
    scene.publicly("start", accepted, &[&ann]);
    let closed = scene.world.loses_its_buttons(&challenge).await;
    scene.note("accepted", closed, &[&bjorn]);

    scene.command(&bjorn, "move", [("move", "d3-b3")]).await;
    let abort = scene.offers(&ann, "abort", &bjorn).await;
    scene.declines(&bjorn, &abort, &ann).await;
    let board = scene.moves(&ann, "d1-a1", &bjorn).await;
    let refused = cilla.click(&board, "Resign").await;
    scene.privately("not a player", refused);
    let back = scene.offers(&ann, "take-back", &bjorn).await;
    let refused = cilla.click(&back, "Decline").await;
    scene.privately("not asked", refused);
    let undone = bjorn.click(&back, "Undo d1-a1").await;
    scene.publicly("taken back", undone, &[&ann]);
    let closed = scene.world.loses_its_buttons(&back).await;
    scene.note("agreed", closed, &[&bjorn]);
    scene.moves(&ann, "d1-a1", &bjorn).await;
    let old = board.button("Move").expect("it had one").custom_id.expect("it is no link");
    let stale = bjorn.press_unchecked(&board, &old, None).await;
    scene.privately("stale", stale);
    let draw = scene.offers(&bjorn, "draw", &ann).await;
    scene.command(&ann, "draw", []).await;
    scene.command(&bjorn, "take-back", []).await;
    scene.declines(&ann, &draw, &bjorn).await;
    scene.command(&bjorn, "draw", []).await;
    let menus = scene.command(&bjorn, "board", []).await;
    let menus = bjorn.click(&menus, "Move").await;
    scene.privately("menus", menus);
    for who in [&ann, &cilla] {
        let options = [("game", number.to_string()), ("text", "x".to_owned())];
        let written = [(options[0].0, standin::OptionValue::from(options[0].1.clone())), ("text", true.into())];
        let reply = who.slash("board", written).in_channel(&scene.world.hall).await;
        scene.privately("written board", reply);
    }
    let options = [("move", standin::OptionValue::from(1)), ("game", number.to_string().into())];
    let shown = ann.slash("show", options).in_channel(&scene.world.hall).await;
    scene.privately("show", shown);
    scene.command(&ann, "games", []).await;
    let elsewhere = scene.world.standin.channel("elsewhere");
    let asked = ann.slash("resign", [("game", number.to_string())]).in_channel(&elsewhere).await;
    scene.privately("resign question", asked);
    let reason = cilla.name();
    let options = [("game", number.to_string()), ("reason", format!("{reason}: because"))];
    let last = cilla.slash("tafl-end", options).in_channel(&scene.world.hall).await;
    scene.publicly("ended", last, &[&ann, &bjorn]);
    let over = ann.slash("move", [("move", "a1-d1".to_owned()), ("game", number.to_string())]).await;
    scene.privately("over", over);
}

/// What must hold for every message, whoever it speaks of.
fn check(said: &Said, name: &str) {
    let (content, what) = (said.message.content(), said.what);
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    assert_eq!(sorted(said.message.pinged()), sorted(said.pings.clone()), "{what} by {name:?}: {content}");
    assert!(!content.contains("@everyone") && !content.contains("@here"), "{what}: {content}");
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{200e}' | '\u{200f}' | '\u{2066}' | '\u{2067}');
    assert!(!content.contains(turns), "{what}: {content:?}");
    for free in ["**", "~~", "||", "```", "](https://a", "<@&", "<#4", "</move:5"] {
        let mut found = content.match_indices(free).filter(|(at, _)| !content[..*at].ends_with('\\'));
        // Our own headings and links are bold, code, or links too; those of a name never are.
        let ours = matches!(what, "games" | "menus" | "written board") || content.contains("**Withdraw**");
        assert!(ours || found.next().is_none(), "{what}: {free} in {content}");
    }
    for button in said.message.buttons() {
        assert!((1..=80).contains(&button.label.chars().count()), "{what}: {}", button.label);
        assert!(!button.label.contains("@everyone"), "{what}: {}", button.label);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_name_pings_anybody_or_breaks_a_message() {
    let mut scene = Scene { world: World::new().await, said: Vec::new() };
    scene.world.cilla.may(Permissions::MANAGE_GUILD);
    everything(&mut scene, 1).await;
    let plain: Vec<(&str, usize)> = scene.said.iter().map(|said| (said.what, lines(said))).collect();
    assert!(plain.len() > 35, "only {} messages", plain.len());
    for said in &scene.said {
        check(said, "Ann");
    }
    for (at, name) in HOSTILE.into_iter().enumerate() {
        scene.said.clear();
        let number = u32::try_from(at).unwrap() + 2;
        for person in [&scene.world.ann, &scene.world.bjorn, &scene.world.cilla] {
            person.renames_himself(name);
        }
        scene.world.standin.advance(Duration::from_secs(90));
        everything(&mut scene, number).await;
        for said in &scene.said {
            check(said, name);
        }
        let hostile: Vec<(&str, usize)> = scene.said.iter().map(|said| (said.what, lines(said))).collect();
        assert_eq!(hostile, plain, "{name:?} adds no lines");
    }
    scene.world.end().await;
}

fn lines(said: &Said) -> usize {
    said.message.content().lines().count()
}

#[tokio::test(flavor = "multi_thread")]
async fn names_in_suggestions_are_harmless_too() {
    let world = World::new().await;
    world.cilla.may(Permissions::MANAGE_GUILD);
    world.game("scottish").await;
    for name in HOSTILE {
        world.ann.renames_himself(name);
        world.bjorn.renames_himself(name);
        for who in [&world.ann, &world.bjorn] {
            // Whoever is met goes by his new name from then on.
            private(&who.slash("board", ()).in_channel(&world.hall).await.unwrap());
        }
        let of_mine = world.ann.autocomplete("board", [("game", "")], "game").in_channel(&world.hall).await.unwrap();
        let typed = world.cilla.autocomplete("tafl-end", [("game", "")], "game").in_channel(&world.hall).await.unwrap();
        for (label, value) in of_mine.into_iter().chain(typed) {
            assert!((1..=100).contains(&label.chars().count()) && !label.contains("@everyone"), "{label:?}");
            assert_eq!(value, "1");
        }
    }
    let robot = world.standin.user("Robot").as_bot();
    for name in HOSTILE {
        robot.renames_himself(name);
        let told = world.cilla.slash("challenge", [("opponent", user(&robot))]).in_channel(&world.hall).await.unwrap();
        let told = private(&told);
        assert!(told.pinged().is_empty() && !told.content().contains("@everyone"), "{}", told.content());
    }
    world.end().await;
}

/// Fault E44: a list breaks, or says "undefined", once somebody has left. Fault E45: the bot ends on a member that is
/// not there. Names are kept as last known, and nobody is ever asked for them.
#[tokio::test(flavor = "multi_thread")]
async fn people_who_left_are_still_called_by_their_names() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    world.bjorn.leaves_guild();
    world.restart_bot().await;
    for (name, options) in [("games", vec![]), ("board", vec![]), ("resign", vec![("game", "1")])] {
        let seen = private(&world.ann.slash(name, options).in_channel(&world.hall).await.unwrap());
        assert!(seen.content().contains("Bjorn"), "{name}: {}", seen.content());
    }
    let back = public(&world.ann.slash("take-back", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(back.pinged(), Vec::<String>::new(), "he does not see the channel any more");
    // Outside of the guild nobody is a member of anything.
    world.bjorn.installs_app();
    let board = private(&world.bjorn.slash("board", [("game", "1")]).in_channel(&world.bjorn.dm()).await.unwrap());
    assert!(board.content().contains("Ann"), "{}", board.content());
    let asked = |path: &str| path.contains("/members") || (path.contains("/users/") && !path.contains("@me"));
    let requests = world.standin.requests();
    assert!(!requests.iter().any(|request| asked(&request.path)), "nobody is looked up");
    world.end().await;
}
