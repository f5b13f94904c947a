-- What a title is about is learned from the catalog: words that titles of a subcategory share, and the places where such
-- words stand.

CREATE TABLE subject_words (
  -- Empty for a word in any other subcategory.
  subcategory VARCHAR(120) NOT NULL,
  -- Empty for a word that no title has.
  lexeme VARCHAR(120) NOT NULL,
  points REAL NOT NULL,
  PRIMARY KEY (subcategory, lexeme)
);

CREATE TABLE subject_places (
  place VARCHAR(40) PRIMARY KEY,
  -- What is assumed until enough is learned.
  assumed REAL NOT NULL,
  points REAL NOT NULL
);

-- Until something is learned: most titles begin with their subject, and it is the last word before a comma, a dash, or 'with'.
INSERT INTO subject_places (place, assumed, points)
  SELECT place, odds, odds FROM (
  SELECT concat_ws(' ', segment.name, linked.name, joined.name, position.name),
    0.7 * ln(segment.odds * linked.odds * joined.odds * position.odds)
  FROM (VALUES ('first', 1), ('second', 0.2), ('later', 0.05)) AS segment (name, odds),
    (VALUES (NULL, 1), ('linked', 0.05)) AS linked (name, odds),
    (VALUES (NULL, 1), ('joined', 0.5)) AS joined (name, odds),
    (VALUES ('end', 10), ('middle', 0.5), ('start', 0.4)) AS position (name, odds)
  UNION ALL VALUES ('brand', 0.7 * ln(0.02)), ('container', 0.7 * ln(0.02))) AS places (place, odds);

CREATE FUNCTION lexeme_of(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN (tsvector_to_array(to_tsvector('plaza', word)))[1];

-- Words that may be what a title is about, each with its place: segment between commas or dashes, 'linked' behind 'with',
-- 'for', or 'in', 'joined' before 'and', 'or', or 'of' where the words behind it go with both, and its position there: 'Walnut
-- chair by Old Mill' → walnut 'first start', chair 'first end', old 'first linked start', mill 'first linked end'. Words
-- of a segment up to the next 'with' share a phrase.
CREATE FUNCTION title_words(title text, brand text) RETURNS TABLE (word text, lexeme text, place text, phrase bigint)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH segments AS (
    SELECT segment, row_number() OVER (ORDER BY at) AS at
    FROM regexp_split_to_table(title, '\s*(?:,(?![0-9])|[;:!()\[\]|–—]|\s-\s)\s*') WITH ORDINALITY AS split (segment, at)
    WHERE segment ~ '[[:alnum:]]'
  ), runs AS (
    SELECT s.at AS segment, split.at AS run, split.run AS content
    FROM segments s, regexp_split_to_table(s.segment,
      '(?:^|\s+)(?:with|w/|for|by|in|on|near|from|at|to|around|plus|that|which|including|without)\s+', 'i')
      WITH ORDINALITY AS split (run, at)
    WHERE s.at <= 6
  ), parts AS (
    SELECT r.segment, r.run, split.at AS part, split.part AS content,
      count(*) OVER (PARTITION BY r.segment, r.run) AS parts
    FROM runs r, regexp_split_to_table(r.content, '\s+(?:and|or|of)\s+|\s*[&/+]\s*', 'i')
      WITH ORDINALITY AS split (part, at)
  ), words AS MATERIALIZED (
    SELECT p.segment, p.run, p.part, p.parts, split.at, cardinality(search_words_of(p.content)) AS size, split.word, lexeme_of(split.word) AS lexeme,
      split.word = ANY ('{inch,inches,set,kit,bundle,outfit,pack,pair,piece,pieces,new,used,ft,oz,lb,gal}') AS is_container
    FROM parts p, unnest(search_words_of(p.content)) WITH ORDINALITY AS split (word, at)
    WHERE split.word !~ '[0-9]' AND char_length(split.word) BETWEEN 2 AND 40
  )
  SELECT word, lexeme, CASE
      WHEN is_container THEN 'container'
      WHEN word = ANY (search_words_of(brand)) THEN 'brand'
      ELSE concat_ws(' ',
        CASE segment WHEN 1 THEN 'first' WHEN 2 THEN 'second' ELSE 'later' END,
        CASE WHEN run > 1 THEN 'linked' END,
        CASE WHEN part < parts AND size = 1 AND last_size > 1 THEN 'joined' END,
        CASE at WHEN last THEN 'end' WHEN first THEN 'start' ELSE 'middle' END) END, 10 * segment + run
  FROM (
    SELECT *, max(at) FILTER (WHERE NOT is_container) OVER part AS last,
      min(at) FILTER (WHERE NOT is_container) OVER part AS first,
      max(size) FILTER (WHERE part = parts) OVER (PARTITION BY segment, run) AS last_size
    FROM words WHERE lexeme IS NOT NULL WINDOW part AS (PARTITION BY segment, run, part)
  ) placed
$$;

CREATE FUNCTION subject_group(category category, details jsonb, property_type text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(category || '/' || coalesce(details ->> 'subcategory', property_type, ''), 120);

-- The word of a title that is likeliest to be its subject, others that are two thirds as likely, and those that 'and', 'or', or
-- 'of' puts next to it: 'Car repair and service' is about both.
-- One plan for all titles: making one takes longer than the rest.
CREATE FUNCTION title_subject(title text, brand text, subcategory text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan AS $$
  -- Subqueries and no joins: the planner expects a million words of a title. Materialized, because computing a lexeme is slow.
  WITH placed AS MATERIALIZED (
    SELECT * FROM title_words(title, brand)
  ), scored AS MATERIALIZED (
    SELECT w.word, w.place, w.phrase, (SELECT p.points FROM subject_places p WHERE p.place = w.place) + coalesce(
      (SELECT s.points FROM subject_words s WHERE s.subcategory = title_subject.subcategory AND s.lexeme = w.lexeme),
      (SELECT s.points FROM subject_words s WHERE s.subcategory = '' AND s.lexeme = w.lexeme),
      (SELECT s.points FROM subject_words s WHERE s.subcategory = '' AND s.lexeme = ''),
      0) AS points
    FROM placed w
  )
  SELECT string_agg(word, ' ') FROM (
    SELECT s.word FROM scored s, (SELECT * FROM scored ORDER BY points DESC LIMIT 1) best
    WHERE s.points >= best.points - ln(1.5) OR (s.phrase = best.phrase AND s.place = best.place AND s.place LIKE '%end')
    ORDER BY s.points DESC LIMIT 4
  ) subject
$$;

-- The newest titles, each with its subcategory and its words in JSON, to learn from.
CREATE FUNCTION sample_titles(titles integer) RETURNS TABLE (subcategory text, words json) LANGUAGE sql STABLE AS $$
  SELECT subject_group(l.category, l.details, l.property_type), w.words
  FROM (SELECT listing_id FROM listing_search ORDER BY seq DESC LIMIT titles) s
  JOIN listings l ON l.id = s.listing_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('lexeme', lexeme, 'place', place)) AS words FROM title_words(l.title, l.details ->> 'brand')
  ) w
  WHERE w.words IS NOT NULL
$$;

CREATE FUNCTION save_subjects(words json, places json) RETURNS void LANGUAGE sql AS $$
  DELETE FROM subject_words;
  INSERT INTO subject_words (subcategory, lexeme, points)
    SELECT subcategory, left(lexeme, 120), points
    FROM json_to_recordset(words) AS learned (subcategory text, lexeme text, points real)
    ON CONFLICT DO NOTHING;
  UPDATE subject_places p SET points = learned.points
    FROM json_to_recordset(places) AS learned (place text, points real) WHERE p.place = learned.place;
$$;

-- The text before the first comma may name a place, which begins with 'in', 'on', 'near', or 'at'.
CREATE OR REPLACE FUNCTION title_without_place(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(title, '^((?:(?!\s(?:in|on|near|at)\s)[^,])*)\s(?:in|on|near|at)\s[^,]*', '\1', 'i');

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
         vendor_name, location,
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

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
  FROM listings l WHERE l.id = s.listing_id;

-- Marks subjects anew in the newest rows before `below` and answers where it ended. Rows that somebody writes meanwhile are
-- left out: waiting for them could end in a deadlock, and what they write is up to date.
CREATE FUNCTION mark_subjects(below bigint, count integer) RETURNS bigint LANGUAGE sql AS $$
  WITH chunk AS MATERIALIZED (
    SELECT seq, listing_id, tsv FROM listing_search WHERE below IS NULL OR seq < below ORDER BY seq DESC LIMIT count
  ), stale AS MATERIALIZED (
    SELECT c.seq, c.tsv, listing_tsv(c.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
      l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id) AS fresh
    FROM chunk c JOIN listings l ON l.id = c.listing_id
    WHERE tsvector_to_array(ts_filter(c.tsv, '{a}')) <> tsvector_to_array(to_tsvector('plaza', coalesce(
      title_subject(l.title, l.details ->> 'brand', subject_group(l.category, l.details, l.property_type)), '')))
  ), free AS MATERIALIZED (
    SELECT s.seq FROM listing_search s JOIN stale USING (seq) FOR UPDATE OF s SKIP LOCKED
  ), changed AS (
    UPDATE listing_search s SET tsv = stale.fresh FROM stale JOIN free USING (seq)
    WHERE s.seq = stale.seq AND s.tsv = stale.tsv
  )
  SELECT min(seq) FROM chunk
$$;
