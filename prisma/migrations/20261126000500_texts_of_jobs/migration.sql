-- Words may stand anywhere in a job's texts, as parts of others too: what hardly any job says is looked up by its letters.
CREATE INDEX "jobs_texts" ON "jobs" USING GIN (
  (title || ' ' || company || ' ' || category || ' ' || location || ' ' || description) gin_trgm_ops
) WHERE status = 'open' AND hidden_at IS NULL;

-- Words of less than four letters are whole ones, and two letters are too few to be looked up by threes.
CREATE FUNCTION short_words(texts text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word), '{}')
  FROM regexp_split_to_table(lower(texts), '[^[:alnum:]]+') word WHERE length(word) BETWEEN 1 AND 3
$$;

CREATE INDEX "jobs_short_words" ON "jobs" USING GIN (
  short_words(title || ' ' || company || ' ' || category || ' ' || location || ' ' || description)
) WHERE status = 'open' AND hidden_at IS NULL;
