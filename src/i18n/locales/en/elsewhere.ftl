# What is told about messages that do not stand, or not as they should, where somebody acted.

elsewhere-moved = { $where ->
    [private] Your move is played. The board is in the private conversation in which you play.
   *[channel] Your move is played. The board is in { $place }.
}
elsewhere-resigned = { $where ->
    [private] You have resigned. The board is in the private conversation in which you play.
   *[channel] You have resigned. The board is in { $place }.
}
elsewhere-offered = { $where ->
    [private] You have offered a draw. The offer is in the private conversation in which you play.
   *[channel] You have offered a draw. The offer is in { $place }.
}
elsewhere-accepted = { $where ->
    [private] You have agreed to a draw. The board is in the private conversation in which you play.
   *[channel] You have agreed to a draw. The board is in { $place }.
}

# Under the board that he alone is shown, because I cannot show it where the game is played.
elsewhere-kept = { $where ->
    [private] Only you see this here. I cannot speak by myself in the private conversation where you play: your opponent is shown it at his next command or press.
   *[channel] Only you see this here. I may not post in { $place }, where you play: your opponent is shown it at his next command or press.
}
# In its place where he wanted a rematch.
elsewhere-rematch-not-asked = { $where ->
    [private] Nobody was asked: I cannot speak by myself in the private conversation where you played. Ask for the rematch there.
   *[channel] Nobody was asked: I may not post in { $place }, where you played. Ask for the rematch there, or somewhere else on that server.
}

unseen-by-others = That counts, but only you can see the message: others cannot see what I say here. Tell your opponent, or play where I am a member of the server.
may-not-attach = I may not attach files in { $place }: ask for the permission Attach Files.
