-- Listings whose price went down: few among many, for the filter and the row of the homepage.
CREATE INDEX listings_reduced ON listings (created_at DESC, id DESC)
  WHERE status = 'approved' AND previous_price_cents IS NOT NULL;
