-- 'More like this': what is of the same kind, or of the same part of a section, by price.
CREATE INDEX listings_kind_price ON listings ((details ->> 'subcategory'), price_cents, id)
  WHERE (status = 'approved'::listing_status);
CREATE INDEX listings_part_price ON listings (split_part(details ->> 'subcategory', '/', 1), price_cents, id)
  WHERE (status = 'approved'::listing_status);
