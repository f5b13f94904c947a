-- A customer who also works on the moderation queues.
ALTER TABLE users ADD COLUMN moderator boolean NOT NULL DEFAULT false;
