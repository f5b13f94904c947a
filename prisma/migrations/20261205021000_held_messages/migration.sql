CREATE TYPE held_message_status AS ENUM ('waiting', 'released', 'refused');

-- First messages that their senders wrote to several people; a moderator releases or refuses them.
CREATE TABLE held_messages (
  id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  sender_id uuid NOT NULL,
  text varchar(2000) NOT NULL,
  document_ids uuid[] NOT NULL DEFAULT '{}',
  copies smallint NOT NULL,
  status held_message_status NOT NULL DEFAULT 'waiting',
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT held_messages_pkey PRIMARY KEY (id),
  CONSTRAINT held_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT held_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users (id)
    ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX held_messages_one_waiting ON held_messages (conversation_id) WHERE (status = 'waiting');
CREATE INDEX held_messages_conversation_id_created_at_id_idx ON held_messages (conversation_id, created_at DESC, id DESC);
CREATE INDEX held_messages_sender_id_created_at_idx ON held_messages (sender_id, created_at);
CREATE INDEX held_messages_waiting ON held_messages (created_at, id) WHERE (status = 'waiting');
