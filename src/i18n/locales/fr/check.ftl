# /tafl-check : ce qui manque dans un salon.

check-title = **Hnefi { $version }** dans { $place }
check-title-private = **Hnefi { $version }** dans cette conversation
check-all-well = Tout va bien : j’ai ici toutes les permissions qu’il me faut.
check-missing = Il manque des permissions ici. Les gens qui gèrent ce serveur peuvent me les donner :
check-view-channel = **Voir le salon** : sans elle, je peux répondre aux commandes, mais rien publier de moi-même.
check-send-messages = **Envoyer des messages** : sans elle, je ne peux montrer ni un plateau qu’une réponse n’a pas pu montrer, ni les coups joués ailleurs.
check-send-messages-in-threads = **Envoyer des messages dans les fils** : sans elle, je ne peux pas écrire dans les fils des parties.
check-attach-files = **Joindre des fichiers** : sans elle, je ne peux pas publier les plateaux en images.
check-create-public-threads = **Créer des fils publics** : sans elle, je ne peux pas créer les fils que reçoivent les nouvelles parties sur ce serveur.
check-read-message-history = **Voir les anciens messages** : sans elle, je ne vois pas si un plateau est déjà là, et je risque de le publier deux fois.
check-between-us = Ici, tu peux regarder tes parties et y jouer. Un défi a besoin d’un endroit où la personne en face le voit.
check-user-installed = Je ne suis pas membre ici ; c’est toi qui m’as fait venir. Je peux répondre aux commandes et aux boutons, et montrer des plateaux à tout le monde ici. Je ne peux rien publier de moi-même : ce qu’une réponse n’a pas pu montrer, chaque camp le voit à sa prochaine commande ici.
check-user-installed-unheard = Je ne suis pas membre ici ; c’est toi qui m’as fait venir, et les applications extérieures ne peuvent répondre qu’à toi. Les autres ne voient pas tes coups ici : joue sur un serveur dont je suis membre, ou demande la permission « Utiliser des applications externes ».
check-latency = Discord me répond en { $discord } ms, ma base de données en { $database } ms.
check-latency-unknown = Discord ne me répond pas en ce moment ; ma base de données répond en { $database } ms.
