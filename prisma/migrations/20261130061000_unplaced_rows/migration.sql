-- Rows without a place whose words name one by now, such as 'Washington, D.C.' and 'Austin, TX 78701-2345'. The triggers
-- of these columns set it.
UPDATE listings SET city = city WHERE place_id IS NULL AND place_of(city, state, location) IS NOT NULL;
UPDATE vendors SET city = city WHERE place_id IS NULL AND place_of(city, state, city || ', ' || state) IS NOT NULL;
UPDATE jobs SET location = location WHERE place_id IS NULL AND place_of(NULL, state, location) IS NOT NULL;
