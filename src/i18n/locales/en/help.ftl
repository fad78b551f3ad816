# How to play, in fourteen lines at most.

help-title = **How to play**
help-aim = Tafl is a board game for two. The attackers want to catch the king; the defenders want to bring him to safety.
help-begin = Write `/challenge` and choose somebody. When they accept, the board appears in this channel.
help-turn = You are mentioned when it is your turn. Press **Move** under the board, pick a piece, pick a square, confirm.
help-write = Or write `/move d2-d5`: the square the piece leaves, then the square it goes to. Columns have letters, rows have numbers.
help-moves = Every piece goes straight, as far as the way is free. You capture a piece by closing it in between two of yours.
help-see = `/board` shows you a game, `/games` all that you play, those that wait for you first. `/settings` chooses how boards look to you.
help-end = **Offer draw** and **Resign** stand under the board; `/draw` and `/resign` do the same.
help-several = If you play several games, say which one with the option `game`.
help-time = Take your time: a game may last for days, and nothing is lost when I restart.
help-past = `/history`, `/show` and `/replay` look back at a game, `/export` and `/import` carry games out and in, `/record` counts them.
help-rules = `/rules` tells you the rules of each variant, with pictures.
help-server = Managers of a server have `/server-settings` and `/tafl-end`; `/tafl-check` tells whoever asks what I may do in a channel.
