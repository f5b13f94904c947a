-- A job that comes to match a saved search is a row, as a listing is: each person is notified of it once. What became public
-- is matched with all searches in one statement.
ALTER TABLE job_searches RENAME COLUMN checked_at TO alerts_since;
DROP INDEX job_searches_frequency_checked_at_idx;
ALTER TABLE job_searches
  ADD COLUMN match_key VARCHAR(80) NOT NULL DEFAULT '',
  ADD COLUMN wanted JSONB,
  ADD COLUMN place_ids INTEGER[],
  ADD COLUMN compiled_at TIMESTAMPTZ(3),
  ADD COLUMN notified_at TIMESTAMPTZ(3);
CREATE INDEX job_searches_match_key_idx ON job_searches (match_key);
CREATE INDEX job_searches_to_compile ON job_searches (id) WHERE compiled_at IS NULL;

CREATE TABLE job_search_matches (
  search_id UUID NOT NULL REFERENCES job_searches (id) ON DELETE CASCADE ON UPDATE CASCADE,
  job_id UUID NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id UUID NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  notified_at TIMESTAMPTZ(3),
  PRIMARY KEY (search_id, job_id)
);
CREATE INDEX job_search_matches_job_id_user_id_idx ON job_search_matches (job_id, user_id);
CREATE INDEX job_search_matches_pending ON job_search_matches (user_id) WHERE notified_at IS NULL;
CREATE INDEX job_search_matches_created_at_idx ON job_search_matches (created_at);

CREATE TABLE job_arrivals (
  id BIGSERIAL PRIMARY KEY,
  job_id UUID NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX job_arrivals_job_id_idx ON job_arrivals (job_id);

CREATE FUNCTION note_job_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_arrivals (job_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER jobs_arrival AFTER UPDATE OF status, salary_min_cents, salary_max_cents, salary_unit ON jobs
  FOR EACH ROW
  WHEN (NEW.status = 'open' AND (OLD.status <> 'open' OR (OLD.salary_min_cents, OLD.salary_max_cents, OLD.salary_unit)
    IS DISTINCT FROM (NEW.salary_min_cents, NEW.salary_max_cents, NEW.salary_unit)))
  EXECUTE FUNCTION note_job_arrival();

/* Whether a job says each of these terms, as lib/jobs/filter.rows looks for them. */
CREATE FUNCTION job_says(terms jsonb, texts text, title text, company text) RETURNS boolean
LANGUAGE sql STABLE COST 1000 AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_array_elements(terms) t WHERE NOT (
      texts ILIKE ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'long')))
      OR texts ~* ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'any')))
      OR texts ~ ANY (ARRAY(SELECT jsonb_array_elements_text(t -> 'large')))
      OR coalesce((t ->> 'typed') <% title OR (t ->> 'typed') <% company, false)))
$$;
