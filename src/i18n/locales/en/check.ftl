# /tafl-check: what is missing in a channel.

check-title = **Hnefi { $version }** in { $place }
check-title-private = **Hnefi { $version }** in this conversation
check-all-well = All is well: I have every permission I need here.
check-missing = Some permissions are missing here. Somebody who manages this server can give them to me:
check-view-channel = **View Channel**: without it I can answer commands, but post nothing by myself.
check-send-messages = **Send Messages**: without it I cannot show a board that an answer failed to show, nor moves made elsewhere.
check-send-messages-in-threads = **Send Messages in Threads**: without it I cannot post in the threads of games.
check-attach-files = **Attach Files**: without it I cannot post boards as pictures.
check-create-public-threads = **Create Public Threads**: without it I cannot make the threads that new games get on this server.
check-read-message-history = **Read Message History**: without it I cannot see whether a board stands already, and might post it twice.
check-between-us = Here you can look at your games and move in them. A challenge needs a place where your opponent sees it.
check-user-installed = I am not a member here; you have brought me along. I can answer commands and buttons, and show boards to all who are here. I cannot post by myself: what an answer fails to show, each player sees at his next command here.
check-user-installed-unheard = I am not a member here; you have brought me along, and apps from outside may answer only to you. Others do not see your moves here: play where I am a member of the server, or ask for the permission Use External Apps.
check-latency = Discord answers me in { $discord } ms, my database in { $database } ms.
check-latency-unknown = Discord does not answer me at the moment; my database answers in { $database } ms.
