-- Reads '78701 Austin' and '78701 Austin, TX' as well: a ZIP code before a city of its state or before the state.
CREATE OR REPLACE FUNCTION place_in(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT z.place_id FROM place_zips z
      WHERE z.zip = substring(place_words(content) FROM '(?:^|[^0-9])(\d{5})(?:[-–—\s]?\d{4})?-?$')),
    (SELECT p.id FROM regexp_match(place_words(content), '([^,]+),\s*([A-Za-z][A-Za-z. ]+)$') AS part
      JOIN places s ON s.kind = 'state' AND (s.state = upper(part[2]) OR s.key = gazetteer_key(part[2]))
      JOIN places p ON p.key = gazetteer_key(part[1]) AND p.state = s.state AND p.kind = 'city' LIMIT 1),
    (SELECT z.place_id FROM regexp_match(place_words(content), '^\s*(\d{5})(?:[-–—\s]?\d{4})?[\s,]+([^0-9]+)$') AS part
      JOIN place_zips z ON z.zip = part[1]
      JOIN places own ON own.id = z.place_id
      JOIN places s ON s.kind = 'state' AND s.state = own.state
      CROSS JOIN LATERAL (SELECT gazetteer_key(part[2]) AS key) AS rest
      WHERE rest.key IN (s.key, lower(s.state)) OR EXISTS (
        SELECT FROM places p WHERE p.kind = 'city' AND p.state = own.state AND p.key IN (rest.key,
          regexp_replace(rest.key, lower(s.state) || '$', ''),
          regexp_replace(rest.key, s.key || '$', '')))))
$$;

UPDATE listings SET city = city WHERE place_id IS NULL AND location ~ '^\s*\d{5}' AND place_of(city, state, location) IS NOT NULL;
UPDATE jobs SET location = location WHERE place_id IS NULL AND location ~ '^\s*\d{5}' AND place_of(NULL, state, location) IS NOT NULL;
