-- What search and suggestions go by beside listing_search.
--
-- search_lexemes   in how many listings a lexeme stands, in all and by category: sizes the window of a ranked search
-- search_words     words of titles, vendor names and places as they are written: corrects typos, completes words
-- search_phrases   one to three words of a title, or a vendor's name, with the newest listings that have them
-- search_changes   listings whose words appeared or changed; readers take what is newer than the last rebuild from here
-- search_builds    the one row that says up to which transaction the tables are complete
--
-- rebuild_search_tables() fills the first three from listing_search; it runs nightly and after a bulk load.

-- Words end where a letter or digit does, for a listing as for what is typed: '24/7', 'wi-fi' and 'a.b@c.d' become words.
CREATE FUNCTION search_text(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(content, '_-./\@:+#&%=?~,;''"’', rpad('', 19));

-- The city without its punctuation, or what stands for it in the location: 'St. Louis' and 'st louis' are one place.
CREATE FUNCTION place_key(city text, location text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(lower(coalesce(city, split_part(location, ',', 1))), ' .-''’,', '');

-- As the first version, with punctuation taken out of the texts, and one pseudo-lexeme more:
--   xci_austin            the place key
CREATE OR REPLACE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('plaza', search_text(title)), 'A')
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', vendor_name, location,
         CASE WHEN strpos(location, city) = 0 THEN city END,
         CASE WHEN strpos(location, ', ' || state) = 0 THEN state END,
         us_state_name(state)))), 'B')
    || setweight(to_tsvector('plaza', search_text(description)), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_' || category,
         'xst_' || lower(state),
         'xci_' || place_key(city, location),
         'xpt_' || replace(property_type, '-', '_'),
         'xlt_' || listing_type,
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16)], NULL))
$$;

DO $$ BEGIN
  IF EXISTS (SELECT FROM listings) THEN PERFORM rebuild_listing_search(); END IF;
END $$;

CREATE INDEX listings_place ON listings ((place_key(city, location) COLLATE "C"))
  WHERE status = 'approved'::listing_status;

DROP INDEX search_lexemes_trigram;
DROP INDEX search_phrases_trigram;

ALTER TABLE search_lexemes
  ADD COLUMN products INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN services INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN realestate INTEGER NOT NULL DEFAULT 0;

ALTER TABLE search_phrases ADD COLUMN samples UUID[] NOT NULL DEFAULT '{}';

CREATE TABLE search_words (
  word VARCHAR(40) COLLATE "C" NOT NULL,
  lexeme VARCHAR(120) NOT NULL,
  documents INTEGER NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_trigram ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE search_changes (
  id BIGSERIAL NOT NULL,
  revision BIGINT NOT NULL,
  listing_id UUID NOT NULL,
  changed_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT search_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX search_changes_revision ON search_changes (revision);

CREATE TABLE search_builds (
  id INTEGER NOT NULL DEFAULT 1,
  revision BIGINT NOT NULL,
  built_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT search_builds_pkey PRIMARY KEY (id),
  CONSTRAINT search_builds_one CHECK (id = 1)
);

-- A transaction id, not a sequence: a reader that starts again at the oldest transaction still running misses none.
CREATE FUNCTION search_revision() RETURNS bigint LANGUAGE sql VOLATILE
RETURN pg_current_xact_id()::text::bigint;

-- Who has more than a thousand changes to catch up with reads the tables anew.
CREATE FUNCTION note_search_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (revision, listing_id)
    SELECT search_revision(), listing_id FROM new_rows LIMIT 1001;
  RETURN NULL;
END $$;

CREATE FUNCTION note_search_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (revision, listing_id) VALUES (search_revision(), NEW.listing_id);
  RETURN NULL;
END $$;

CREATE TRIGGER listing_search_note_insert AFTER INSERT ON listing_search
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_insert();
CREATE TRIGGER listing_search_note_update AFTER UPDATE OF tsv ON listing_search
  FOR EACH ROW EXECUTE FUNCTION note_search_update();

-- The words of a text in order, lower case and without accents.
CREATE FUNCTION search_words_of(content text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_remove(string_to_array(
  regexp_replace(lower(unaccent(search_text(content))), '[^[:alnum:]]+', ' ', 'g'), ' '), '');

-- What stands at neither end of a phrase: 'of', 'the', 'with'.
CREATE FUNCTION is_stop_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(ts_lexize('pg_catalog.english_stem', word) = '{}', false);

/* Newer listings than these give no phrases, rarer phrases than these are not kept: both bound time and memory. */
CREATE FUNCTION fresh_search_phrases(listings_read bigint, phrases_kept bigint)
RETURNS TABLE (phrase text, documents bigint, samples uuid[]) LANGUAGE sql STABLE AS $$
  WITH source AS MATERIALIZED (
    SELECT l.id, s.seq, search_words_of(l.title) AS title, array_to_string(search_words_of(l.vendor_name), ' ') AS vendor
    FROM (SELECT seq, listing_id FROM listing_search ORDER BY seq DESC LIMIT listings_read) s
    JOIN listings l ON l.id = s.listing_id
  ), piece AS (
    SELECT array_to_string(title[first:first + size - 1], ' ') AS phrase, id, seq
    FROM source, generate_subscripts(title, 1) AS first, generate_series(1, 3) AS size
    WHERE first + size - 1 <= cardinality(title)
      AND NOT is_stop_word(title[first]) AND NOT is_stop_word(title[first + size - 1])
    UNION ALL
    SELECT vendor, id, seq FROM source
  )
  SELECT phrase, count(*), (array_agg(id ORDER BY seq DESC))[1:7]
  FROM piece
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
      coalesce(sum(ndoc) FILTER (WHERE category = 3), 0)::int AS realestate
    FROM (
      SELECT 1 AS category, word, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_products''::tsquery')
      UNION ALL
      SELECT 2, word, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_services''::tsquery')
      UNION ALL
      SELECT 3, word, ndoc FROM ts_stat('SELECT tsv FROM listing_search WHERE tsv @@ ''xcat_realestate''::tsquery')
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

  INSERT INTO search_lexemes AS old (lexeme, documents, products, services, realestate)
    SELECT lexeme, documents, products, services, realestate FROM fresh_lexemes
    ON CONFLICT (lexeme) DO UPDATE SET documents = excluded.documents, products = excluded.products,
      services = excluded.services, realestate = excluded.realestate
    WHERE (old.documents, old.products, old.services, old.realestate)
      <> (excluded.documents, excluded.products, excluded.services, excluded.realestate);
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
