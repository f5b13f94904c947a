CREATE UNIQUE INDEX places_state_key ON places (state) WHERE kind = 'state';

-- Looks up the last one to three words of 'Springfield New Hampshire' as a state instead of trying every state.
CREATE OR REPLACE FUNCTION find_place(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT p.id FROM places p WHERE p.slug = lower(btrim(place_words(content)))),
    place_in(content),
    (SELECT p.id FROM places p WHERE p.key = gazetteer_key(place_words(content)) AND p.key <> ''
      ORDER BY p.rank DESC, p.id LIMIT 1),
    (SELECT p.id FROM unnest(ARRAY['^(.*\S)\s+(\S+)$', '^(.*\S)\s+(\S+\s+\S+)$', '^(.*\S)\s+(\S+\s+\S+\s+\S+)$']) AS ending
      CROSS JOIN LATERAL regexp_match(place_words(content), ending) AS part
      CROSS JOIN LATERAL (
        SELECT state FROM places WHERE kind = 'state' AND state = upper(part[2])
        UNION SELECT state FROM places WHERE kind = 'state' AND key = gazetteer_key(part[2])) AS s
      JOIN places p ON p.kind = 'city' AND p.state = s.state AND p.key = gazetteer_key(part[1])
      ORDER BY p.rank DESC, p.id LIMIT 1))
$$;
