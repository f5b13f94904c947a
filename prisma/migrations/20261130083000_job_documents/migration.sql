-- Open jobs get documents like those of listings, in a table of their own, so that searches of listings read none of them.
-- The title weighs A, the company B, the place C, and category and description D. Lexemes for facts:
--   xcat_jobs                       section
--   xjc_real_estate                 category in letters and digits
--   xsc_trades xsc_trades_roofing   subcategory
--   xem_full_time                   employment type
--   xwk_remote                      workplace
--   xst_tx xci_austin               state code, place key
--   xp0_99 xp1_24 xp2_6             band of the pay for a full-time year, as prices have them
--   xg0_769583 xg1_48083 xg2_3012   map cells
--   xtk_… xvk_…                     title and company in letters and digits, hashed
--   xe_nurse                        word of the title in the singular
--   xa_N xr_N xw_N                  blocks of 1,024, 8,192, and 65,536 jobs in order of appearance

CREATE TABLE job_documents (
  seq bigserial PRIMARY KEY,
  job_id uuid NOT NULL,
  tsv tsvector NOT NULL
);
CREATE UNIQUE INDEX job_documents_job_id_key ON job_documents (job_id);
CREATE INDEX job_documents_tsv_idx ON job_documents USING gin (tsv) WITH (fastupdate=off);
ALTER TABLE job_documents
  ADD CONSTRAINT job_documents_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Cents for a full-time year; null if the job doesn't say what it pays.
CREATE FUNCTION job_year_cents(job jobs) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(coalesce(job.salary_max_cents, job.salary_min_cents, 0), 0) * CASE job.salary_unit
    WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END
$$;

CREATE FUNCTION job_tsv(seq bigint, job jobs) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
         'xa_' || (seq >> 10),
         'xr_' || (seq >> 13),
         'xw_' || (seq >> 16),
         key_lexeme('xtk_', job.title),
         key_lexeme('xvk_', job.company)] || title_forms(job.title) || place_lexemes(job.place_id)
         || CASE WHEN job_year_cents(job) > 0 THEN price_lexemes(job_year_cents(job)) END, NULL))
$$;

CREATE FUNCTION write_job_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_seq bigint;
BEGIN
  IF NEW.status <> 'open' THEN
    DELETE FROM job_documents WHERE job_id = NEW.id;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status = 'open' THEN
    UPDATE job_documents d SET tsv = job_tsv(d.seq, NEW) WHERE d.job_id = NEW.id;
  ELSE
    new_seq := nextval('job_documents_seq_seq');
    INSERT INTO job_documents (seq, job_id, tsv) VALUES (new_seq, NEW.id, job_tsv(new_seq, NEW));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER jobs_document_insert AFTER INSERT ON jobs
  FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION write_job_document();

-- The place follows from location and state, by a trigger before this one.
CREATE TRIGGER jobs_document_update
  AFTER UPDATE OF status, title, company, category, subcategory, employment_type, workplace, location, state, description,
    salary_min_cents, salary_max_cents, salary_unit
  ON jobs
  FOR EACH ROW
  WHEN ((OLD.status = 'open') <> (NEW.status = 'open') OR (NEW.status = 'open' AND
    (OLD.title, OLD.company, OLD.category, OLD.subcategory, OLD.employment_type, OLD.workplace, OLD.location, OLD.state,
      OLD.place_id, OLD.description, OLD.salary_min_cents, OLD.salary_max_cents, OLD.salary_unit)
    IS DISTINCT FROM
    (NEW.title, NEW.company, NEW.category, NEW.subcategory, NEW.employment_type, NEW.workplace, NEW.location, NEW.state,
      NEW.place_id, NEW.description, NEW.salary_min_cents, NEW.salary_max_cents, NEW.salary_unit)))
  EXECUTE FUNCTION write_job_document();

INSERT INTO job_documents (seq, job_id, tsv)
  SELECT n.seq, j.id, job_tsv(n.seq, j)
  FROM (
    SELECT nextval('job_documents_seq_seq') AS seq, o.id
    FROM (SELECT id FROM jobs WHERE status = 'open' ORDER BY created_at, id) o
  ) n JOIN jobs j ON j.id = n.id;
