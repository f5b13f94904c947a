-- A message that was taken back remains as a line without its text. Each side can mute a conversation or delete it
-- from its inbox.
ALTER TABLE messages ADD COLUMN taken_back_at timestamptz(3);

ALTER TABLE conversations
  ADD COLUMN starter_muted_at timestamptz(3),
  ADD COLUMN owner_muted_at timestamptz(3),
  ADD COLUMN starter_deleted_at timestamptz(3),
  ADD COLUMN owner_deleted_at timestamptz(3);
