-- What a search sorts and filters its matches by, found by id without touching the listings themselves.
CREATE INDEX listings_keys ON listings (id, price_cents, vendor_id, created_at, average_rating, review_count)
  WHERE status = 'approved'::listing_status;
