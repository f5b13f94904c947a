-- The full-text side table: one row for each approved listing, written by triggers alone.
--
-- tsv (configuration `plaza`): title A; vendor name, location, city, state code and state name B; description D.
-- With them stand pseudo-lexemes, which no text can produce because the parser splits at the underscore. They have no
-- position; ask for them with a cast, for example 'xcat_products & xst_tx'::tsquery && websearch_to_tsquery('plaza', …):
--   xcat_products | xcat_services | xcat_realestate
--   xst_tx                the state code in lower case, where it is known
--   xpt_single_family     the property type, hyphens as underscores, real estate only
--   xlt_sale | xlt_rent   real estate only
--   xa_N, xr_N, xw_N      N = seq >> 10, seq >> 13, seq >> 16: blocks of 1,024, 8,192 and 65,536 rows in order of
--                         appearance, so that a window of the newest and a filter are one intersection in the index
-- seq grows with every listing that appears; one that comes back gets a new seq, an edit keeps it. Rows loaded together
-- get theirs in order of created_at.

CREATE FUNCTION us_state_name(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE code
  WHEN 'AL' THEN 'Alabama' WHEN 'AK' THEN 'Alaska' WHEN 'AZ' THEN 'Arizona' WHEN 'AR' THEN 'Arkansas'
  WHEN 'CA' THEN 'California' WHEN 'CO' THEN 'Colorado' WHEN 'CT' THEN 'Connecticut' WHEN 'DE' THEN 'Delaware'
  WHEN 'DC' THEN 'District of Columbia' WHEN 'FL' THEN 'Florida' WHEN 'GA' THEN 'Georgia' WHEN 'HI' THEN 'Hawaii'
  WHEN 'ID' THEN 'Idaho' WHEN 'IL' THEN 'Illinois' WHEN 'IN' THEN 'Indiana' WHEN 'IA' THEN 'Iowa'
  WHEN 'KS' THEN 'Kansas' WHEN 'KY' THEN 'Kentucky' WHEN 'LA' THEN 'Louisiana' WHEN 'ME' THEN 'Maine'
  WHEN 'MD' THEN 'Maryland' WHEN 'MA' THEN 'Massachusetts' WHEN 'MI' THEN 'Michigan' WHEN 'MN' THEN 'Minnesota'
  WHEN 'MS' THEN 'Mississippi' WHEN 'MO' THEN 'Missouri' WHEN 'MT' THEN 'Montana' WHEN 'NE' THEN 'Nebraska'
  WHEN 'NV' THEN 'Nevada' WHEN 'NH' THEN 'New Hampshire' WHEN 'NJ' THEN 'New Jersey' WHEN 'NM' THEN 'New Mexico'
  WHEN 'NY' THEN 'New York' WHEN 'NC' THEN 'North Carolina' WHEN 'ND' THEN 'North Dakota' WHEN 'OH' THEN 'Ohio'
  WHEN 'OK' THEN 'Oklahoma' WHEN 'OR' THEN 'Oregon' WHEN 'PA' THEN 'Pennsylvania' WHEN 'RI' THEN 'Rhode Island'
  WHEN 'SC' THEN 'South Carolina' WHEN 'SD' THEN 'South Dakota' WHEN 'TN' THEN 'Tennessee' WHEN 'TX' THEN 'Texas'
  WHEN 'UT' THEN 'Utah' WHEN 'VT' THEN 'Vermont' WHEN 'VA' THEN 'Virginia' WHEN 'WA' THEN 'Washington'
  WHEN 'WV' THEN 'West Virginia' WHEN 'WI' THEN 'Wisconsin' WHEN 'WY' THEN 'Wyoming'
END;

-- City and state code usually stand in the location already; they are not counted twice.
CREATE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('plaza', title), 'A')
    || setweight(to_tsvector('plaza', concat_ws(' ', vendor_name, location,
         CASE WHEN strpos(location, city) = 0 THEN city END,
         CASE WHEN strpos(location, ', ' || state) = 0 THEN state END,
         us_state_name(state))), 'B')
    || setweight(to_tsvector('plaza', description), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_' || category,
         'xst_' || lower(state),
         'xpt_' || replace(property_type, '-', '_'),
         'xlt_' || listing_type,
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16)], NULL))
$$;

-- In this collation a prefix (LIKE 'abc%') is a range of the primary key, whatever the locale of the server.
ALTER TABLE search_lexemes ALTER COLUMN lexeme TYPE varchar(120) COLLATE "C";
ALTER TABLE search_phrases ALTER COLUMN phrase TYPE varchar(140) COLLATE "C";

ALTER INDEX listing_search_tsv_idx SET (fastupdate = off);

CREATE FUNCTION search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM new_rows WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  RETURN NULL;
END $$;

CREATE FUNCTION search_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_seq bigint;
BEGIN
  IF NEW.status <> 'approved' THEN
    DELETE FROM listing_search WHERE listing_id = NEW.id;
  ELSIF OLD.status <> 'approved' THEN
    new_seq := nextval('listing_search_seq_seq');
    INSERT INTO listing_search (seq, listing_id, tsv)
      VALUES (new_seq, NEW.id, listing_tsv(new_seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type));
  ELSE
    UPDATE listing_search s SET tsv = listing_tsv(s.seq, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state,
        NEW.description, NEW.category, NEW.property_type, NEW.listing_type)
      WHERE s.listing_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_search_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_insert();
-- Price, rating and counters are not named here: changing them costs the search nothing.
CREATE TRIGGER listings_search_update
  AFTER UPDATE OF status, title, vendor_name, location, city, state, description, category, property_type, listing_type
  ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved') OR (NEW.status = 'approved' AND (
    (OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category, OLD.property_type,
      OLD.listing_type)
    IS DISTINCT FROM
    (NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category, NEW.property_type,
      NEW.listing_type))))
  EXECUTE FUNCTION search_update();

/* For a bulk load with the triggers off: empties the table and fills it again in order of created_at. */
CREATE FUNCTION rebuild_listing_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE listing_search RESTART IDENTITY;
  DROP INDEX listing_search_tsv_idx;
  INSERT INTO listing_search (seq, listing_id, tsv)
    SELECT s.seq, s.id, listing_tsv(s.seq, s.title, s.vendor_name, s.location, s.city, s.state, s.description,
      s.category, s.property_type, s.listing_type)
    FROM (
      SELECT nextval('listing_search_seq_seq') AS seq, n.*
      FROM (SELECT * FROM listings WHERE status = 'approved' ORDER BY created_at, id) n
    ) s;
  CREATE INDEX listing_search_tsv_idx ON listing_search USING gin (tsv) WITH (fastupdate = off);
END $$;
