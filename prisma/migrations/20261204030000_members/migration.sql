-- People who act for a business beside its owner, and their invitations.
CREATE TYPE member_role AS ENUM ('manager', 'agent');

CREATE TABLE members (
  id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role member_role NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT members_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX members_user_id_key ON members (user_id);
CREATE INDEX members_vendor_id_created_at_idx ON members (vendor_id, created_at);
ALTER TABLE members
  ADD CONSTRAINT members_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)
    ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE member_invitations (
  id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  email citext NOT NULL,
  role member_role NOT NULL,
  token_hash varchar(64) NOT NULL,
  invited_by_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT member_invitations_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX member_invitations_token_hash_key ON member_invitations (token_hash);
CREATE UNIQUE INDEX member_invitations_vendor_id_email_key ON member_invitations (vendor_id, email);
CREATE INDEX member_invitations_invited_by_id_idx ON member_invitations (invited_by_id);
ALTER TABLE member_invitations
  ADD CONSTRAINT member_invitations_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT member_invitations_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES users (id)
    ON UPDATE CASCADE ON DELETE SET NULL;
