-- Accounts at an OpenID Connect provider that sign people in here.
CREATE TABLE identities (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  issuer varchar(255) NOT NULL,
  subject varchar(255) NOT NULL,
  email citext NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT identities_filled CHECK (issuer <> '' AND subject <> '')
);
CREATE UNIQUE INDEX identities_issuer_subject_key ON identities (issuer, subject);
CREATE UNIQUE INDEX identities_user_id_issuer_key ON identities (user_id, issuer);

-- The identity that the right code of this challenge links.
ALTER TABLE login_challenges
  ADD COLUMN link_issuer varchar(255),
  ADD COLUMN link_subject varchar(255),
  ADD COLUMN link_email citext,
  ADD CONSTRAINT login_challenges_link CHECK (num_nonnulls(link_issuer, link_subject, link_email) IN (0, 3));
