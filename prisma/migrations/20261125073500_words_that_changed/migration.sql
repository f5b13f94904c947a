-- Only another word or fact is news to the words in memory: a price that leaves its band was counted as a change too, and
-- some thousands at once began a rebuild of the search tables by day.
DROP TRIGGER listing_search_note_update ON listing_search;
DROP FUNCTION note_search_update();

CREATE OR REPLACE FUNCTION search_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_seq bigint;
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
  ELSIF OLD.status <> 'approved' THEN
    new_seq := nextval('listing_search_seq_seq');
    INSERT INTO listing_search (seq, listing_id, tsv)
      VALUES (new_seq, NEW.id, listing_tsv(new_seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type, NEW.details, NEW.price_cents,
        NEW.place_id));
  ELSE
    UPDATE listing_search s SET tsv = listing_tsv(s.seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type, NEW.details, NEW.price_cents, NEW.place_id)
      WHERE s.listing_id = NEW.id;
    IF (OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category, OLD.property_type,
        OLD.listing_type, fact_lexemes(OLD.details))
      IS DISTINCT FROM (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category,
        NEW.property_type, NEW.listing_type, fact_lexemes(NEW.details)) THEN
      INSERT INTO search_changes (revision, listing_id) VALUES (search_revision(), NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
