-- Sizes by their names, and everyday words that no group had: whoever types one before the sign finds what stands behind it.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
size medium > size m
size large > size l
size extra large, size xlarge, size x large > size xl
size extra small, size xsmall, size x small > size xs
motorcycle, motorbike, motor bike, motor cycle > retro scooter, 125cc scooter
hardscape, hardscaping, hardscape design, paver patio, patio pavers > landscape design and planting, landscape design
earpods, ear pods, ear phones > earphones, headphones
$$, E'\n'), E'\n')) AS line;

-- A leather purse is of leather.
UPDATE search_synonyms SET words = array_remove(words, 'leather purse') WHERE 'leather purse' = ANY (words);
