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

unseen-by-others = Det gælder, men kun du kan se beskeden: andre kan ikke se, hvad jeg siger her. Sig det til din modstander, eller spil på en server, hvor jeg er medlem.
may-not-attach = Jeg må ikke vedhæfte filer i { $place }: bed om tilladelsen ”Vedhæft filer”.
