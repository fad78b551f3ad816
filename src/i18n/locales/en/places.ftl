# Where games are played: what a server has settled, threads, and what could not be shown.

server-settings-title = **Settings of this server**
server-channels-all = New games may begin in every channel.
server-channels = New games begin in { $channels } only.
server-threads-on = Every new game gets a thread of its own.
server-threads-off = Games are played in the channel itself, without threads.
server-variant = Whoever does not choose a variant plays **{ $variant }**.
server-settings-how = Change them with the options of `/server-settings`.

refuse-not-manager = Only people who may manage this server can change its settings. Ask somebody with the permission Manage Server.
refuse-no-guild-here = This can be done on a server only.
refuse-wrong-channel = New games begin in { $channels } only. Games that are running go on where they are.
refuse-channel-not-listed = { $channel } is not one of the channels for new games. Those are { $channels }.
refuse-no-channel-listed = New games may begin in every channel, so there is none to take away. Name those in which they may begin with `/server-settings add-channel`.
refuse-too-many-channels = I can remember { $most } channels at most. Take one away first, or allow all with `/server-settings all-channels`.

# The name of a game's thread.
thread-name = { $attackers } vs { $defenders } · { $variant } #{ $game }

# Why a game is not played in its thread. Stands once under a board.
thread-full = This server has as many threads as Discord allows, so the game is played here.
thread-forbidden = I may not make a thread here, so the game is played in the channel. Ask for the permission Create Public Threads.
thread-failed = I could not make a thread, so the game is played here.
thread-gone = The thread of this game is gone, so it goes on here.
thread-locked = The thread of this game is locked, so it goes on here.
thread-barred = I may not write in the thread of this game, so it goes on here.

# Above a board that somebody could not be shown before.
missed-board = I could not show you this before, because I may not post in { $place }.
missed-board-private = I could not show you this before, because I cannot speak by myself in the private conversation where you play.
