-- Orders that lists ask for and no index had.

-- Cents a full-time year, as lib/jobs/queries.ts writes it; 0 when nothing is said.
CREATE INDEX jobs_pay ON jobs ((
  coalesce(salary_max_cents, salary_min_cents, 0) * CASE salary_unit
    WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END
) DESC, id DESC) WHERE status = 'open' AND hidden_at IS NULL;
CREATE INDEX jobs_deadline ON jobs (coalesce(deadline, 'infinity'), id) WHERE status = 'open' AND hidden_at IS NULL;

-- Every listing in every state, for admins.
CREATE INDEX listings_all_newest ON listings (created_at DESC, id DESC);

CREATE INDEX mails_status_created_at_id_idx ON mails (status, created_at DESC, id DESC);
