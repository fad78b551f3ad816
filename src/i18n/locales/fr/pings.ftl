# Comment j’appelle quelqu’un quand c’est son tour.

opt-settings-pings-desc = Comment je t’appelle quand c’est à toi de jouer
choice-pings-channel = Par une mention sous le plateau
choice-pings-dm = Par un message privé avec le plateau
choice-pings-none = Pas du tout

settings-pings = { $pings ->
    [dm] Quand c’est à toi de jouer : **je t’écris en privé**, avec le plateau.
    [dm-closed] Quand c’est à toi de jouer : **je te mentionne** sous le plateau, car je ne peux pas t’écrire en privé. Autorise les messages privés de ce serveur, puis choisis-les encore une fois.
    [none] Quand c’est à toi de jouer : **je ne te dis rien**. `/games` liste les parties qui t’attendent.
   *[channel] Quand c’est à toi de jouer : **je te mentionne** sous le plateau.
}
settings-how-pings = Change cela avec `/settings pings`.

notice-begins = La partie commence, et tu as les attaquants.
notice-your-move = À toi de jouer contre { $opponent } ({ $variant }).

notice-closed = { $mention }, à toi de jouer dans la partie #{ $game }. Je ne peux pas t’écrire en privé, je t’appelle donc ici désormais. Si tu autorises les messages privés de ce serveur, choisis-les de nouveau avec `/settings`.
calls-closed = Je ne peux pas t’écrire en privé, je t’appelle donc là où tes parties se jouent. Si tu autorises les messages privés de ce serveur, choisis-les de nouveau avec `/settings pings`.
