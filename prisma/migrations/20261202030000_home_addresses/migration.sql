-- The street of a home is a column and not a fact, because facts are public and part of the text index.
ALTER TABLE listings
  ADD COLUMN street varchar(120),
  ADD COLUMN street_public boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb, price_cents bigint,
  place_id integer) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(setweight(to_tsvector('plaza', search_text(title)), 'C'), 'B',
        tsvector_to_array(to_tsvector('plaza', search_text(
          CASE WHEN category = 'realestate' THEN title_without_place(title) ELSE title END)))), 'A',
      tsvector_to_array(to_tsvector('plaza', coalesce(
        title_subject(title, details ->> 'brand', subject_group(category, details, property_type)), ''))))
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ',
         CASE WHEN strpos(lower(title), lower(details ->> 'brand')) = 0 THEN details ->> 'brand' END,
         vendor_name, location, details ->> 'neighborhood', details ->> 'zip',
         CASE WHEN strpos(location, city) = 0 THEN city END,
         CASE WHEN strpos(location, ', ' || state) = 0 THEN state END,
         us_state_name(state)))), 'C')
    || setweight(to_tsvector('plaza', search_text(description)), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_' || category,
         'xst_' || lower(state),
         'xci_' || place_key(city, location),
         'xpt_' || replace(property_type, '-', '_'),
         'xlt_' || listing_type,
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16),
         key_lexeme('xtk_', title),
         key_lexeme('xvk_', vendor_name)] || title_forms(title) || fact_lexemes(details)
         || price_lexemes(price_cents) || place_lexemes(place_id), NULL))
$$;

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
        OLD.listing_type, fact_lexemes(OLD.details), OLD.details ->> 'neighborhood',
        OLD.details ->> 'zip')
      IS DISTINCT FROM (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category,
        NEW.property_type, NEW.listing_type, fact_lexemes(NEW.details), NEW.details ->> 'neighborhood',
        NEW.details ->> 'zip') THEN
      INSERT INTO search_changes (revision, listing_id) VALUES (search_revision(), NEW.id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER listings_search_update ON listings;

CREATE TRIGGER listings_search_update
  AFTER UPDATE OF status, title, vendor_name, location, city, state, description, category, property_type, listing_type,
    details, price_cents
  ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved') OR (NEW.status = 'approved' AND (
    (OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category, OLD.property_type,
      OLD.listing_type, fact_lexemes(OLD.details), OLD.details ->> 'neighborhood',
      OLD.details ->> 'zip', price_band(OLD.price_cents))
    IS DISTINCT FROM
    (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category, NEW.property_type,
      NEW.listing_type, fact_lexemes(NEW.details), NEW.details ->> 'neighborhood',
      NEW.details ->> 'zip', price_band(NEW.price_cents)))))
  EXECUTE FUNCTION search_update();
