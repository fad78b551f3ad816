# Why nothing was done. Only the player sees it: what is wrong, and what to do.

refuse-no-such-game = I find no game #{ $game } that you can see from here. `/games` lists yours.
refuse-not-a-game = “{ $text }” is not the number of a game, nor part of a name in one of yours, which are:
refuse-not-a-game-of-none = “{ $text }” is not the number of a game, and you have no running game. Challenge somebody with `/challenge`.
refuse-no-running-game = You have no running game. Challenge somebody with `/challenge`.
refuse-which-game = Which game do you mean? Choose it in the menu, or name it with the option `game`.
refuse-not-a-player = Only { $attackers } and { $defenders } play in game #{ $game }.
# Nothing can be done in a game of which what is stored contradicts itself. Whoever runs the bot reads why in its log.
refuse-frozen = Game #{ $game } cannot go on: what is stored of it does not fit together. The host has been told; nothing is lost.
refuse-not-your-turn = It is { $opponent }'s move (since { $since }) in game #{ $game }.
refuse-stale-board = That board is { $board-ply ->
    [0] the start
   *[other] from move { $board-ply }
} of game #{ $game }. Since then { $moves ->
    [one] { $moves } move has been played
   *[other] { $moves } moves have been played
}, and it is { $to-move }'s move.
refuse-stale-board-where = `/board` shows the newest.

refuse-empty-move = Write the move as `{ $example }`: the square it leaves, then the square it goes to.
refuse-not-a-move = I cannot read “{ $text }” as a move. Write the square it leaves, then the square it goes to: `{ $example }`.
refuse-invisible-move = I cannot read that as a move. Write the square it leaves, then the square it goes to: `{ $example }`.
refuse-unexpected-text = I do not understand “{ $rest }” behind the move. The two squares are enough: `{ $example }`.
refuse-not-captured = { $move } would not capture { $square }. The two squares are enough: what is captured follows from the rules.

refuse-challenged-self = You cannot challenge yourself. Choose somebody else as the opponent.
refuse-challenged-bot = { $name } is a bot, and bots do not play tafl here. Challenge a person.
refuse-no-such-variant = I do not know the variant “{ $key }”. I know { $variants }.
refuse-no-such-theme = I do not know the theme “{ $key }”. I know { $themes }.
refuse-no-such-challenge = I do not find this challenge any more. Make a new one with `/challenge`.
refuse-challenge-accepted = This challenge was accepted and became game #{ $game }.
refuse-challenge-declined = This challenge was declined. A new one can be made with `/challenge`.
refuse-challenge-withdrawn = This challenge was taken back. A new one can be made with `/challenge`.
refuse-challenge-open = This challenge is still open. Press the button once more.
refuse-not-challenged = Only { $challenged } can answer this challenge.
refuse-not-challenger = Only { $challenger } can take this challenge back.

refuse-offer-accepted = This draw offer was accepted: game #{ $game } is drawn.
refuse-offer-declined = This draw offer was declined; game #{ $game } went on.
refuse-offer-lapsed = This draw offer has lapsed: a move, or the end of game #{ $game }, came first.
refuse-offer-open = This draw offer is still open. Press the button once more.
refuse-already-offered-yourself = You have already offered a draw in game #{ $game }. Your offer stands until it is answered or a move is played.

# A button that says nothing to us.
unknown-press-other-version = This button comes from another version of me. `/games` lists your games with their newest boards.
unknown-press = I do not know this button. `/games` lists your games with their newest boards.

# A fault of ours.
fault = That failed, and the fault is mine. `/board` shows how your game stands; then please try again.
# The same where the database could not be written in time.
fault-busy = My database is busy just now, so nothing was changed. Please try again in a moment.
# The same where the disk is full or broken. Whoever runs the bot finds it in the log.
fault-disk = My disk takes nothing in just now (it may be full), so nothing was changed. Whoever runs me can read why in my log; please try again later.
