-- What an admin finds a listing that waits by, wherever it stands in its title or in the name of its vendor.
CREATE INDEX "listings_waiting_words" ON "listings" USING GIN ("title" gin_trgm_ops, "vendor_name" gin_trgm_ops)
  WHERE (status = 'pending'::listing_status);
