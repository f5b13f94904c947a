-- Letters with accents compare like those without: 'Cañon City' is Canon City.
CREATE OR REPLACE FUNCTION gazetteer_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(normalize(lower(name), NFD), '[^a-z0-9]', '', 'g'), '^saint', 'st'), '^mount(?=.)', 'mt'), '^fort(?=.)', 'ft');

-- Reads 'Washington, D.C.' as well.
CREATE OR REPLACE FUNCTION place_in(content text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT z.place_id FROM place_zips z WHERE z.zip = substring(content FROM '(?:^|[^0-9])(\d{5})(?:-\d{4})?\s*$')),
    (SELECT p.id FROM regexp_match(regexp_replace(content, '\mD\.\s*C\.?', 'DC', 'gi'),
        '([^,]+),\s*([A-Za-z]{2})\s*$') AS part
      JOIN places p ON p.key = gazetteer_key(part[1]) AND p.state = upper(part[2]) AND p.kind = 'city'))
$$;

UPDATE listings SET city = city WHERE place_id IS NULL AND city ~ '[^[:ascii:]]';
UPDATE vendors SET city = city WHERE place_id IS NULL AND city ~ '[^[:ascii:]]';
UPDATE jobs SET location = location WHERE place_id IS NULL AND location ~ '[^[:ascii:]]';
