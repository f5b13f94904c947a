-- More that listings say as a fact, names in titles of homes, and truer groups of words. Lexemes in listing_search:
--   xpk_1 xpk_garage     a place to park of one's own, a garage

CREATE OR REPLACE FUNCTION fact_lexemes(details jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
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
  CASE WHEN details ->> 'parking' ~* 'garage' AND details ->> 'parking' !~* '^\s*no ' THEN 'xpk_garage' END];

-- What the title of a home names after 'in', 'on' or 'near' is where it stands: 'home in Table Mesa' has no table.
CREATE FUNCTION title_without_place(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(title, '^([^,]*?)\s(in|on|near|at)\s[^,]*', '\1', 'i');

CREATE OR REPLACE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
         'xw_' || (seq >> 16)] || fact_lexemes(details), NULL))
$$;

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details)
  FROM listings l WHERE l.id = s.listing_id AND l.category = 'realestate';
-- How often the new facts stand there is counted with the next start.
DELETE FROM search_builds;

-- Other words with the stem of one that is typed: 'nursery' for 'nurse'.
CREATE INDEX search_words_lexeme_idx ON search_words (lexeme);

-- How many miles from its own place a service goes, by what its area says: 'Within 25 miles of Tampa', 'Greater Boston',
-- 'Nationwide'. An area that names a town alone is that town and what is next to it.
CREATE FUNCTION served_miles(details jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN details ->> 'areaServed' ~* '(nation|country|world)-?\s?wide|anywhere|online|remote|all (50 )?states|(united|lower 48) states' THEN 5000
  WHEN details ->> 'areaServed' ~* '\d+\s*-?\s*mi(les?)?\M'
    THEN least(substring(details ->> 'areaServed' FROM '(?i)(\d{1,4})\s*-?\s*mi(?:les?)?\M')::int, 5000)
  WHEN details ->> 'areaServed' ~* 'state-?\s?wide|all of|whole state|entire state' THEN 150
  WHEN details ->> 'areaServed' ~* 'greater|metro|county|counties|region|valley|bay area' THEN 25
  WHEN details ->> 'areaServed' ~* 'neighbou?ring|surrounding|nearby|around|suburb|area' THEN 15
  ELSE 5 END;

-- Truer groups. An acoustic guitar is no electric one; what is removed is not always moved; a seat is not always a chair.
UPDATE search_synonyms SET words = array_remove(words, 'acoustic guitar') WHERE 'acoustic guitar' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'removal') WHERE 'removal' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'seat') WHERE 'seat' = ANY (words) AND 'chair' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'light fixture') WHERE 'light fixture' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'renovation') WHERE 'general contractor' = ANY (words);
UPDATE search_synonyms SET words = array_remove(words, 'alto sax') WHERE 'alto sax' = ANY (words) AND 'saxophone' = ANY (words);
UPDATE search_synonyms SET finds = finds || '{plumbing repairs}'::text[] WHERE 'toilet repair' = ANY (words);
UPDATE search_synonyms SET finds = array_remove(finds, 'cabinet painting') WHERE 'carpenter' = ANY (words);
UPDATE search_synonyms SET words = words || '{handymen,repairmen}'::text[] WHERE 'handyman' = ANY (words) AND 'repairman' = ANY (words);
UPDATE search_synonyms SET words = words || '{tree removal,tree pruning,stump removal}'::text[] WHERE 'tree trimming' = ANY (words);

INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '),
  coalesce(string_to_array(nullif(btrim(split_part(line, '>', 2)), ''), ', '), '{}')
FROM unnest(string_to_array(btrim($$
bookshelves > bookshelf, bookcase
light fixture, light fixtures, ceiling fan, ceiling light, chandelier, recessed lighting, lighting > lighting installation
put together furniture, furniture building, furniture assembling, furniture installation, bookshelf assembly, desk assembly, bed assembly > furniture assembly
picture hanging, tv wall mounting, tv hanging, mount tv on wall, hang tv on wall > tv mounting and shelves
couch moving, sofa moving, furniture hauling, dresser moving, moving boxes, move couch, move sofa, move dresser, move bed > piano and furniture moving, local moving, two movers and a truck
piano moving, move piano > piano and furniture moving
watch cat, watch pet, watch pets, cat watching, dog watching, pet watching, feed cat, feed cats > cat visits, pet sitting, dog walking
clean house, clean home, clean apartment, clean place > house cleaning, apartment cleaning, deep cleaning, move-out cleaning
house cleaning service, home cleaner > house cleaning, deep cleaning, apartment cleaning
clean office > office cleaning
taxes done, income tax, income taxes, tax guy, tax lady, turbotax > tax preparation
cut hair, hair trim, trim hair > haircut and styling, barber cut and shave
garage door, garage doors > door and window repairs
sliding door, front door, storm door > door and window repairs
math class, geometry, calculus, trigonometry > math tutoring
essay help, study help, school help, after school help > homework help
$$, E'\n'), E'\n')) AS line;
