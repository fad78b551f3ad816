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

opt-challenge-opponent-desc = Whom you challenge
opt-challenge-variant-desc = Which game of the family; Copenhagen unless you choose another
opt-challenge-side-desc = The side you take; drawn by lot unless you choose
opt-challenge-house-rules-desc = What is to be different, as shieldwall=none, repetition=draw; suggested while you type
opt-move-move-desc = From where to where, as d2-d5; pick a piece first, then its square
opt-move-game-desc = Which game; only needed where several could be meant
opt-board-game-desc = Which game; only needed where several could be meant
opt-board-flip-desc = Look from the other side
opt-board-theme-desc = Draw it in this theme, this once; `/settings` chooses one for good
opt-board-text-desc = Write the board as text instead of drawing it
opt-resign-game-desc = Which game; only needed where several could be meant
opt-draw-game-desc = Which game; only needed where several could be meant
opt-rules-variant-desc = Which game of the family; else the one you play here, or Copenhagen
opt-rules-game-desc = A game with its house rules
opt-settings-theme-desc = How the boards that only you see are drawn

choice-attackers = Attackers (they move first)
choice-defenders = Defenders (with the king)
choice-random = Drawn by lot
