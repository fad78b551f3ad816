# What Discord shows while somebody types a command. At most 100 characters each.

cmd-challenge-desc = Challenge somebody to a game of tafl
cmd-move-desc = Make your move
cmd-board-desc = Look at the board of a game (only you see it)
cmd-games-desc = List your games, those that wait for you first (only you see it)
cmd-resign-desc = Give a game up; you are asked first
cmd-draw-desc = Offer your opponent a draw
cmd-rules-desc = Read the rules of a variant or of a game (only you see them)
cmd-settings-desc = See and change how I show things to you (only you see it)
cmd-help-desc = How to play (only you see it)
cmd-history-desc = List the moves of a game, running or over (only you see it)
cmd-show-desc = Look at a game move by move (only you see it)
cmd-replay-desc = Watch a whole game as an animation
cmd-export-desc = Get a game in OpenTafl notation, to carry it elsewhere (only you see it)
cmd-import-desc = Bring in a game or position in OpenTafl notation, look at it, play on from it
cmd-record-desc = How many games somebody has won, lost and drawn (only you see it)
cmd-server-settings-desc = See and change where and what is played on this server (only you see it)
cmd-tafl-check-desc = Find out what I may and may not do here (only you see it)

cmd-take-back-desc = Ask your opponent to undo your last move
cmd-abort-desc = Ask your opponent to break a game off before both have moved
cmd-tafl-end-desc = End a stuck game of this server, for those who manage it

opt-challenge-opponent-desc = Whom you challenge; leave it out, and whoever accepts first plays
opt-challenge-variant-desc = Which game of the family; Copenhagen unless you choose another
opt-challenge-side-desc = The side you take; drawn by lot unless you choose
opt-challenge-games-desc = One game, or a match of two with the sides swapped
opt-challenge-house-rules-desc = What is to be different, as shieldwall=none, repetition=draw; suggested while you type
opt-move-move-desc = From where to where; the first square alone shows where that piece can go
opt-move-game-desc = Which game; only needed where several could be meant
opt-board-game-desc = Which game; only needed where several could be meant
opt-board-flip-desc = Look from the other side
opt-board-theme-desc = Draw it in this theme, this once; `/settings` chooses one for good
opt-board-text-desc = Write the board as text instead of drawing it
opt-resign-game-desc = Which game; only needed where several could be meant
opt-draw-game-desc = Which game; only needed where several could be meant
opt-rules-variant-desc = Which game of the family; else the one you play here, or Copenhagen
opt-rules-game-desc = A game with its house rules
opt-server-settings-add-channel-desc = A channel in which new games may begin; with none named, they may begin everywhere
opt-server-settings-remove-channel-desc = A channel in which new games may no longer begin
opt-server-settings-all-channels-desc = Let new games begin in every channel again
opt-server-settings-threads-desc = Whether every new game gets a thread of its own
opt-server-settings-variant-desc = What is played if nobody chooses a variant
opt-settings-theme-desc = How the boards that only you see are drawn
opt-take-back-game-desc = Which game; only needed where several could be meant
opt-abort-game-desc = Which game; only needed where several could be meant
opt-tafl-end-game-desc = Which game, by its number
opt-tafl-end-reason-desc = Why, in a few words; both players read it
opt-settings-confirm-desc = Whether you are asked once more before a move that you tap is played

opt-history-game-desc = Which game, by number or opponent; else the one you play, or your last one
opt-show-move-desc = After how many moves; 0 is the start
opt-show-game-desc = Which game, by number or opponent; else the one you play, or your last one
opt-replay-game-desc = Which game, by number or opponent; else the one you play, or your last one
opt-replay-public-desc = Let everybody here see it
opt-export-game-desc = Which game, by number or opponent; else the one you play, or your last one
opt-import-record-desc = The game as text, or a position as rows with a or d behind them
opt-import-file-desc = The game in a text file, as /export gives it
opt-import-variant-desc = Whose rules count for a position alone; else those of the first game on such a board
opt-record-user-desc = Whose games, and how you have fared against each other; yours unless you name somebody

choice-attackers = Attackers (they move first)
choice-defenders = Defenders (with the king)
choice-random = Drawn by lot
choice-one-game = One game
choice-match = Match of two games, sides swapped
