# Why nothing came of a challenge, a rematch, or a card to set one up. Only the player sees it.

refuse-challenge-expired = Nobody answered this challenge within a week, so it is over. A new one can be made with `/challenge`.
refuse-not-here = { $name } is not in this place and could not answer. Challenge somebody who is here.
refuse-cannot-see = { $name } cannot see this channel and could not answer. Challenge from a channel that you both see.
refuse-nobody-else = Here are only you and I, so nobody could accept. Write `/challenge` where somebody else reads it.
refuse-challenge-taken = { $name } was faster: this challenge became game #{ $game }.
refuse-own-challenge = This is your own challenge. Somebody else has to accept it; you can take it back with **Withdraw**.
refuse-challenge-to-anybody = This challenge is for anybody who likes to play, so nobody has to decline it.
refuse-rematch-still-running = Game #{ $game } is still being played. A rematch can be had when it is over.
refuse-rematch-in-match = Game #{ $game } is the first of a match of two: the second, with the sides swapped, is game #{ $second }.
refuse-rematch-offered = You have already asked for a rematch of game #{ $game }. It begins when your opponent accepts.
refuse-rematch-on = Game #{ $game } has had its rematch: that is game #{ $rematch }.
refuse-no-such-set-up = I do not find what you were setting up any more. Begin again with `/challenge`.
refuse-set-up-sent = This challenge has been sent. For another one begin again with `/challenge`.
