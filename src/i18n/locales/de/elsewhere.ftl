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

# Wenn das Brett nicht dort gezeigt werden kann, wo gespielt wird.
elsewhere-kept = { $where ->
    [private] Das hier siehst nur du. In der privaten Unterhaltung, in der ihr spielt, kann ich von mir aus nicht schreiben: Die Gegenseite sieht es bei ihrem nächsten Befehl oder Knopfdruck.
   *[channel] Das hier siehst nur du. In { $place }, wo ihr spielt, darf ich nicht schreiben: Die Gegenseite sieht es bei ihrem nächsten Befehl oder Knopfdruck.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Niemand wurde gefragt: In der privaten Unterhaltung, in der ihr gespielt habt, kann ich von mir aus nicht schreiben. Bitte dort um die Revanche.
   *[channel] Niemand wurde gefragt: In { $place }, wo ihr gespielt habt, darf ich nicht schreiben. Bitte dort um die Revanche, oder anderswo auf demselben Server.
}

unseen-by-others = Das gilt, aber nur du siehst die Nachricht: Andere können hier nicht sehen, was ich sage. Gib auf der Gegenseite Bescheid, oder spielt dort, wo ich Mitglied des Servers bin.
may-not-attach = In { $place } darf ich keine Dateien anhängen: Bitte dort um die Berechtigung „Dateien anhängen“.
