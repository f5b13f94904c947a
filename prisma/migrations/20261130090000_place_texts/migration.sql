-- 'Washington, D.C., USA' → 'Washington, DC'
CREATE FUNCTION place_words(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(content, '\mD\.\s*C\M\.?', 'DC', 'gi'),
  ',?\s*\m(?:U\.?S\.?A|United States(?: of America)?)\M\.?\s*$', '', 'i'), '[\s.,]+$', '');

-- Reads ZIP codes with four more digits after any dash or a space, and names of states.
CREATE OR REPLACE FUNCTION place_in(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT z.place_id FROM place_zips z
      WHERE z.zip = substring(place_words(content) FROM '(?:^|[^0-9])(\d{5})(?:[-–—\s]?\d{4})?-?$')),
    (SELECT p.id FROM regexp_match(place_words(content), '([^,]+),\s*([A-Za-z][A-Za-z. ]+)$') AS part
      JOIN places s ON s.kind = 'state' AND (s.state = upper(part[2]) OR s.key = gazetteer_key(part[2]))
      JOIN places p ON p.key = gazetteer_key(part[1]) AND p.state = s.state AND p.kind = 'city' LIMIT 1))
$$;

-- Reads 'Austin TX' and 'Austin Texas' as well.
CREATE OR REPLACE FUNCTION find_place(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT p.id FROM places p WHERE p.slug = lower(btrim(place_words(content)))),
    place_in(content),
    (SELECT p.id FROM places p WHERE p.key = gazetteer_key(place_words(content)) AND p.key <> ''
      ORDER BY p.rank DESC, p.id LIMIT 1),
    (SELECT p.id FROM places s CROSS JOIN LATERAL (VALUES (s.state), (s.name)) AS said (name)
      JOIN places p ON p.kind = 'city' AND p.state = s.state
        AND p.key = gazetteer_key(left(place_words(content), -length(said.name)))
      WHERE s.kind = 'state' AND lower(place_words(content)) LIKE '% ' || lower(said.name)
      ORDER BY p.rank DESC, p.id LIMIT 1))
$$;

UPDATE listings SET city = city WHERE place_id IS NULL AND place_of(city, state, location) IS NOT NULL;
UPDATE vendors SET city = city WHERE place_id IS NULL AND place_of(city, state, city || ', ' || state) IS NOT NULL;
UPDATE jobs SET location = location WHERE place_id IS NULL AND place_of(NULL, state, location) IS NOT NULL;
