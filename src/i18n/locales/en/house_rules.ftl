# House rules: what each rule that can be set is called, and what it says when set. No commas, colons or equals signs in
# these: players write them in lists, and what they read they may also write.

house-rules-line = House rules: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; and { $count } more
house-rules-or = { $head } or { $last }
# A rule by name, and as one writes it.
house-rules-written = { $rule } (`{ $key }`)
# Behind a variant's name, where there is no room for more.
house-rules-mark = { $variant } with house rules

# Words with which players say yes or no to a rule, as in "shieldwall no", with commas between them. What your language
# says; the English words are understood beside them.
house-rules-words-yes = yes, y, on, true, with, wins, always
house-rules-words-no = no, n, off, false, not, without, never

rule-corner-block = corner size
house-corner-block-1 = corners of a single square
house-corner-block-2 = corners of 2×2 squares

rule-corners-restricted = corners for the king only
house-corners-restricted-yes = only the king enters the corners
house-corners-restricted-no = anybody may enter the corners

rule-corners-hostile-to-attackers = corners against attackers
house-corners-hostile-to-attackers-yes = corners help to capture attackers
house-corners-hostile-to-attackers-no = corners do not help to capture attackers

rule-corners-hostile-to-defenders = corners against defenders
house-corners-hostile-to-defenders-yes = corners help to capture defenders
house-corners-hostile-to-defenders-no = corners do not help to capture defenders

rule-corners-hostile-to-king = corners against the king
house-corners-hostile-to-king-yes = corners help to capture the king
house-corners-hostile-to-king-no = corners do not help to capture the king

rule-throne = throne
house-throne-yes = there is a throne
house-throne-no = no throne

rule-throne-stop = stopping on the throne
house-throne-stop-anyone = anybody may stop on the throne
house-throne-stop-king = only the king may stop on the throne
house-throne-stop-nobody = nobody comes back to the throne

rule-throne-pass = passing over the throne
house-throne-pass-anyone = anybody may pass over the throne
house-throne-pass-king = only the king may pass over the throne

rule-throne-hostile-to-attackers = throne against attackers
house-throne-hostile-to-attackers-never = the throne does not help to capture attackers
house-throne-hostile-to-attackers-when-empty = the empty throne helps to capture attackers
house-throne-hostile-to-attackers-always = the throne always helps to capture attackers

rule-throne-hostile-to-defenders = throne against defenders
house-throne-hostile-to-defenders-never = the throne does not help to capture defenders
house-throne-hostile-to-defenders-when-empty = the empty throne helps to capture defenders
house-throne-hostile-to-defenders-always = the throne always helps to capture defenders

rule-king-armed = armed king
house-king-armed-yes = the king captures like any piece
house-king-armed-hammer-only = the king captures only when he moves
house-king-armed-anvil-only = the king captures only while he stands still
house-king-armed-no = the king captures nothing

rule-king-on-throne = king on the throne
house-king-on-throne-two-opposite = two attackers capture the king on the throne
house-king-on-throne-all-sides = four attackers capture the king on the throne

rule-king-beside-throne = king beside the throne
house-king-beside-throne-two-opposite = two attackers capture the king beside the throne
house-king-beside-throne-all-sides = three attackers capture the king beside the throne

rule-king-in-open = king in the open
house-king-in-open-two-opposite = two attackers capture the king in the open
house-king-in-open-all-sides = four attackers capture the king in the open

rule-king-on-edge = king on the edge
house-king-on-edge-safe = the king is safe on the edge
house-king-on-edge-as-elsewhere = the king can be captured on the edge

rule-trap = trap
house-trap-yes = a single piece can be trapped
house-trap-no = no traps

rule-shieldwall = shieldwall
house-shieldwall-none = no shieldwall
house-shieldwall-pieces = shieldwall between pieces only
house-shieldwall-pieces-and-corners = shieldwall between pieces and corners

rule-linnaean = Linnaean capture
house-linnaean-yes = with the Linnaean capture
house-linnaean-no = no Linnaean capture

rule-escape = escape
house-escape-corner = the king escapes to a corner
house-escape-edge = the king escapes to the edge

rule-exit-fort = exit fort
house-exit-fort-yes = an exit fort wins
house-exit-fort-no = no exit fort

rule-encirclement = encirclement
house-encirclement-yes = encirclement wins
house-encirclement-no = no win by encirclement

rule-no-moves = no legal move
house-no-moves-loses = whoever cannot move loses
house-no-moves-draw = whoever cannot move draws

rule-repetition = repetition
house-repetition-ignored = repetition does not matter
house-repetition-draw = threefold repetition is a draw
house-repetition-mover-loses = threefold repetition loses for whoever moved
house-repetition-defenders-lose = threefold repetition loses for the defenders
house-repetition-aggressor-loses = threefold repetition loses for whoever could avoid it

rule-move-limit = move limit
house-move-limit-none = no move limit
house-move-limit-number = { $moves ->
    [one] a draw after { $moves } move without a capture
   *[other] a draw after { $moves } moves without a capture
}

rule-start = start position
house-start-rows = another start position
# What can be written for the rules without choices: stands behind "Write", and behind a colon.
rule-values-number = a number from { $min } to { $max }, or `none`
rule-values-position = the rows from the top with `t` for attackers, `T` for defenders and `K`, as in `{ $example }`

# Why house rules cannot be played.
refuse-house-rule-unknown = I know no rule “{ $text }”. Write house rules like `shieldwall=none, repetition=draw`; the option suggests them while you type.
refuse-house-rule-nearest = I know no rule “{ $text }”. Do you mean { $rules }?
refuse-house-rule-twice = You set { $rule } to two different things. Leave one of them out.
refuse-house-rule-value = “{ $value }” is nothing that { $rule } can be. Write { $values }.
refuse-house-rule-no-value = Say what { $rule } is to be: { $values }.
refuse-house-rule-no-throne = There is no throne, so { $rule } cannot be set. Add `throne=yes`.
refuse-house-rule-position = I cannot read that start position. Write { $values }.

contradiction-out-of-range = { $value } is no possible { $rule }.
contradiction-corner-blocks-too-large = Corners of { $block }×{ $block } squares are too large for a board of { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Corners of { $block }×{ $block } squares mean nothing here: all may enter them, they help to capture nobody, and the king does not escape there.
contradiction-no-middle-square = A board of { $size }×{ $size } has no middle square, so it can have no throne. Add `throne=no`.
contradiction-throne-open-and-closed = Anybody may stop on the throne ({ $throne }), but only the king may pass over it. Let both be for the king, or both for anybody.
contradiction-linnaean-without-throne = The Linnaean capture is made against the throne, and there is none.
contradiction-exit-fort-where-king-escapes = The king escapes on any square of the edge, so there can be no exit fort. Add `exit-fort=no`, or let him escape to a corner.
contradiction-no-king = The start position has no king.
contradiction-no-attackers = The start position has no attackers.
contradiction-king-begins-on-escape-square = The king begins on { $square }, where he has escaped already.
contradiction-soldier-begins-on-corner = A piece begins on { $square }, a corner that only the king may enter.
contradiction-soldier-begins-on-throne = A piece begins on the throne ({ $throne }), where it may not stop.
contradiction-begins-in-exit-fort = The king on { $king } would win by an exit fort before the first move.
contradiction-begins-encircled = All defenders are shut in before the first move: the attackers would have won.
contradiction-no-first-move = The attackers begin, and they cannot move.
