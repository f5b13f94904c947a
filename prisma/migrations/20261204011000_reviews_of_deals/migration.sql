-- A review of a deal stays unpublished until the seller has rated the buyer too, or until publish_at.
ALTER TABLE reviews
  ADD COLUMN deal_id uuid REFERENCES offers (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD COLUMN publish_at timestamptz(3),
  DROP CONSTRAINT reviews_text_filled,
  ADD CONSTRAINT reviews_text_filled CHECK (status = 'deleted' OR is_filled(text)),
  ADD CONSTRAINT reviews_published CHECK (status <> 'scheduled' OR publish_at IS NOT NULL);
CREATE INDEX reviews_deal_id_idx ON reviews (deal_id);
CREATE INDEX reviews_scheduled ON reviews (publish_at) WHERE status = 'scheduled';

CREATE TYPE buyer_rating_status AS ENUM ('hidden', 'published', 'deleted');

CREATE TABLE buyer_ratings (
  id uuid PRIMARY KEY,
  deal_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  vendor_id uuid NOT NULL REFERENCES vendors (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  buyer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  rating smallint NOT NULL,
  text varchar(1000) NOT NULL DEFAULT '',
  status buyer_rating_status NOT NULL DEFAULT 'hidden',
  publish_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT buyer_ratings_rating CHECK (rating BETWEEN 1 AND 5)
);
CREATE UNIQUE INDEX buyer_ratings_deal_id_key ON buyer_ratings (deal_id);
CREATE INDEX buyer_ratings_vendor_id_created_at_idx ON buyer_ratings (vendor_id, created_at DESC);
CREATE INDEX buyer_ratings_buyer_id_created_at_id_idx ON buyer_ratings (buyer_id, created_at DESC, id DESC);
CREATE INDEX buyer_ratings_hidden ON buyer_ratings (publish_at) WHERE status = 'hidden';
