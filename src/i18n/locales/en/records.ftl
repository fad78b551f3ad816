# Records of games brought in from elsewhere, and playing on from them.

record-title = A record of { $variant }
record-title-names = A record of { $variant }: { $attackers } (attackers) against { $defenders } (defenders)
record-title-attackers = A record of { $variant }: { $attackers } plays the attackers
record-title-defenders = A record of { $variant }: { $defenders } plays the defenders
record-over = Here the game is over: { $how }.
record-kept = -# Only you see this. I keep it until { $until }.

button-play-on = Play on from here
play-on-question = Whom do you challenge to play on from here? Choose your side first, then the person.
play-on-to-move = { $side ->
    [attackers] The attackers are to move.
   *[defenders] The defenders are to move.
}
play-on-placeholder = Whom do you challenge?
button-side-by-lot = Sides by lot
button-side-attackers = I take the attackers
button-side-defenders = I take the defenders

# In the challenge's message.
challenge-own-start = { $side ->
    [attackers] It begins at the position in the picture, with the attackers to move, and is not counted in `/record`.
   *[defenders] It begins at the position in the picture, with the defenders to move, and is not counted in `/record`.
}
challenge-sides = { $attackers } has the attackers, { $defenders } the defenders.
lot-gives-sides = The lot gives { $attackers } the attackers and { $defenders } the defenders.
closed-challenge-made = Your challenge is posted.

# Why something is no record.
refuse-record-not-one = Give me either the option `record` with the game as text, or the option `file` with the game in a file.
refuse-record-too-large = That is too large: { $size } KB. I read at most { $most } KB.
refuse-record-not-text = That is not a text file. I read games in OpenTafl notation, as `/export` writes them.
refuse-record-not-fetched = The file could not be fetched from Discord. Please try again.
refuse-record-empty = There is nothing in it. I read games in OpenTafl notation, as `/export` writes them.
refuse-record-too-many-moves = That game has { $moves } moves. I keep games of at most { $most }.
refuse-record-no-rules = I find no rules in it, as in “[rules: dim:11 …]”. Games from `/export` have them; a position alone is written as rows, `3ttt3/4t4/…`, with the side to move behind it, `a` or `d`.
refuse-record-unreadable = I cannot read line { $line }: { $why }
refuse-record-illegal = The move { $move } in line { $line } (move { $ply }) cannot be played: { $why }
refuse-record-not-captured = The move { $move } in line { $line } (move { $ply }) does not capture { $square }.
refuse-record-bad-move = I cannot read “{ $text }” in line { $line } as a move.
refuse-record-turn = In line { $line } stands the number “{ $found }” where turn { $expected } should.
refuse-record-position = I cannot read that position: { $why }
refuse-record-other-variant = That record says itself by which rules it is played: those of { $variant }. Leave out the option `variant`.
refuse-record-other-size = { $size ->
    [0] That position has { $rows } rows, and no variant here has such a board. Give me the whole record with its rules.
   *[other] That position has { $rows } rows, but the board of this variant has { $size }.
}
refuse-no-such-record = I do not find this record any more: I keep only your newest ten, and none for longer than 30 days. Bring it in again with `/import`.
refuse-asked-already = You have already challenged { $name } to play on from there, and that challenge is still open.
refuse-asked-anybody-already = Your challenge to play on from there is still open to anybody.
refuse-nothing-to-play-on = At that position the game is over. Step back to one where it goes on.
