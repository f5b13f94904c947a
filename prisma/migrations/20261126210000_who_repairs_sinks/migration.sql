-- Who finds leaks repairs what leaks, and a sink that is repaired may leak; what is blocked is said in one phrase.
INSERT INTO search_synonyms (words, finds)
SELECT string_to_array(btrim(split_part(line, '>', 1)), ', '), string_to_array(btrim(split_part(line, '>', 2)), ', ')
FROM unnest(string_to_array(btrim($$
sink repair, kitchen sink repair, bathroom sink repair, shower repair, bathtub repair, tub repair > leak detection and repair, faucet and toilet installation
clogged sink, clogged kitchen sink, clogged bathroom sink, blocked kitchen sink, blocked bathroom sink, backed up kitchen sink, backed up bathroom sink, backed up toilet, clogged toilet, blocked toilet, clogged bath, blocked bath > drain clearing, plumbing repairs
product pictures, pictures of products, pictures of merchandise > product photography
$$, E'\n'), E'\n')) AS line;
