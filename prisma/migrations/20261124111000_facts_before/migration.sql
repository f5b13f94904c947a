-- What a listing was before a change, in all that a saved search may narrow by: one that newly fits only by its place, its
-- facts, its rating or its pictures is new to that search, too.
ALTER TABLE search_arrivals ADD COLUMN before_place_id integer, ADD COLUMN before_details jsonb,
  ADD COLUMN before_rating double precision, ADD COLUMN before_pictured boolean;

UPDATE search_arrivals a SET before_place_id = l.place_id, before_details = l.details, before_rating = l.average_rating,
  before_pictured = true
FROM listings l WHERE l.id = a.listing_id AND a.before_tsv IS NOT NULL;

CREATE OR REPLACE FUNCTION note_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'approved' THEN
    INSERT INTO search_arrivals (listing_id) VALUES (NEW.id);
  ELSE
    INSERT INTO search_arrivals (listing_id, before_cents, before_tsv, before_place_id, before_details, before_rating,
        before_pictured)
      SELECT NEW.id, OLD.price_cents, s.tsv, OLD.place_id, OLD.details, OLD.average_rating,
        EXISTS (SELECT FROM listing_images i WHERE i.listing_id = NEW.id)
      FROM listing_search s WHERE s.listing_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER listings_arrival ON listings;
-- Its name comes before that of listings_search_update, so that it reads the words as they were.
CREATE TRIGGER listings_arrival
  AFTER UPDATE OF status, price_cents, title, vendor_name, location, city, state, description, category, property_type,
    listing_type, details, average_rating
  ON listings
  FOR EACH ROW
  WHEN (NEW.status = 'approved' AND (OLD.status <> 'approved' OR NEW.average_rating > OLD.average_rating OR
    (OLD.price_cents, OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category,
      OLD.property_type, OLD.listing_type, OLD.details)
    IS DISTINCT FROM
    (NEW.price_cents, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category,
      NEW.property_type, NEW.listing_type, NEW.details)))
  EXECUTE FUNCTION note_arrival();
