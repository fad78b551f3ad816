# When a player is reminded of games that wait for him, and when he is left in peace.

# What Discord shows, at most 100 characters. `off` stays as it is: one types it.
opt-settings-reminders-desc = When I remind you that it is your move, in games with a time limit
opt-settings-zone-desc = Your time zone, by its nearest big city, as Stockholm
opt-settings-quiet-hours-desc = Hours of your day in which I do not remind you, as 22-7; off for none
opt-settings-digest-desc = The hour at which I list the games that wait for you, every day, as 8; off for none
choice-reminders-usual = At half of your time, a day before it is up, and three hours before
choice-reminders-last-day = A day before your time is up, and three hours before
choice-reminders-last-hours = Three hours before your time is up
choice-reminders-off = Never
# A time zone that is suggested. $zone is its name (Europe/Stockholm), $time what clocks show there (14:05).
zone-choice = { $zone } · { $time } now

settings-reminders = { $plan ->
    [last-day] In games with a time limit I remind you **a day before your time is up, and three hours before**.
    [last-hours] In games with a time limit I remind you **three hours before your time is up**.
    [off] In games with a time limit **I do not remind you**.
   *[usual] In games with a time limit I remind you **at half of your time, a day before it is up, and three hours before**.
}
# Where he has chosen to hear nothing from us when it is his move.
settings-reminders-silent = In games with a time limit **I do not remind you**, because I say nothing to you when it is your move.
settings-quiet = Quiet hours: **{ $from }:00 to { $until }:00**. A reminder waits until they end, unless that would be too late.
settings-quiet-none = Quiet hours: **none**.
settings-zone = Your time zone: **{ $zone }**, where it is { $time } now.
settings-zone-none = Your time zone: **not chosen**, so your hours are those of UTC, where it is { $time } now.
settings-digest = List of the games that wait for you: **every day at { $hour }:00**, as a private message. Next: { $next }.
settings-digest-closed = List of the games that wait for you: every day at { $hour }:00, but **I cannot write to you in private**. Allow private messages from this server, then choose the hour once more.
settings-digest-none = List of the games that wait for you: **none**.
settings-how-reminders = Change that with `/settings reminders`, `quiet-hours`, `zone` and `digest`.

# A reminder; a line follows that says until when there is time. The game's number stands in front.
reminder = { $mention }, it is still your move against { $opponent }.
reminder-in-private = It is still your move against { $opponent } in { $variant }.
# Behind it in the channel, once, where private messages are not taken.
reminder-closed = I cannot write to you in private, so I remind you here from now on. If you allow private messages from this server, choose them again with `/settings`.
# That his daily list does not come: behind that, or alone.
digest-closed = Your daily list of games comes as a private message, and I cannot send you any, so it stops. Allow private messages from this server, then choose its hour again with `/settings digest`.
button-snooze = Remind me later
# Only he reads it; a line follows that says until when there is time.
snoozed = I remind you of game #{ $game } once more on { $at } ({ $in }), if you have not moved by then.

# The private message that comes every day. The games follow, a line each.
digest-title = { $count ->
    [one] **A game waits for you:**
   *[other] **{ $count } games wait for you:**
}
digest-how = -# You get this list every day while games wait for you. `/settings digest` changes the hour, or ends it with `off`.

# "8 March 2026 14:05 (in 2 hours)", worded by Discord for whoever reads it.
moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = I do not know the time zone “{ $text }”. Write the nearest big city, as `Stockholm` or `New York`, and choose from what I suggest.
# $zones is a list of names: `Europe/London` and `America/New_York`.
refuse-which-zone = I am not sure which time zone “{ $text }” is. Write its name in full; you may mean { $zones }.
refuse-not-quiet-hours = I cannot read “{ $text }” as quiet hours. Write two whole hours, as `22-7`, or `off`.
refuse-same-hour = “{ $text }” begins and ends at the same hour, so that no time lies between. Write two different hours, as `22-7`, or `off`.
refuse-not-an-hour = I cannot read “{ $text }” as an hour. Write a whole hour from 0 to 23, as `8`, or `off`.
refuse-clock-stands = Your clock in game #{ $game } stands still: there is nothing to remind you of.
# $at is a date and a time of day, $in "in 20 minutes", $since "2 hours ago".
refuse-no-time-to-snooze = There is too little time left in game #{ $game } to remind you later: it is up on { $at } ({ $in }).
refuse-snooze-time-up = Your time in game #{ $game } was up on { $at } ({ $since }): there is nothing to remind you of.
refuse-snooze-silent = You have chosen that I say nothing to you when it is your move, so a reminder would not reach you. Change that with `/settings pings`, then press once more.
