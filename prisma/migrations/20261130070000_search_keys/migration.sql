-- Exact titles, vendors' names, brands, and written forms become part of the text index.
--   xtk_0123456789abcdef            title in letters and digits, hashed
--   xvk_0123456789abcdef            vendor's name in letters and digits, hashed
--   xe_flooring                     word of the title in the singular, which its stem 'floor' isn't

-- Letters and digits of a text without case, accents, width, or punctuation.
CREATE FUNCTION fold_key(content text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN regexp_replace(lower(unaccent(normalize(content, NFKC))), '[^[:alnum:]]+', '', 'g');

CREATE FUNCTION key_lexeme(prefix text, content text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN prefix || left(md5(nullif(fold_key(content), '')), 16);

-- A word in the singular, as far as its ending tells.
CREATE FUNCTION word_form(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN char_length(word) < 4 THEN word
  WHEN word ~ 'ies$' THEN regexp_replace(word, 'ies$', 'y')
  WHEN word ~ '(ch|sh|x|z|ss)es$' THEN regexp_replace(word, 'es$', '')
  ELSE regexp_replace(word, '([^s])s$', '\1') END;

CREATE FUNCTION title_forms(title text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT 'xe_' || word_form(word)) FROM unnest(search_words_of(title)) AS word
  WHERE char_length(word) BETWEEN 3 AND 40
$$;

-- The place in the title of a home counts as a place. City, state code, and brand usually stand in other texts already and
-- count once.
CREATE OR REPLACE FUNCTION listing_tsv(seq bigint, title text, vendor_name text, location text, city text, state text,
  description text, category category, property_type text, listing_type listing_type, details jsonb, price_cents bigint,
  place_id integer) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(setweight(to_tsvector('plaza', search_text(title)), 'C'), 'B',
        tsvector_to_array(to_tsvector('plaza', search_text(
          CASE WHEN category = 'realestate' THEN title_without_place(title) ELSE title END)))), 'A',
      tsvector_to_array(to_tsvector('plaza', search_text(coalesce(title_heads(title), '')))))
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

CREATE OR REPLACE FUNCTION rebuild_search_tables() RETURNS void LANGUAGE plpgsql AS $$
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
    WHERE word !~ '^(x[arw]_[0-9]+|xtk_[0-9a-f]+|xe_.*)$' AND char_length(word) <= 120
    GROUP BY word;

  CREATE TEMP TABLE fresh_words ON COMMIT DROP AS
    SELECT word, lexemes[1] AS lexeme, documents
    FROM (
      SELECT word, count(*)::int AS documents, tsvector_to_array(to_tsvector('plaza', word)) AS lexemes
      FROM listing_search s
      JOIN listings l ON l.id = s.listing_id
      CROSS JOIN unnest(search_words_of(
        concat_ws(' ', l.title, l.vendor_name, l.city, us_state_name(l.state), l.details ->> 'brand'))) AS word
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

UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state, l.description,
    l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
  FROM listings l WHERE l.id = s.listing_id;
