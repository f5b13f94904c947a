-- An offer to everyone who saved a listing before it was sent.
CREATE TABLE IF NOT EXISTS saver_offers (
  id uuid NOT NULL,
  listing_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  reached_user_id uuid,
  sent_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT saver_offers_pkey PRIMARY KEY (id),
  CONSTRAINT saver_offers_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT saver_offers_amount CHECK (amount_cents > 0),
  CONSTRAINT saver_offers_dates CHECK (expires_at > created_at AND expires_at <= created_at + interval '7 days')
);
CREATE INDEX IF NOT EXISTS saver_offers_listing_id_created_at_idx ON saver_offers (listing_id, created_at DESC);
CREATE INDEX IF NOT EXISTS saver_offers_waiting ON saver_offers (created_at) WHERE (sent_at IS NULL);
