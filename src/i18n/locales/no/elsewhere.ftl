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

unseen-by-others = Det gjelder, men bare du kan se meldingen: andre kan ikke se det jeg sier her. Si fra til motstanderen din, eller spill på en server der jeg er medlem.
may-not-attach = Jeg får ikke legge ved filer i { $place }: be om tillatelsen «Legg ved filer».
