# Om beskeder, der ikke står der, hvor nogen gjorde noget.

elsewhere-moved = { $where ->
    [private] Dit træk er spillet. Brættet er i den private samtale, hvor I spiller.
   *[channel] Dit træk er spillet. Brættet er i { $place }.
}
elsewhere-resigned = { $where ->
    [private] Du har givet op. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har givet op. Brættet er i { $place }.
}
elsewhere-offered = { $where ->
    [private] Du har tilbudt remis. Tilbuddet er i den private samtale, hvor I spiller.
   *[channel] Du har tilbudt remis. Tilbuddet er i { $place }.
}
elsewhere-accepted = { $where ->
    [private] Du har sagt ja til remis. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har sagt ja til remis. Brættet er i { $place }.
}

elsewhere-kept = { $where ->
    [private] Kun du ser dette. Jeg kan ikke selv skrive i den private samtale, hvor I spiller: din modstander får det at se ved sin næste kommando eller sit næste tryk.
   *[channel] Kun du ser dette. Jeg må ikke skrive i { $place }, hvor I spiller: din modstander får det at se ved sin næste kommando eller sit næste tryk.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Ingen er blevet spurgt: jeg kan ikke selv skrive i den private samtale, hvor I spillede. Bed om revanche dér.
   *[channel] Ingen er blevet spurgt: jeg må ikke skrive i { $place }, hvor I spillede. Bed om revanche dér eller et andet sted på den server.
}

unseen-by-others = Det gælder, men kun du kan se beskeden: andre kan ikke se, hvad jeg siger her. Sig det til din modstander, eller spil på en server, hvor jeg er medlem.
may-not-attach = Jeg må ikke vedhæfte filer i { $place }: bed om tilladelsen ”Vedhæft filer”.
