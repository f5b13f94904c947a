-- A check passes when it comes out as NULL: these two let a missing value through.

-- A reason that is required is not filled when it is missing.
CREATE OR REPLACE FUNCTION is_filled(content text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(content ~ '[^[:space:]]', false);

-- Only what is for rent can be let.
ALTER TABLE listings
  DROP CONSTRAINT listings_closed_kind,
  ADD CONSTRAINT listings_closed_kind CHECK (
    (status <> 'let' OR listing_type IS NOT DISTINCT FROM 'rent')
    AND (status <> 'sold' OR listing_type IS DISTINCT FROM 'rent'));
