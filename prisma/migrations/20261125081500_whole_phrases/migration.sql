-- What is suggested is said in one breath: 'backup camera, all-season tires' has no 'camera all season', and no 'season tires'.

-- The parts of a text in order, lower case and without accents: words of at most 40 letters, the words of a compound joined
-- by _, and | where something parts them.
CREATE FUNCTION search_parts_of(content text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN array_remove(string_to_array(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(unaccent(translate(content, '_', '-'))),
    '[.''"’”]+(?=\s|$)', ' ', 'g'),
    '([[:alnum:]])[-./''’]+(?=[[:alnum:]])', '\1_', 'g'),
    '[^[:alnum:]_[:space:]]+', ' | ', 'g'),
    '([[:alnum:]]{40})[[:alnum:]]+', '\1', 'g'),
    '[[:space:]]+', ' ', 'g'), ' '), '');

CREATE OR REPLACE FUNCTION fresh_search_phrases(listings_read bigint, phrases_kept bigint)
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
