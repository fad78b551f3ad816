# Pourquoi un défi, une revanche ou une carte pour en préparer un n’a rien donné. Visible par la personne seulement.

refuse-challenge-expired = Personne n’a répondu à ce défi en une semaine, il a donc expiré. On peut en lancer un nouveau avec `/challenge`.
refuse-not-here = { $name } n’est pas ici et ne pourrait pas répondre. Défie quelqu’un qui est ici.
refuse-cannot-see = { $name } ne voit pas ce salon et ne pourrait pas répondre. Lance le défi dans un salon visible pour vous deux.
refuse-nobody-else = Il n’y a ici que toi et moi, donc personne ne pourrait accepter. Écris `/challenge` là où quelqu’un d’autre le lira.
refuse-challenge-taken = { $name } a été plus rapide : ce défi est devenu la partie #{ $game }.
refuse-own-challenge = C’est ton propre défi. Quelqu’un d’autre doit l’accepter ; tu peux le retirer avec **Retirer**.
refuse-challenge-to-anybody = Ce défi s’adresse à toute personne qui a envie de jouer, alors personne n’a besoin de le refuser.
refuse-rematch-still-running = La partie #{ $game } est encore en cours. La revanche sera possible quand elle sera terminée.
refuse-rematch-in-match = La partie #{ $game } est la première d’un match de deux : la deuxième, en échangeant les camps, est la partie #{ $second }.
refuse-rematch-offered = Tu as déjà demandé la revanche de la partie #{ $game }. Elle commence dès que l’autre camp accepte.
refuse-rematch-on = La partie #{ $game } a déjà eu sa revanche : c’est la partie #{ $rematch }.
refuse-no-such-set-up = Je ne trouve plus ce que tu préparais. Recommence avec `/challenge`.
refuse-set-up-sent = Ce défi est envoyé. Pour un autre, recommence avec `/challenge`.
