# Vacations: while somebody is on vacation, the clocks in all games in which it is his move stand still.

# To the player alone. $at is a date and a time of day, $in "in 3 days".
vacation-lasts = You are on vacation until { $at } ({ $in }). Until then your clocks stand still; you may move all the same, and `/vacation end` ends it.
vacation-ended = Your vacation is over: your clocks run again.
vacation-none = You are not on vacation. `/vacation begin` stops your clocks for some days.
# Behind vacation-lasts, when it has just begun.
vacation-told = It is told in every channel in which you play with a time limit.
# Behind those, where some of the games are played where less vacation is allowed: on other servers, or in private.
vacation-sooner = { $games ->
    [one] In { $games } of your games the clock goes on sooner, or runs all the time: less vacation is allowed where it is played.
   *[other] In { $games } of your games the clock goes on sooner, or runs all the time: less vacation is allowed where they are played.
}
# The last line; $days is how many days a year are allowed, and never 0.
vacation-left = You have { $left } of { $days ->
    [one] { $days } day
   *[other] { $days } days
} of vacation left this year (UTC).
vacation-none-here = This server allows no vacation.

# For everybody in a channel. A list of games follows, a line each, as vacation-game. $at is a date and a time of day, $in "in 3 days".
vacation-begun = { $name } is on vacation until { $at } ({ $in }). When it is { $name }'s move, the clock stands still until then:
# $since is "2 minutes ago".
vacation-over = { $name }'s vacation came to its end { $since }. The clocks go on with what was left on them:
vacation-used-up-here = { $place ->
    [private] { $name } has used up the days of vacation that count in private conversations, { $since }. The clocks go on with what was left on them:
   *[server] { $name } has used up the days of vacation that count on this server, { $since }. The clocks go on with what was left on them:
}
vacation-game = - #{ $game } against { $opponent }

refuse-vacation-no-games = You play no game at the moment: there is no clock to stop.
refuse-vacation-nothing-to-stop = There is no clock to stop: your games have no time limit, or no more vacation is allowed where they are played.
refuse-vacation-none-here = This server allows no vacation.
refuse-vacation-used-up = You have less than a day of vacation left this year: { $days ->
    [one] { $days } day is
   *[other] { $days } days are
} allowed here.
refuse-vacation-too-long = { $most ->
    [one] You can be away for { $most } more day at most
   *[other] You can be away for { $most } more days at most
}: { $days ->
    [one] { $days } day a year is
   *[other] { $days } days a year are
} allowed here.
refuse-vacation-lasts = You are on vacation already, until { $at } ({ $in }). `/vacation end` ends it. To be away for longer, end it and begin a new one: what is left of this one is not counted.
refuse-vacation-too-often = You have begun two vacations within a day, and everybody was told each time. You can begin the next one on { $at } ({ $in }) at the earliest.
refuse-vacation-not-on-one = You are not on vacation.

# In the settings of a server.
server-vacation = { $days ->
    [one] Vacation: players may stop their clocks for { $days } day a year.
   *[other] Vacation: players may stop their clocks for { $days } days a year.
}
server-no-vacation = Vacation: none. Nobody's clock stands still.

cmd-vacation-desc = Stop your clocks while you are away
cmd-vacation-begin-desc = Go on vacation: your clocks stand still, and everybody you play with is told
cmd-vacation-end-desc = Come back before your vacation is over
cmd-vacation-show-desc = See how many days of vacation you have left this year
opt-vacation-begin-days-desc = For how many days from now on
opt-server-settings-vacation-days-desc = How many days a year players may stop their clocks; 0 allows none
