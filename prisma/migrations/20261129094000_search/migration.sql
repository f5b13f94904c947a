-- Places, the text index of listings, and the tables that search and suggestions read.
--
-- listing_search.tsv weighs the nouns a title is about A, its other words B, vendor and place C, and the description D.
-- Pseudo-lexemes stand beside the words. No text can produce one, because the parser splits at the underscore, and they
-- have no position. Query them with a cast: 'xcat_products & xst_tx'::tsquery && websearch_to_tsquery('plaza', …).
--   xcat_products                   category
--   xst_tx xci_austin               state code, place key
--   xpt_single_family xlt_rent      property type, sale or rent
--   xa_N xr_N xw_N                  blocks of 1,024, 8,192 and 65,536 listings in order of
--                                   appearance, so the index intersects the newest with a filter
--   xbd_2 xba_1_5                   bedrooms (0 is a studio), bathrooms with an underscore for the point
--   xcon_used xfu_0 xpe_1           condition, furnished, pets
--   xdl_1 xpu_1 xbr_gripgauge       delivery, pickup, brand in letters and digits
--   xpg_hourly                      pricing of a service
--   xsc_home xsc_home_chairs        subcategory
--   xpk_1 xpk_garage xpk_garage_2   parking, a garage, a garage for two cars or for three and more
--   xyb_1925 xyd_192                year and decade of construction
--   xp0_67 xp1_16 xp2_4             price band, and wider bands of four and sixteen
--   xg0_769583 xg1_48083 xg2_3012   map cell of a quarter of a degree, a degree, four degrees
-- seq grows with every listing that appears. An edit keeps it; a listing that returns gets a new one.

-- Text configuration: English stems with folded accents, so that 'cafe' finds 'Café'

CREATE TEXT SEARCH CONFIGURATION plaza (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION plaza
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- Places

-- A point on the surface in miles from the center of the earth. earthdistance has the same, but only a superuser may
-- create it.
CREATE FUNCTION earth_point(latitude float8, longitude float8) RETURNS cube LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN cube(ARRAY[
  3958.8 * cos(radians(latitude)) * cos(radians(longitude)),
  3958.8 * cos(radians(latitude)) * sin(radians(longitude)),
  3958.8 * sin(radians(latitude))]);

CREATE FUNCTION earth_miles(a cube, b cube) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 2 * 3958.8 * asin(least(1, cube_distance(a, b) / (2 * 3958.8)));

CREATE INDEX places_earth ON places USING gist (earth_point(latitude, longitude)) WHERE kind = 'city';

-- 'Saint Louis', 'St. Louis' and 'st louis' share a key.
CREATE FUNCTION gazetteer_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(lower(name), '[^a-z0-9]', '', 'g'), '^saint', 'st'), '^mount(?=.)', 'mt'), '^fort(?=.)', 'ft');

-- The city or its stand-in from the location, without punctuation.
CREATE FUNCTION place_key(city text, location text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(coalesce(city, split_part(location, ',', 1))), ' .-''’,', '');

CREATE INDEX listings_place ON listings ((place_key(city, location) COLLATE "C")) WHERE status = 'approved';

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

-- Reads 'Austin, TX', '12 Main St, Austin, TX 78701' and '78701'. Null if the text names no city.
CREATE FUNCTION place_in(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT z.place_id FROM place_zips z WHERE z.zip = substring(content FROM '(?:^|[^0-9])(\d{5})(?:-\d{4})?\s*$')),
    (SELECT p.id FROM regexp_match(content, '([^,]+),\s*([A-Za-z]{2})\s*$') AS part
      JOIN places p ON p.key = gazetteer_key(part[1]) AND p.state = upper(part[2]) AND p.kind = 'city'))
$$;

CREATE FUNCTION place_of(city text, state text, location text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT p.id FROM places p
      WHERE p.key = gazetteer_key(coalesce(place_of.city, split_part(location, ',', 1)))
        AND p.state = place_of.state AND p.kind = 'city'),
    place_in(location))
$$;

-- Reads a slug, a ZIP code, 'Austin, TX', a state, or the name of a city, of which it takes the largest.
CREATE FUNCTION find_place(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT p.id FROM places p WHERE p.slug = lower(btrim(content))),
    place_in(content),
    (SELECT p.id FROM places p WHERE p.key = gazetteer_key(content) AND p.key <> '' ORDER BY p.rank DESC, p.id LIMIT 1))
$$;

-- Places with listings in a state or within so many miles of a city.
CREATE FUNCTION places_within(center text, miles integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH chosen AS MATERIALIZED (
    SELECT p.id, p.kind, p.state, earth_point(p.latitude, p.longitude) AS point FROM places p WHERE p.id = find_place(center)
  )
  SELECT p.id FROM chosen
    JOIN places p ON p.kind = 'city' AND cube_enlarge(chosen.point, miles, 3) @> earth_point(p.latitude, p.longitude)
      AND earth_miles(chosen.point, earth_point(p.latitude, p.longitude)) <= miles
  WHERE chosen.kind = 'city' AND miles > 0 AND EXISTS (SELECT FROM place_counts c WHERE c.place_id = p.id AND c.listings > 0)
  UNION ALL
  SELECT chosen.id FROM chosen WHERE chosen.kind = 'city' AND miles = 0
  UNION ALL
  SELECT p.id FROM chosen JOIN places p ON p.kind = 'city' AND p.state = chosen.state
  WHERE chosen.kind = 'state' AND EXISTS (SELECT FROM place_counts c WHERE c.place_id = p.id AND c.listings > 0)
$$;

CREATE FUNCTION set_listing_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := place_of(NEW.city, NEW.state, NEW.location);
  RETURN NEW;
END $$;

CREATE TRIGGER listings_place BEFORE INSERT OR UPDATE OF city, state, location ON listings
  FOR EACH ROW EXECUTE FUNCTION set_listing_place();

CREATE FUNCTION set_vendor_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := place_of(NEW.city, NEW.state, NEW.city || ', ' || NEW.state);
  RETURN NEW;
END $$;

CREATE TRIGGER vendors_place BEFORE INSERT OR UPDATE OF city, state ON vendors
  FOR EACH ROW EXECUTE FUNCTION set_vendor_place();

CREATE FUNCTION set_job_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.place_id := place_of(NULL, NEW.state, NEW.location);
  RETURN NEW;
END $$;

CREATE TRIGGER jobs_place BEFORE INSERT OR UPDATE OF state, location ON jobs
  FOR EACH ROW EXECUTE FUNCTION set_job_place();

-- Listings by place

-- For a bulk load without triggers.
CREATE FUNCTION rebuild_place_counts() RETURNS void LANGUAGE sql AS $$
  DELETE FROM place_counts;
  INSERT INTO place_counts (place_id, category, listing_type, property_type, listings, lowest_cents)
  SELECT place_id, category, coalesce(listing_type::text, ''), coalesce(property_type, ''), count(*), min(price_cents)
  FROM listings WHERE status = 'approved' AND place_id IS NOT NULL
  GROUP BY 1, 2, 3, 4;
$$;

-- Works by statement, which makes a COPY cheap. The order keeps two statements from a deadlock.
CREATE FUNCTION count_place_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_counts AS c (place_id, category, listing_type, property_type, listings, lowest_cents)
    SELECT place_id, category, coalesce(listing_type::text, ''), coalesce(property_type, ''), count(*), min(price_cents)
    FROM new_rows WHERE status = 'approved' AND place_id IS NOT NULL
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (place_id, category, listing_type, property_type) DO UPDATE
      SET listings = c.listings + excluded.listings, lowest_cents = least(c.lowest_cents, excluded.lowest_cents);
  RETURN NULL;
END $$;

CREATE TRIGGER listings_place_count_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_place_insert();

-- The second statement runs after the row lock, so it sees what another transaction committed before.
CREATE FUNCTION discount_place(gone listings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lowest bigint;
BEGIN
  UPDATE place_counts c SET listings = c.listings - 1
    WHERE c.place_id = gone.place_id AND c.category = gone.category
      AND c.listing_type = coalesce(gone.listing_type::text, '') AND c.property_type = coalesce(gone.property_type, '')
    RETURNING c.lowest_cents INTO lowest;
  IF gone.price_cents <= lowest THEN
    UPDATE place_counts c SET lowest_cents = (
        SELECT l.price_cents FROM listings l
        WHERE l.status = 'approved' AND l.place_id = gone.place_id AND l.category = gone.category
          AND l.listing_type IS NOT DISTINCT FROM gone.listing_type
          AND l.property_type IS NOT DISTINCT FROM gone.property_type
        ORDER BY l.price_cents LIMIT 1)
      WHERE c.place_id = gone.place_id AND c.category = gone.category
        AND c.listing_type = coalesce(gone.listing_type::text, '') AND c.property_type = coalesce(gone.property_type, '');
  END IF;
END $$;

CREATE FUNCTION count_place_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.place_id IS NOT NULL THEN
    INSERT INTO place_counts AS c (place_id, category, listing_type, property_type, listings, lowest_cents)
      VALUES (NEW.place_id, NEW.category, coalesce(NEW.listing_type::text, ''), coalesce(NEW.property_type, ''), 1,
        NEW.price_cents)
      ON CONFLICT (place_id, category, listing_type, property_type) DO UPDATE
        SET listings = c.listings + 1, lowest_cents = least(c.lowest_cents, excluded.lowest_cents);
  END IF;
  IF OLD.status = 'approved' AND OLD.place_id IS NOT NULL THEN
    PERFORM discount_place(OLD);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_place_count_update
  AFTER UPDATE OF status, category, price_cents, city, state, location, place_id, listing_type, property_type ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved' OR NEW.status = 'approved')
    AND (OLD.status, OLD.category, OLD.price_cents, OLD.place_id, OLD.listing_type, OLD.property_type)
      IS DISTINCT FROM (NEW.status, NEW.category, NEW.price_cents, NEW.place_id, NEW.listing_type, NEW.property_type))
  EXECUTE FUNCTION count_place_update();

CREATE FUNCTION count_place_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM discount_place(OLD);
  RETURN NULL;
END $$;

CREATE TRIGGER listings_place_count_delete AFTER DELETE ON listings
  FOR EACH ROW WHEN (OLD.status = 'approved' AND OLD.place_id IS NOT NULL)
  EXECUTE FUNCTION count_place_delete();

CREATE FUNCTION count_place_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_place_counts();
  RETURN NULL;
END $$;

CREATE TRIGGER listings_place_count_truncate AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION count_place_truncate();

-- Words of a text

-- Words end where letters and digits do, in listings and in queries alike: '24/7', 'wi-fi' and 'a.b@c.d' become words.
CREATE FUNCTION search_text(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(content, '_-./\@:+#&%=?~,;''"’', rpad('', 19));

-- Words in order, lower case, without accents.
CREATE FUNCTION search_words_of(content text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_remove(string_to_array(
  regexp_replace(lower(unaccent(search_text(content))), '[^[:alnum:]]+', ' ', 'g'), ' '), '');

-- Words in order, lower case, without accents, at most 40 letters each. An underscore joins a compound; a bar stands for
-- punctuation that separates.
CREATE FUNCTION search_parts_of(content text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_remove(string_to_array(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(unaccent(translate(content, '_', '-'))),
    '[.''"’”]+(?=\s|$)', ' ', 'g'),
    '([[:alnum:]])[-./''’]+(?=[[:alnum:]])', '\1_', 'g'),
    '[^[:alnum:]_[:space:]]+', ' | ', 'g'),
    '([[:alnum:]]{40})[[:alnum:]]+', '\1', 'g'),
    '[[:space:]]+', ' ', 'g'), ' '), '');

-- Words like 'of', 'the' and 'with' begin and end no phrase.
CREATE FUNCTION is_stop_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(ts_lexize('pg_catalog.english_stem', word) = '{}', false);

-- The last word before what a title comes with, is for, is by or is in: 'Walnut chair by Old Mill' → 'chair', 'Toolbox
-- with tools' → 'Toolbox', 'Car repair and service' → 'repair service', 'Jar of honey' → 'Jar honey', 'Piano and
-- furniture moving' → 'moving'.
CREATE FUNCTION title_heads(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(substring(
      regexp_replace(part, '(\s+(\S*\d\S*|inch|inches|set|kit|bundle|outfit|pack|pair|new|used))+\s*$', '', 'i')
      FROM '(\S+)\s*$'), ' ')
  FROM (
    SELECT part, place = count(*) OVER () AS is_last,
      last_value(part) OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS last_part
    FROM regexp_split_to_table(
      coalesce(nullif(btrim(regexp_replace(title,
        '(,\s|;|\(|\[|\||–|—|\s-\s|\s(with|for|by|in|on|near|from|at|to|around|plus|that|which|including|without)\s).*$', '', 'i')), ''),
        title),
      '\s+(?:and|or|of)\s+|\s*[&/]\s*', 'i') WITH ORDINALITY AS split (part, place)
  ) parts
  WHERE is_last OR part ~ '\S\s+\S' OR last_part !~ '\S\s+\S'
$$;

-- The words after 'in', 'on' or 'near' in the title of a home are its place: 'home in Table Mesa' has no table.
CREATE FUNCTION title_without_place(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(title, '^([^,]*?)\s(in|on|near|at)\s[^,]*', '\1', 'i');

-- Facts of a listing

CREATE FUNCTION brand_key(brand text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(regexp_replace(lower(brand), '[^a-z0-9]', '', 'g'), 60);

CREATE FUNCTION fact_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY[
  'xbd_' || replace(details ->> 'beds', '.', '_'),
  'xba_' || replace(details ->> 'baths', '.', '_'),
  'xcon_' || (details ->> 'condition'),
  'xfu_' || CASE details ->> 'furnished' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  'xpe_' || CASE details ->> 'pets' WHEN 'true' THEN 1 WHEN 'false' THEN 0 END,
  CASE details ->> 'delivery' WHEN 'true' THEN 'xdl_1' END,
  CASE details ->> 'pickup' WHEN 'true' THEN 'xpu_1' END,
  'xbr_' || nullif(brand_key(details ->> 'brand'), ''),
  'xpg_' || (details ->> 'pricing'),
  'xsc_' || translate(split_part(details ->> 'subcategory', '/', 1), '-', '_'),
  CASE WHEN strpos(details ->> 'subcategory', '/') > 0
    THEN 'xsc_' || translate(details ->> 'subcategory', '-/', '__') END,
  CASE WHEN details ->> 'parking' !~* '^\s*(street|none|no |n/a|$)' THEN 'xpk_1' END,
  CASE WHEN details ->> 'parking' ~* 'garage' AND details ->> 'parking' !~* '^\s*no ' THEN 'xpk_garage' END,
  CASE WHEN details ->> 'parking' ~* '[2-9][- ]?car garage'
    THEN 'xpk_garage_' || least(substring(details ->> 'parking' FROM '(?i)([2-9])[- ]?car garage')::int, 3) END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyb_' || (details ->> 'yearBuilt') END,
  CASE WHEN details ->> 'yearBuilt' ~ '^\d{4}$' THEN 'xyd_' || left(details ->> 'yearBuilt', 3) END];

-- The number of binary digits and the two after the first, which makes four bands from an amount to its double.
-- lib/search/price-bands.rules.ts computes the same.
CREATE FUNCTION price_band(cents bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 4 * length(bits) + rpad(substr(bits, 2, 2), 2, '0')::bit(2)::integer
  FROM ltrim(cents::bit(64)::text, '0') AS bits
$$;

CREATE FUNCTION price_lexemes(cents bigint) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['xp0_' || band, 'xp1_' || band / 4, 'xp2_' || band / 16] FROM price_band(cents) AS band
$$;

-- Rows run from the south and columns from the west; a row has 1,440 cells at every size.
CREATE FUNCTION place_cell(level integer, latitude double precision, longitude double precision) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'xg' || level || '_' || (
  1440 * floor((latitude + 90) * 4 / 4 ^ level)::integer + floor((longitude + 180) * 4 / 4 ^ level)::integer);

CREATE FUNCTION place_lexemes(place_id integer) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(place_cell(level, p.latitude, p.longitude)) FROM places p, generate_series(0, 2) AS level
  WHERE p.id = place_lexemes.place_id
$$;

-- Cells of all cities in a state or within so many miles of a place: the smallest size that needs at most 32.
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

-- How far from its place a service goes: 'Within 25 miles of Tampa', 'Greater Boston', 'Nationwide'. An area that names
-- only a town means the town and its neighbors.
CREATE FUNCTION served_miles(details jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN details ->> 'areaServed' ~* '(nation|country|world)-?\s?wide|anywhere|online|remote|all (50 )?states|(united|lower 48) states' THEN 5000
  WHEN details ->> 'areaServed' ~* '\d+\s*-?\s*mi(les?)?\M'
    THEN least(substring(details ->> 'areaServed' FROM '(?i)(\d{1,4})\s*-?\s*mi(?:les?)?\M')::int, 5000)
  WHEN details ->> 'areaServed' ~* 'state-?\s?wide|all of|whole state|entire state' THEN 150
  WHEN details ->> 'areaServed' ~* 'greater|metro|county|counties|region|valley|bay area' THEN 25
  WHEN details ->> 'areaServed' ~* 'neighbou?ring|surrounding|nearby|around|suburb|area' THEN 15
  ELSE 5 END;

CREATE INDEX listings_served ON listings (served_miles(details), created_at DESC, id DESC)
  WHERE status = 'approved' AND category = 'services';

-- The text index, which only triggers write

-- City and state code usually stand in the location already and count once.
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

-- A transaction id and not a sequence: a reader that resumes at the oldest running transaction misses none.
CREATE FUNCTION search_revision() RETURNS bigint LANGUAGE sql VOLATILE
RETURN pg_current_xact_id()::text::bigint;

CREATE FUNCTION search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER listings_search_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search_insert();

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

-- A reader with more than a thousand changes to catch up on reads the tables again.
CREATE FUNCTION note_search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (revision, listing_id)
    SELECT search_revision(), listing_id FROM new_rows LIMIT 1001;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_search_note_insert AFTER INSERT ON listing_search
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_insert();

-- For a bulk load without triggers.
CREATE FUNCTION rebuild_listing_search() RETURNS void LANGUAGE plpgsql AS $$
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

-- Order of equal matches

-- A listing without reviews counts as average.
CREATE FUNCTION rating_tie(average double precision, reviews integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN reviews = 0 THEN 1 WHEN average >= 4.5 THEN 2 WHEN average >= 3 THEN 1 ELSE 0 END;

CREATE FUNCTION listing_tie(listing uuid) RETURNS smallint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT rating_tie(l.average_rating, l.review_count)
    + CASE WHEN EXISTS (SELECT FROM listing_images i WHERE i.listing_id = l.id) THEN 2::smallint ELSE 0::smallint END
  FROM listings l WHERE l.id = listing
$$;

CREATE FUNCTION search_tie_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tie := coalesce(listing_tie(NEW.listing_id), 0);
  RETURN NEW;
END $$;

CREATE TRIGGER listing_search_tie BEFORE INSERT ON listing_search FOR EACH ROW EXECUTE FUNCTION search_tie_new();

CREATE FUNCTION search_tie_rated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search s SET tie = listing_tie(NEW.id) WHERE s.listing_id = NEW.id;
  RETURN NULL;
END $$;

-- The tie seldom changes, so most reviews leave the text index alone.
CREATE TRIGGER listings_search_tie AFTER UPDATE OF average_rating, review_count ON listings FOR EACH ROW
  WHEN (NEW.status = 'approved'
    AND rating_tie(OLD.average_rating, OLD.review_count) <> rating_tie(NEW.average_rating, NEW.review_count))
  EXECUTE FUNCTION search_tie_rated();

CREATE FUNCTION search_tie_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search s SET tie = now_is.tie
  FROM (SELECT listing_id, listing_tie(listing_id) AS tie FROM (SELECT DISTINCT listing_id FROM changed) c) now_is
  WHERE s.listing_id = now_is.listing_id AND s.tie <> now_is.tie;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_images_tie_insert AFTER INSERT ON listing_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_tie_pictured();

CREATE TRIGGER listing_images_tie_delete AFTER DELETE ON listing_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_tie_pictured();

-- Vocabulary: lexemes, words and phrases, rebuilt nightly and after a bulk load

-- Both limits bound time and memory: phrases come from the newest listings, and the rarest are dropped.
CREATE FUNCTION fresh_search_phrases(listings_read bigint, phrases_kept bigint)
RETURNS TABLE (phrase text, documents bigint, samples uuid[]) LANGUAGE sql STABLE AS $$
  WITH source AS MATERIALIZED (
    SELECT l.id, s.seq, search_parts_of(l.title) AS title,
      regexp_replace(array_to_string(search_words_of(l.vendor_name), ' '), '([[:alnum:]]{40})[[:alnum:]]+', '\1', 'g') AS vendor
    FROM (SELECT seq, listing_id FROM listing_search ORDER BY seq DESC LIMIT listings_read) s
    JOIN listings l ON l.id = s.listing_id
  ), piece AS (
    SELECT replace(array_to_string(title[first:first + size - 1], ' '), '_', ' ') AS phrase, id, seq
    FROM source, generate_subscripts(title, 1) AS first, generate_series(1, 3) AS size
    WHERE first + size - 1 <= cardinality(title) AND '|' <> ALL (title[first:first + size - 1])
      AND NOT is_stop_word(title[first]) AND NOT is_stop_word(title[first + size - 1])
    UNION ALL
    SELECT word, id, seq FROM source, unnest(title) AS compound, string_to_table(compound, '_') AS word
    WHERE compound LIKE '%\_%' AND NOT is_stop_word(word)
    UNION ALL
    SELECT vendor, id, seq FROM source
  )
  SELECT phrase, count(*), (array_agg(id ORDER BY seq DESC))[1:7]
  FROM (SELECT DISTINCT phrase, id, seq FROM piece) AS once
  WHERE char_length(phrase) BETWEEN 2 AND 60 AND phrase ~ '[^0-9]'
  GROUP BY phrase
  ORDER BY count(*) DESC, max(seq) DESC
  LIMIT phrases_kept
$$;

CREATE FUNCTION rebuild_search_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Before the first row is read: whatever commits later is newer than this, and found among the changes.
  complete_to bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
BEGIN
  -- One at a time; who comes second has nothing left to do.
  IF NOT pg_try_advisory_xact_lock(hashtext('rebuild_search_tables')) THEN
    RETURN;
  END IF;

  CREATE TEMP TABLE fresh_lexemes ON COMMIT DROP AS
    SELECT word AS lexeme, sum(ndoc)::int AS documents,
      coalesce(sum(ndoc) FILTER (WHERE category = 1), 0)::int AS products,
      coalesce(sum(ndoc) FILTER (WHERE category = 2), 0)::int AS services,
      coalesce(sum(ndoc) FILTER (WHERE category = 3), 0)::int AS realestate,
      coalesce(sum(heads) FILTER (WHERE category = 1), 0)::int AS product_heads,
      coalesce(sum(heads) FILTER (WHERE category = 2), 0)::int AS service_heads,
      coalesce(sum(heads) FILTER (WHERE category = 3), 0)::int AS realestate_heads
    FROM (
      SELECT 1 AS category, word, ndoc, 0 AS heads
        FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_products''::tsquery')
      UNION ALL
      SELECT 2, word, ndoc, 0 FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_services''::tsquery')
      UNION ALL
      SELECT 3, word, ndoc, 0 FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_realestate''::tsquery')
      UNION ALL
      SELECT 1, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_products''::tsquery', 'a')
      UNION ALL
      SELECT 2, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_services''::tsquery', 'a')
      UNION ALL
      SELECT 3, word, 0, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_realestate''::tsquery', 'a')
    ) counted
    WHERE word !~ '^x[arw]_[0-9]+$' AND char_length(word) <= 120
    GROUP BY word;

  CREATE TEMP TABLE fresh_words ON COMMIT DROP AS
    SELECT word, lexemes[1] AS lexeme, documents
    FROM (
      SELECT word, count(*)::int AS documents, tsvector_to_array(to_tsvector('plaza', word)) AS lexemes
      FROM listing_search s
      JOIN listings l ON l.id = s.listing_id
      CROSS JOIN unnest(search_words_of(concat_ws(' ', l.title, l.vendor_name, l.city, us_state_name(l.state)))) AS word
      WHERE char_length(word) BETWEEN 2 AND 40
      GROUP BY word
    ) counted
    WHERE cardinality(lexemes) = 1;

  CREATE TEMP TABLE fresh_phrases ON COMMIT DROP AS SELECT * FROM fresh_search_phrases(200000, 150000);

  INSERT INTO search_lexemes AS old (lexeme, documents, products, services, realestate, product_heads, service_heads,
      realestate_heads)
    SELECT lexeme, documents, products, services, realestate, product_heads, service_heads, realestate_heads
    FROM fresh_lexemes
    ON CONFLICT (lexeme) DO UPDATE SET documents = excluded.documents, products = excluded.products,
      services = excluded.services, realestate = excluded.realestate, product_heads = excluded.product_heads,
      service_heads = excluded.service_heads, realestate_heads = excluded.realestate_heads
    WHERE (old.documents, old.products, old.services, old.realestate, old.product_heads, old.service_heads,
        old.realestate_heads)
      <> (excluded.documents, excluded.products, excluded.services, excluded.realestate, excluded.product_heads,
        excluded.service_heads, excluded.realestate_heads);
  DELETE FROM search_lexemes old WHERE NOT EXISTS (SELECT FROM fresh_lexemes f WHERE f.lexeme = old.lexeme);

  INSERT INTO search_words AS old (word, lexeme, documents)
    SELECT word, lexeme, documents FROM fresh_words
    ON CONFLICT (word) DO UPDATE SET documents = excluded.documents WHERE old.documents <> excluded.documents;
  DELETE FROM search_words old WHERE NOT EXISTS (SELECT FROM fresh_words f WHERE f.word = old.word);

  INSERT INTO search_phrases AS old (phrase, documents, samples)
    SELECT phrase, documents, samples FROM fresh_phrases
    ON CONFLICT (phrase) DO UPDATE SET documents = excluded.documents, samples = excluded.samples
    WHERE old.documents <> excluded.documents OR old.samples <> excluded.samples;
  DELETE FROM search_phrases old WHERE NOT EXISTS (SELECT FROM fresh_phrases f WHERE f.phrase = old.phrase);

  INSERT INTO search_builds (id, revision, built_at) VALUES (1, complete_to, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, built_at = excluded.built_at;
  -- Instances that have not read the new tables yet still need the changes of the last day.
  DELETE FROM search_changes WHERE revision < complete_to AND changed_at < now() - interval '1 day';
END $$;

-- Saved searches

CREATE FUNCTION note_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Its name sorts before listings_search_update, so it reads the words from before the change.
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

CREATE FUNCTION note_job_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_arrivals (job_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER jobs_arrival AFTER UPDATE OF status, salary_min_cents, salary_max_cents, salary_unit ON jobs
  FOR EACH ROW
  WHEN (NEW.status = 'open' AND (OLD.status <> 'open' OR (OLD.salary_min_cents, OLD.salary_max_cents, OLD.salary_unit)
    IS DISTINCT FROM (NEW.salary_min_cents, NEW.salary_max_cents, NEW.salary_unit)))
  EXECUTE FUNCTION note_job_arrival();

-- Jobs

-- Whether a job has each of these terms, as lib/jobs/catalog/filter.rows.ts reads them.
CREATE FUNCTION job_says(terms jsonb, texts text, title text, company text) RETURNS boolean
LANGUAGE sql STABLE COST 1000 AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_array_elements(terms) t WHERE NOT (
      texts ILIKE ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'long')))
      OR texts ~* ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'any')))
      OR texts ~ ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'large')))
      OR coalesce((t ->> 'typed') <% title OR (t ->> 'typed') <% company, false)))
$$;

-- All jobs that an account posts under one company name share a page; the key reveals neither.
CREATE FUNCTION company_key(poster uuid, company text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(md5(poster::text || ':' || lower(company)), 16);

CREATE INDEX jobs_company ON jobs
  (company_key(poster_id, company), created_at DESC, id DESC, status, expires_at, deadline, poster_id, company)
  WHERE hidden_at IS NULL AND status IN ('open', 'filled', 'closed', 'expired');

-- Trigrams serve neither words of one or two letters nor whole short words.
CREATE FUNCTION short_words(texts text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}')
  FROM regexp_split_to_table(lower(texts), '[^[:alnum:]]+') word WHERE length(word) BETWEEN 1 AND 3
$$;

CREATE INDEX jobs_short_words ON jobs USING gin (
  short_words(title || ' ' || company || ' ' || category || ' ' || location || ' ' || description)
) WHERE status = 'open' AND hidden_at IS NULL;

-- Duplicate texts and pictures

-- The 16 lowest hashes of all runs of three words: two texts share about as many hashes as runs. The high cost keeps plans
-- from computing it for a whole table instead of reading the index.
CREATE FUNCTION text_sketch(described TEXT) RETURNS INT[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 20000 AS $$
  SELECT CASE WHEN count(*) < 8 THEN '{}'::INT[] ELSE (array_agg(hash ORDER BY hash))[1:16] END
  FROM (
    SELECT DISTINCT hashtext(concat_ws(' ', word, second, third)) AS hash
    FROM (
      SELECT word, lead(word) OVER places AS second, lead(word, 2) OVER places AS third
      FROM regexp_split_to_table(lower(described), '[^[:alnum:]]+') WITH ORDINALITY AS words (word, place)
      WHERE word <> ''
      WINDOW places AS (ORDER BY place)
    ) runs
    WHERE third IS NOT NULL
  ) hashes
$$;

CREATE INDEX listings_text_sketch ON listings USING gin (text_sketch(description)) WHERE status <> 'draft';
CREATE INDEX jobs_text_sketch ON jobs USING gin (text_sketch(description)) WHERE status <> 'draft';

-- Pictures that differ in at most three bits share one of the four quarters.
CREATE FUNCTION picture_bands(fingerprint BIGINT) RETURNS INT[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[
    (fingerprint & 65535)::INT,
    ((fingerprint >> 16) & 65535)::INT + 65536,
    ((fingerprint >> 32) & 65535)::INT + 131072,
    ((fingerprint >> 48) & 65535)::INT + 196608
  ]
$$;

CREATE INDEX images_bands ON images USING gin (picture_bands(fingerprint)) WHERE fingerprint <> 0;
