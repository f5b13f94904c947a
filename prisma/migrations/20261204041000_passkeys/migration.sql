CREATE TABLE IF NOT EXISTS passkeys (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id varchar(1400) NOT NULL,
  public_key varchar(2000) NOT NULL,
  counter bigint NOT NULL,
  transports text[],
  synced boolean NOT NULL,
  name varchar(60) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_name_filled CHECK (is_filled(name)),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX IF NOT EXISTS passkeys_user_id_created_at_idx ON passkeys (user_id, created_at);

-- Challenges of ceremonies under way; only hashes are stored. A row without a user is for a sign-in.
CREATE TABLE IF NOT EXISTS passkey_challenges (
  id uuid NOT NULL,
  user_id uuid,
  challenge_hash varchar(64) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_challenges_dates CHECK (expires_at > created_at),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS passkey_challenges_challenge_hash_key ON passkey_challenges (challenge_hash);
CREATE INDEX IF NOT EXISTS passkey_challenges_user_id_idx ON passkey_challenges (user_id);
CREATE INDEX IF NOT EXISTS passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
