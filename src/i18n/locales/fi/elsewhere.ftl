# Viesteistä, jotka eivät ole siellä, missä joku teki jotakin.

elsewhere-moved = { $where ->
    [private] Siirtosi on pelattu. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Siirtosi on pelattu. Lauta on kanavalla { $place }.
}
elsewhere-resigned = { $where ->
    [private] Luovutit pelin. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Luovutit pelin. Lauta on kanavalla { $place }.
}
elsewhere-offered = { $where ->
    [private] Ehdotit tasapeliä. Ehdotus on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Ehdotit tasapeliä. Ehdotus on kanavalla { $place }.
}
elsewhere-accepted = { $where ->
    [private] Hyväksyit tasapelin. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Hyväksyit tasapelin. Lauta on kanavalla { $place }.
}

# Kun lautaa ei voi näyttää siellä, missä pelataan.
elsewhere-kept = { $where ->
    [private] Vain sinä näet tämän täällä. En voi kirjoittaa oma-aloitteisesti yksityiseen keskusteluun, jossa pelaatte: vastustajasi näkee tämän, kun hän seuraavan kerran käyttää komentoa tai painaa nappia.
   *[channel] Vain sinä näet tämän täällä. En saa kirjoittaa kanavalle { $place }, jolla pelaatte: vastustajasi näkee tämän, kun hän seuraavan kerran käyttää komentoa tai painaa nappia.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Keneltäkään ei kysytty: en voi kirjoittaa oma-aloitteisesti yksityiseen keskusteluun, jossa pelasitte. Pyydä uusintapeliä siellä.
   *[channel] Keneltäkään ei kysytty: en saa kirjoittaa kanavalle { $place }, jolla pelasitte. Pyydä uusintapeliä siellä tai muualla samalla palvelimella.
}

unseen-by-others = Se on voimassa, mutta vain sinä näet viestin: muut eivät näe, mitä sanon täällä. Kerro vastustajallesi, tai pelatkaa palvelimella, jonka jäsen olen.
may-not-attach = En saa liittää tiedostoja kanavalle { $place }: pyydä oikeutta ”Liitä tiedostoja”.
