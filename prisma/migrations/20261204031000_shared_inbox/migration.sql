-- The member who wrote a message for the business, and the one who looks after a conversation.
ALTER TABLE messages ADD COLUMN written_by_id uuid REFERENCES users (id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX messages_written_by ON messages (written_by_id) WHERE written_by_id IS NOT NULL;
ALTER TABLE conversations ADD COLUMN assignee_id uuid REFERENCES members (id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX conversations_assignee ON conversations (assignee_id) WHERE assignee_id IS NOT NULL;
