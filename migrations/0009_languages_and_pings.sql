-- In which language people are spoken to, and how somebody is told that it is his move. Languages are stored by the codes
-- of our table of languages; one that exists no more counts as none.

-- Guilds, for what everybody in them sees.
CREATE TABLE guilds (
    id       INTEGER PRIMARY KEY NOT NULL,
    locale   TEXT,                          -- the language it is set to in Discord, as last seen; null: never seen
    language TEXT                           -- the language that its managers have chosen; null: that of its locale
) STRICT;

-- The language of his client, as last seen; null: never seen.
ALTER TABLE players ADD COLUMN locale TEXT;

ALTER TABLE player_settings ADD COLUMN language TEXT;  -- the language he has chosen; null: that of his client
ALTER TABLE player_settings ADD COLUMN pings TEXT;     -- how he is called to move: dm or none; null: by mention

-- Players who have spoken to us in a private conversation: what we say to all of them there has to suit them all.
CREATE TABLE private_readers (
    channel INTEGER NOT NULL,
    player  INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (channel, player)
) STRICT, WITHOUT ROWID;
