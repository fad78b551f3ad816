# Om meldinger som ikke står der noen gjorde noe.

elsewhere-moved = { $where ->
    [private] Trekket ditt er spilt. Brettet er i den private samtalen der dere spiller.
   *[channel] Trekket ditt er spilt. Brettet er i { $place }.
}
elsewhere-resigned = { $where ->
    [private] Du har gitt opp. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har gitt opp. Brettet er i { $place }.
}
elsewhere-offered = { $where ->
    [private] Du har tilbudt remis. Tilbudet er i den private samtalen der dere spiller.
   *[channel] Du har tilbudt remis. Tilbudet er i { $place }.
}
elsewhere-accepted = { $where ->
    [private] Du har sagt ja til remis. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har sagt ja til remis. Brettet er i { $place }.
}

elsewhere-kept = { $where ->
    [private] Bare du ser dette. Jeg kan ikke skrive på egen hånd i den private samtalen der dere spiller: motstanderen din får se det ved sin neste kommando eller sitt neste trykk.
   *[channel] Bare du ser dette. Jeg får ikke skrive i { $place }, der dere spiller: motstanderen din får se det ved sin neste kommando eller sitt neste trykk.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Ingen er blitt spurt: jeg kan ikke skrive på egen hånd i den private samtalen der dere spilte. Be om revansje der.
   *[channel] Ingen er blitt spurt: jeg får ikke skrive i { $place }, der dere spilte. Be om revansje der eller et annet sted på den serveren.
}

unseen-by-others = Det gjelder, men bare du kan se meldingen: andre kan ikke se det jeg sier her. Si fra til motstanderen din, eller spill på en server der jeg er medlem.
may-not-attach = Jeg får ikke legge ved filer i { $place }: be om tillatelsen «Legg ved filer».
