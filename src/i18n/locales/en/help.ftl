# How to play, in eight short paragraphs.

# The heads of the paragraphs, in bold letters.
help-head-game = The game
help-head-begin = Beginning
help-head-move = Your move
help-head-end = Ending
help-head-games = Your games
help-head-past = Looking back
help-head-rules = Rules
help-head-server = Servers

help-aim = Tafl is a board game for two. The attackers want to catch the king; the defenders want to bring him to safety.
help-begin = Write `/challenge` and choose somebody. When they accept, the board appears in this channel.
help-turn = You are mentioned when it is your turn. Press **Move** under the board, pick a piece, pick a square, confirm.
help-write = Or write `/move d2-d5`: the square the piece leaves, then the square it goes to. Columns have letters, rows have numbers.
help-moves = Every piece goes straight, as far as the way is free. You capture a piece by closing it in between two of yours.
help-see = `/board` shows you a game, `/games` all that you play, those that wait for you first. `/settings` chooses how boards look to you, and when I remind you.
help-end = **Offer draw** and **Resign** stand under the board; `/draw` and `/resign` do the same.
help-several = If you play several games, say which one with the option `game`.
help-time = Every game has its pace, three days a move unless you choose another. When time is up your opponent may claim the game, give you more, or wait (`/claim`, `/add-time`). `/vacation` stops your clocks while you are away. Nothing is lost when I restart.
help-past = `/history`, `/show` and `/replay` look back at a game, `/export` and `/import` carry games out and in, `/record` counts them.
help-rules = `/rules` tells you the rules of each variant, with pictures.
help-server = Managers of a server have `/server-settings` and `/tafl-end`; `/tafl-check` tells whoever asks what I may do in a channel.
