-- What texts and pictures are recognized by when somebody else sends them in again (decision record 107).

-- The 16 lowest hashes of a text's runs of three words: two texts share about as many of them as they share runs.
-- Expensive on purpose, so that no plan computes it for a whole table where an index knows it.
CREATE FUNCTION text_sketch(described TEXT) RETURNS INT[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 20000 AS $$
  SELECT CASE WHEN count(*) < 8 THEN '{}'::INT[] ELSE (array_agg(hash ORDER BY hash))[1:16] END
  FROM (
    SELECT DISTINCT hashtext(concat_ws(' ', word, second, third)) AS hash
    FROM (
      SELECT word, lead(word) OVER places AS second, lead(word, 2) OVER places AS third
      FROM regexp_split_to_table(lower(described), '[^[:alnum:]]+') WITH ORDINALITY AS words (word, place)
      WHERE word <> ''
      WINDOW places AS (ORDER BY place)
    ) runs
    WHERE third IS NOT NULL
  ) hashes
$$;

CREATE INDEX "listings_text_sketch" ON "listings" USING GIN (text_sketch("description"))
  WHERE status <> 'draft';
CREATE INDEX "jobs_text_sketch" ON "jobs" USING GIN (text_sketch("description"))
  WHERE status <> 'draft';

-- How a picture looks, in 64 bits; 0 where it has too little in it to be recognized, null until it was looked at.
ALTER TABLE "images" ADD COLUMN "fingerprint" BIGINT;
CREATE INDEX "images_without_fingerprint" ON "images" ("created_at") WHERE (fingerprint IS NULL);

-- Its four quarters, each with its place: pictures that differ in at most three bits share one of them.
CREATE FUNCTION picture_bands(fingerprint BIGINT) RETURNS INT[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[
    (fingerprint & 65535)::INT,
    ((fingerprint >> 16) & 65535)::INT + 65536,
    ((fingerprint >> 32) & 65535)::INT + 131072,
    ((fingerprint >> 48) & 65535)::INT + 196608
  ]
$$;

CREATE INDEX "images_bands" ON "images" USING GIN (picture_bands("fingerprint")) WHERE fingerprint <> 0;
