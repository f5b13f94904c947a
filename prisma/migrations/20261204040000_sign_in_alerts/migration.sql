-- Emails about sign-ins from new devices; used ones stay while a sign-in makes a device a known one.
CREATE TABLE IF NOT EXISTS sign_in_alerts (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  device varchar(60) NOT NULL,
  token_hash varchar(64) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT sign_in_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT sign_in_alerts_dates CHECK (expires_at > created_at),
  CONSTRAINT sign_in_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS sign_in_alerts_token_hash_key ON sign_in_alerts (token_hash);
CREATE INDEX IF NOT EXISTS sign_in_alerts_user_id_created_at_idx ON sign_in_alerts (user_id, created_at DESC);
CREATE INDEX IF NOT EXISTS sign_in_alerts_created_at_idx ON sign_in_alerts (created_at);
