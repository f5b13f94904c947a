-- In what band a price is and in what cells of the map a place, so that the text index answers words with a price and
-- words around a place (decision 127). Lexemes in listing_search:
--   xp0_67 xp1_16 xp2_4             of its cents: the band, four of which make the next, four of which make the widest
--   xg0_769583 xg1_48083 xg2_3012   of its place: a quarter of a degree each way, a degree, four degrees

-- How many binary digits there are, and the two after the first: four bands from any amount to its double. lib/search knows
-- the same (price-bands.rules.ts).
CREATE FUNCTION price_band(cents bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 4 * length(bits) + rpad(substr(bits, 2, 2), 2, '0')::bit(2)::integer
  FROM ltrim(cents::bit(64)::text, '0') AS bits
$$;

CREATE FUNCTION price_lexemes(cents bigint) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['xp0_' || band, 'xp1_' || band / 4, 'xp2_' || band / 16] FROM price_band(cents) AS band
$$;

-- Rows from the south, columns from the west; a row has 1,440 cells whatever their size.
CREATE FUNCTION place_cell(level integer, latitude double precision, longitude double precision) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'xg' || level || '_' || (
  1440 * floor((latitude + 90) * 4 / 4 ^ level)::integer + floor((longitude + 180) * 4 / 4 ^ level)::integer);

CREATE FUNCTION place_lexemes(place_id integer) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(place_cell(level, p.latitude, p.longitude)) FROM places p, generate_series(0, 2) AS level
  WHERE p.id = place_lexemes.place_id
$$;

-- The cells of all cities within so many miles of a place, or in a state: the smallest that are no more than 32.
CREATE FUNCTION cells_within(center text, miles integer) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH chosen AS MATERIALIZED (
    SELECT p.id, p.kind, p.state, earth_point(p.latitude, p.longitude) AS point FROM places p WHERE p.id = find_place(center)
  ), near AS MATERIALIZED (
    SELECT p.latitude, p.longitude FROM chosen
      JOIN places p ON p.kind = 'city' AND cube_enlarge(chosen.point, miles, 3) @> earth_point(p.latitude, p.longitude)
        AND earth_miles(chosen.point, earth_point(p.latitude, p.longitude)) <= miles
    WHERE chosen.kind = 'city'
    UNION ALL
    SELECT p.latitude, p.longitude FROM chosen JOIN places p ON p.kind = 'city' AND p.state = chosen.state
    WHERE chosen.kind = 'state'
  )
  SELECT cells FROM (
    SELECT level, array_agg(DISTINCT place_cell(level, latitude, longitude)) AS cells
    FROM near, generate_series(0, 2) AS level GROUP BY level
  ) covers
  WHERE level = 2 OR cardinality(cells) <= 32 ORDER BY level LIMIT 1
$$;

CREATE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb, price_cents bigint,
  place_id integer) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(setweight(to_tsvector('plaza', search_text(title)), 'D'), 'B',
        tsvector_to_array(to_tsvector('plaza', search_text(
          CASE WHEN category = 'realestate' THEN title_without_place(title) ELSE title END)))), 'A',
      tsvector_to_array(to_tsvector('plaza', search_text(coalesce(title_heads(title), '')))))
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', vendor_name, location,
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
         'xw_' || (seq >> 16)] || fact_lexemes(details) || price_lexemes(price_cents) || place_lexemes(place_id), NULL))
$$;

CREATE OR REPLACE FUNCTION search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type, s.details, s.price_cents, s.place_id)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM new_rows WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  RETURN NULL;
END $$;

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
  END IF;
  RETURN NULL;
END $$;

-- A price that stays in its band changes nothing here.
DROP TRIGGER listings_search_update ON listings;
CREATE TRIGGER listings_search_update
  AFTER UPDATE OF status, title, vendor_name, location, city, state, description, category, property_type, listing_type,
    details, price_cents
  ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved') OR (NEW.status = 'approved' AND (
    (OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category, OLD.property_type,
      OLD.listing_type, fact_lexemes(OLD.details), price_band(OLD.price_cents))
    IS DISTINCT FROM
    (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category, NEW.property_type,
      NEW.listing_type, fact_lexemes(NEW.details), price_band(NEW.price_cents)))))
  EXECUTE FUNCTION search_update();

CREATE OR REPLACE FUNCTION rebuild_listing_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE listing_search RESTART IDENTITY;
  DROP INDEX listing_search_tsv_idx;
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type, s.details, s.price_cents, s.place_id)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM listings WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  CREATE INDEX listing_search_tsv_idx ON listing_search USING gin (tsv) WITH (fastupdate = off);
END $$;

DROP FUNCTION listing_tsv(bigint, text, text, text, text, text, text, category, text, listing_type, jsonb);

-- With the next start, not with the next night: how often bands and cells stand there sizes the windows of a search.
DO $$ BEGIN
  IF EXISTS (SELECT FROM listings) THEN
    PERFORM rebuild_listing_search();
    DELETE FROM search_builds;
  END IF;
END $$;
