-- Searches of the job board move to the table of saved searches, and their matches to the table of matches.

CREATE TYPE search_target AS ENUM ('listings', 'jobs');

ALTER TABLE saved_searches
  ADD COLUMN target search_target NOT NULL DEFAULT 'listings',
  ADD COLUMN kind_id bigint;
ALTER TABLE saved_searches
  ADD CONSTRAINT saved_searches_kind_id_fkey
    FOREIGN KEY (kind_id) REFERENCES job_search_kinds(id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX saved_searches_kind_id_idx ON saved_searches (kind_id) WHERE kind_id IS NOT NULL;

ALTER TABLE saved_search_matches
  DROP CONSTRAINT saved_search_matches_pkey,
  ALTER COLUMN listing_id DROP NOT NULL,
  ADD COLUMN id bigserial PRIMARY KEY,
  ADD COLUMN job_id uuid;
ALTER TABLE saved_search_matches
  ADD CONSTRAINT saved_search_matches_job_id_fkey
    FOREIGN KEY (job_id) REFERENCES jobs(id) ON UPDATE CASCADE ON DELETE CASCADE,
  ADD CONSTRAINT saved_search_matches_one_subject CHECK (num_nonnulls(listing_id, job_id) = 1);
CREATE UNIQUE INDEX saved_search_matches_search_id_listing_id_key ON saved_search_matches (search_id, listing_id);
CREATE UNIQUE INDEX saved_search_matches_search_id_job_id_key ON saved_search_matches (search_id, job_id)
  WHERE job_id IS NOT NULL;
CREATE INDEX saved_search_matches_job_id_user_id_idx ON saved_search_matches (job_id, user_id) WHERE job_id IS NOT NULL;

-- A name or value of a query string as it was before it was encoded. A NUL, which no text can hold, is left out.
CREATE FUNCTION decoded_parameter(encoded text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(convert_from(decode(string_agg(
      CASE WHEN part ~ '^%[0-9A-Fa-f]{2}$' THEN substr(part, 2) ELSE encode(convert_to(part, 'UTF8'), 'hex') END,
      '' ORDER BY place), 'hex'), 'UTF8'), '')
  FROM regexp_matches(replace(replace(encoded, '%00', ''), '+', ' '), '%[0-9A-Fa-f]{2}|[^%]+|%', 'g')
    WITH ORDINALITY AS found (parts, place), unnest(parts) AS part
$$;

INSERT INTO saved_searches (id, user_id, target, name, filter, frequency, kind_id, compiled_at, alerts_since, notified_at,
    seen_at, deleted_at, created_at)
  SELECT s.id, s.user_id, 'jobs', s.name, coalesce((
      SELECT jsonb_object_agg(decoded_parameter(split_part(p, '=', 1)), decoded_parameter(substr(p, strpos(p, '=') + 1)))
      FROM string_to_table(s.query, '&') AS p WHERE strpos(p, '=') > 1), '{}'),
    s.frequency, s.kind_id, s.compiled_at, s.alerts_since, s.notified_at, s.seen_at, s.deleted_at, s.created_at
  FROM job_searches s;

INSERT INTO saved_search_matches (search_id, job_id, user_id, created_at, notified_at)
  SELECT search_id, job_id, user_id, created_at, notified_at FROM job_search_matches;

DROP TABLE job_search_matches, job_searches;
DROP FUNCTION decoded_parameter(text);
