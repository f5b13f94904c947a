-- Documents of jobs hold what a title is about, so that ranking parses no titles.

-- The words of a job's title in the likeliest place for a subject. Learned points are of listings and stay out.
CREATE FUNCTION job_subject(title text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT string_agg(word, ' ') FROM (
    SELECT w.word, p.assumed = max(p.assumed) OVER () AS is_best
    FROM title_words(split_part(title, ' of ', 1), '') w JOIN subject_places p ON p.place = w.place
  ) placed WHERE is_best
$$;

-- Weights: A the subject of the title, B its other words, C company and place, D the text.
CREATE OR REPLACE FUNCTION job_tsv(seq bigint, job jobs) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(setweight(to_tsvector('plaza', search_text(job.title)), 'B'), 'A',
      tsvector_to_array(to_tsvector('plaza', search_text(coalesce(job_subject(job.title), '')))))
    || setweight(to_tsvector('plaza', search_text(concat_ws(' ', job.company, job.location,
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

DROP FUNCTION title_heads(text);

-- No query sorts by the highest salary alone or by the time of publication.
DROP INDEX jobs_salary, jobs_lately;
