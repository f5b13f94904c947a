-- What the reader of a first message should be careful about; null if it was never checked.
ALTER TABLE messages ADD COLUMN IF NOT EXISTS warnings text[];
