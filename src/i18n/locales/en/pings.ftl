# How a player is called when it is his move.

# What Discord shows, at most 100 characters.
opt-settings-pings-desc = How I call you when it is your move
choice-pings-channel = By a mention under the board
choice-pings-dm = By a private message with the board
choice-pings-none = Not at all

settings-pings = { $pings ->
    [dm] When it is your move: **I write to you in private**, with the board.
    [dm-closed] When it is your move: **I mention you** under the board, because I cannot write to you in private. Allow private messages from this server, then choose them once more.
    [none] When it is your move: **I say nothing to you**. `/games` lists the games that wait for you.
   *[channel] When it is your move: **I mention you** under the board.
}
settings-how-pings = Change that with `/settings pings`.

# The private message. First the last move, or that the game begins; then the call.
notice-begins = The game begins, and you have the attackers.
notice-your-move = Your move against { $opponent } in { $variant }.

# In the channel, once, where private messages are not taken.
notice-closed = { $mention }, your move in game #{ $game }. I cannot write to you in private, so I call you here from now on. If you allow private messages from this server, choose them again with `/settings`.

# The same for him alone, behind the answer to something else, where he has not been called since.
calls-closed = I cannot write to you in private, so I call you where your games are played. If you allow private messages from this server, choose them again with `/settings pings`.
