-- What saved job searches ask for stands once, however many people ask for it, with keys one of which a job has that fulfills it.
CREATE TABLE job_search_kinds (
  id BIGSERIAL PRIMARY KEY,
  hash CHAR(64) NOT NULL,
  wanted JSONB NOT NULL,
  place_ids INTEGER[],
  keyed_at TIMESTAMPTZ(3),
  read_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX job_search_kinds_hash_key ON job_search_kinds (hash);

CREATE TABLE job_search_keys (
  key VARCHAR(80) NOT NULL,
  kind_id BIGINT NOT NULL REFERENCES job_search_kinds (id) ON DELETE CASCADE ON UPDATE CASCADE,
  PRIMARY KEY (key, kind_id)
);
CREATE INDEX job_search_keys_kind_id_idx ON job_search_keys (kind_id);

DROP INDEX job_searches_match_key_idx;
ALTER TABLE job_searches
  DROP COLUMN match_key,
  DROP COLUMN wanted,
  DROP COLUMN place_ids,
  ADD COLUMN kind_id BIGINT REFERENCES job_search_kinds (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX job_searches_kind_id_idx ON job_searches (kind_id);
UPDATE job_searches SET compiled_at = NULL;
