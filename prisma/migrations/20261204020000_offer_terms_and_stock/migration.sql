ALTER TYPE notification_type ADD VALUE IF NOT EXISTS 'saver_offer';
ALTER TYPE notification_type ADD VALUE IF NOT EXISTS 'low_stock';

-- Terms that only the vendor sees; outside `details`, which the public reads whole.
ALTER TABLE listings
  ADD COLUMN IF NOT EXISTS minimum_offer_cents bigint,
  ADD COLUMN IF NOT EXISTS sku varchar(64),
  ADD COLUMN IF NOT EXISTS low_stock_at integer,
  ADD COLUMN IF NOT EXISTS low_stock_notice_at timestamptz(3);

ALTER TABLE listings
  DROP CONSTRAINT IF EXISTS listings_minimum_offer,
  DROP CONSTRAINT IF EXISTS listings_sku_form,
  DROP CONSTRAINT IF EXISTS listings_low_stock,
  ADD CONSTRAINT listings_minimum_offer CHECK (minimum_offer_cents > 0),
  ADD CONSTRAINT listings_sku_form CHECK (sku IS NULL OR (category = 'products' AND sku ~ '^[!-~]+( [!-~]+)*$')),
  ADD CONSTRAINT listings_low_stock CHECK (low_stock_at IS NULL OR (category = 'products' AND low_stock_at BETWEEN 0 AND 9999));

CREATE UNIQUE INDEX IF NOT EXISTS listings_sku ON listings (vendor_id, lower(sku)) WHERE sku IS NOT NULL;
CREATE INDEX IF NOT EXISTS listings_low_stock ON listings (id) WHERE low_stock_at IS NOT NULL;
