# Was über Nachrichten gesagt wird, die nicht dort stehen, wo jemand gehandelt hat.

elsewhere-moved = { $where ->
    [private] Dein Zug ist gespielt. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Dein Zug ist gespielt. Das Brett steht in { $place }.
}
elsewhere-resigned = { $where ->
    [private] Du hast aufgegeben. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast aufgegeben. Das Brett steht in { $place }.
}
elsewhere-offered = { $where ->
    [private] Du hast Remis angeboten. Das Angebot steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast Remis angeboten. Das Angebot steht in { $place }.
}
elsewhere-accepted = { $where ->
    [private] Ihr habt euch auf Remis geeinigt. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Ihr habt euch auf Remis geeinigt. Das Brett steht in { $place }.
}

unseen-by-others = Das gilt, aber nur du siehst die Nachricht: Andere können hier nicht sehen, was ich sage. Gib auf der Gegenseite Bescheid, oder spielt dort, wo ich Mitglied des Servers bin.
may-not-attach = In { $place } darf ich keine Dateien anhängen: Bitte dort um die Berechtigung „Dateien anhängen“.
