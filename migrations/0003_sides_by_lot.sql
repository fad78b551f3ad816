-- Whether the lot gave the challenger his side, so that the challenge's message can say so whenever it is worded again.

ALTER TABLE challenges ADD COLUMN by_lot INTEGER NOT NULL DEFAULT 0 CHECK (by_lot IN (0, 1));
