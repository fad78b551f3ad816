# Det som sägs om meddelanden som inte står, eller inte som de borde, där någon gjorde något.

elsewhere-moved = { $where ->
    [private] Ditt drag är spelat. Brädet finns i den privata konversation där ni spelar.
   *[channel] Ditt drag är spelat. Brädet finns i { $place }.
}
elsewhere-resigned = { $where ->
    [private] Du har gett upp. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har gett upp. Brädet finns i { $place }.
}
elsewhere-offered = { $where ->
    [private] Du har erbjudit remi. Anbudet finns i den privata konversation där ni spelar.
   *[channel] Du har erbjudit remi. Anbudet finns i { $place }.
}
elsewhere-accepted = { $where ->
    [private] Du har gått med på remi. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har gått med på remi. Brädet finns i { $place }.
}

elsewhere-kept = { $where ->
    [private] Bara du ser det här. Jag kan inte skriva på egen hand i den privata konversation där ni spelar: din motståndare får se det vid sitt nästa kommando eller tryck.
   *[channel] Bara du ser det här. Jag får inte skriva i { $place }, där ni spelar: din motståndare får se det vid sitt nästa kommando eller tryck.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Ingen har fått frågan: jag kan inte skriva på egen hand i den privata konversation där ni spelade. Be om revansch där.
   *[channel] Ingen har fått frågan: jag får inte skriva i { $place }, där ni spelade. Be om revansch där, eller någon annanstans på den servern.
}

unseen-by-others = Det gäller, men bara du kan se meddelandet: andra kan inte se vad jag säger här. Berätta för din motståndare, eller spela där jag är medlem av servern.
may-not-attach = Jag får inte bifoga filer i { $place }: be om behörigheten Bifoga filer.
