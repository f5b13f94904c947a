-- Who blocked an account that was deleted since, by a keyed hash of its address: a new account with it is blocked too.
CREATE TABLE address_blocks (
  blocker_id uuid NOT NULL,
  email_hash varchar(43) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (blocker_id, email_hash),
  CONSTRAINT address_blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX address_blocks_email_hash_idx ON address_blocks (email_hash);
