-- Searches of jobs read documents only. The words of a title stand once more by themselves, so that the index alone tells
-- which titles have a word, and so do stop words in capitals: 'IT' is a trade.
--   xt_nurs xt_it                   stem of a word of the title, or a stop word in capitals there
--   xe_it                           stop word that is written in capitals in the title or the text

ALTER TYPE synonym_kind ADD VALUE 'job';
ALTER TYPE synonym_kind ADD VALUE 'job_condition';

CREATE FUNCTION capital_stop_words(prefix text, content text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT prefix || lower(found[1])) FROM regexp_matches(content, '\m([A-Z]{2,4})\M', 'g') AS found
  WHERE is_stop_word(lower(found[1]))
$$;

CREATE FUNCTION title_stems(title text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_agg('xt_' || lexeme) FROM unnest(tsvector_to_array(to_tsvector('plaza', search_text(title)))) AS lexeme
$$;

CREATE OR REPLACE FUNCTION job_tsv(seq bigint, job jobs) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('plaza', search_text(job.title)), 'A')
    || setweight(to_tsvector('plaza', search_text(job.company)), 'B')
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', job.location,
         CASE WHEN strpos(job.location, ', ' || job.state) = 0 THEN job.state END, us_state_name(job.state)))), 'C')
    || setweight(to_tsvector('plaza', search_text(job.category || ' ' || job.description)), 'D')
    || array_to_tsvector(array_remove(ARRAY[
         'xcat_jobs',
         'xjc_' || nullif(trim('_' FROM regexp_replace(lower(job.category), '[^a-z0-9]+', '_', 'g')), ''),
         'xsc_' || nullif(translate(split_part(job.subcategory, '/', 1), '-', '_'), ''),
         CASE WHEN strpos(job.subcategory, '/') > 0 THEN 'xsc_' || translate(job.subcategory, '-/', '__') END,
         'xem_' || job.employment_type,
         'xwk_' || job.workplace,
         'xst_' || lower(job.state),
         'xci_' || nullif(place_key(NULL, job.location), ''),
         key_lexeme('xtk_', job.title),
         key_lexeme('xvk_', job.company)]
         || title_stems(job.title) || capital_stop_words('xt_', job.title)
         || capital_stop_words('xe_', job.title || ' ' || job.description) || place_lexemes(job.place_id)
         || CASE WHEN job_year_cents(job) > 0 THEN price_lexemes(job_year_cents(job)) END, NULL))
$$;

UPDATE job_documents d SET tsv = job_tsv(d.seq, j) FROM jobs j WHERE j.id = d.job_id;

-- The shares of more words are known by its statistics.
ALTER TABLE job_documents ALTER COLUMN tsv SET STATISTICS 300;
ANALYZE job_documents;

DROP INDEX jobs_texts, jobs_short_words;
DROP FUNCTION short_words(text);
DROP FUNCTION job_says(jsonb, text, text, text);

-- Searches of jobs get the columns and keys of those of listings before the next jobs are matched, and keep their marks.
UPDATE saved_searches SET compiled_at = NULL WHERE target = 'jobs';
ALTER TABLE saved_searches DROP COLUMN kind_id;
DROP TABLE job_search_keys, job_search_kinds;
