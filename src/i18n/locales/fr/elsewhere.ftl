# Ce qu’on dit des messages qui ne sont pas là où quelqu’un a agi.

elsewhere-moved = { $where ->
    [private] Ton coup est joué. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Ton coup est joué. Le plateau est dans { $place }.
}
elsewhere-resigned = { $where ->
    [private] Tu as abandonné. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as abandonné. Le plateau est dans { $place }.
}
elsewhere-offered = { $where ->
    [private] Tu as proposé la nulle. La proposition est dans la conversation privée où vous jouez.
   *[channel] Tu as proposé la nulle. La proposition est dans { $place }.
}
elsewhere-accepted = { $where ->
    [private] Tu as accepté la nulle. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as accepté la nulle. Le plateau est dans { $place }.
}

# Quand le plateau ne peut pas être montré là où l’on joue.
elsewhere-kept = { $where ->
    [private] Ceci est visible ici par toi seulement. Je ne peux pas écrire de moi-même dans la conversation privée où vous jouez : l’autre camp le verra à sa prochaine commande ou en appuyant sur un bouton.
   *[channel] Ceci est visible ici par toi seulement. Je n’ai pas le droit d’écrire dans { $place }, où vous jouez : l’autre camp le verra à sa prochaine commande ou en appuyant sur un bouton.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Personne n’a reçu de demande : je ne peux pas écrire de moi-même dans la conversation privée où vous avez joué. Demande la revanche là-bas.
   *[channel] Personne n’a reçu de demande : je n’ai pas le droit d’écrire dans { $place }, où vous avez joué. Demande la revanche là-bas, ou ailleurs sur le même serveur.
}

unseen-by-others = C’est pris en compte, mais ce message n’est visible que par toi : ici, les autres ne voient pas ce que je dis. Préviens la personne en face, ou jouez sur un serveur dont je suis membre.
may-not-attach = Je ne peux pas joindre de fichiers dans { $place } : demande la permission « Joindre des fichiers ».
