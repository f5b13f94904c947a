-- Keys of programs that act for a person; only the hash of a key is stored.
CREATE TABLE api_keys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name varchar(60) NOT NULL,
  key_hash varchar(64) NOT NULL,
  start varchar(12) NOT NULL,
  scopes text[],
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  revoked_reason varchar(100),
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_name_filled CHECK (is_filled(name)),
  CONSTRAINT api_keys_scopes CHECK (coalesce(cardinality(scopes), 0) > 0),
  CONSTRAINT api_keys_dates CHECK (expires_at > created_at AND expires_at <= created_at + interval '366 days')
);
CREATE UNIQUE INDEX api_keys_key_hash_key ON api_keys (key_hash);
CREATE INDEX api_keys_user_id_created_at_idx ON api_keys (user_id, created_at DESC);
CREATE INDEX api_keys_expires_at_idx ON api_keys (expires_at);
ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE;
