-- The first page of a list of jobs counts up to a thousand of them: the index alone says whether they are open, and what
-- else is asked of them most often.
DROP INDEX "jobs_category_newest";
CREATE INDEX "jobs_category_newest" ON "jobs"
  ("category", "created_at" DESC, "id" DESC, "expires_at", "deadline", "employment_type", "workplace")
  WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

DROP INDEX "jobs_subcategory_newest";
CREATE INDEX "jobs_subcategory_newest" ON "jobs"
  ("subcategory", "created_at" DESC, "id" DESC, "expires_at", "deadline", "employment_type", "workplace")
  WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

DROP INDEX "jobs_type_newest";
CREATE INDEX "jobs_type_newest" ON "jobs"
  ("employment_type", "created_at" DESC, "id" DESC, "expires_at", "deadline", "workplace")
  WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

DROP INDEX "jobs_state_newest";
CREATE INDEX "jobs_state_newest" ON "jobs"
  ("state", "created_at" DESC, "id" DESC, "expires_at", "deadline", "employment_type", "workplace")
  WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

DROP INDEX "jobs_place_newest";
CREATE INDEX "jobs_place_newest" ON "jobs"
  ("place_id", "created_at" DESC, "id" DESC, "expires_at", "deadline", "employment_type", "workplace")
  WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));

DROP INDEX "jobs_company";
CREATE INDEX "jobs_company" ON "jobs"
  (company_key("poster_id", "company"), "created_at" DESC, "id" DESC, "status", "expires_at", "deadline", "poster_id", "company")
  WHERE ("hidden_at" IS NULL AND "status" IN ('open', 'filled', 'closed', 'expired'));
