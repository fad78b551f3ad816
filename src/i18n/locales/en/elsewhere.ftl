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

unseen-by-others = That counts, but only you can see the message: others cannot see what I say here. Tell your opponent, or play where I am a member of the server.
may-not-attach = I may not attach files in { $place }: ask for the permission Attach Files.
