-- What players have chosen for themselves. A row comes with the first choice.

CREATE TABLE player_settings (
    player INTEGER PRIMARY KEY NOT NULL REFERENCES players (id),
    theme  TEXT                                             -- how his own boards are drawn; null: the default
) STRICT;
