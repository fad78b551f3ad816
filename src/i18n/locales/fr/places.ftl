# Où l’on joue : ce qu’un serveur a réglé, les fils, et ce qui n’a pas pu être montré.

server-settings-title = **Réglages de ce serveur**
server-channels-all = Les nouvelles parties peuvent commencer dans tous les salons.
server-channels = Les nouvelles parties commencent seulement dans { $channels }.
server-threads-on = Chaque nouvelle partie reçoit son propre fil.
server-threads-off = On joue dans le salon même, sans fils.
server-variant = Sans choix de variante, on joue **{ $variant }**.
server-settings-how = Change-les avec les options de `/server-settings`.

refuse-not-manager = Il faut pouvoir gérer ce serveur pour changer ses réglages. Demande à quelqu’un qui a la permission « Gérer le serveur ».
refuse-no-guild-here = Cela ne peut se faire que sur un serveur.
refuse-wrong-channel = Les nouvelles parties commencent seulement dans { $channels }. Les parties en cours continuent là où elles sont.
refuse-channel-not-listed = { $channel } ne fait pas partie des salons pour les nouvelles parties. Ce sont { $channels }.
refuse-no-channel-listed = Les nouvelles parties peuvent commencer dans tous les salons, il n’y en a donc aucun à enlever. Indique ceux où elles peuvent commencer avec `/server-settings add-channel`.
refuse-too-many-channels = Je peux retenir { $most } salons au plus. Enlèves-en d’abord un, ou permets-les tous avec `/server-settings all-channels`.

thread-name = { $attackers } contre { $defenders } · { $variant } #{ $game }

thread-full = Ce serveur a autant de fils que Discord en permet, la partie se joue donc ici.
thread-forbidden = Je n’ai pas le droit de créer un fil ici, la partie se joue donc dans le salon. Demande la permission « Créer des fils publics ».
thread-failed = Je n’ai pas pu créer de fil, la partie se joue donc ici.
thread-gone = Le fil de cette partie n’existe plus, elle continue donc ici.
thread-locked = Le fil de cette partie est verrouillé, elle continue donc ici.
thread-barred = Je n’ai pas le droit d’écrire dans le fil de cette partie, elle continue donc ici.

missed-board = Je n’ai pas pu te montrer ceci plus tôt, car je n’ai pas le droit d’écrire dans { $place }.
missed-board-private = Je n’ai pas pu te montrer ceci plus tôt, car je ne peux pas écrire de moi-même dans la conversation privée où vous jouez.
