ALTER TABLE "jobs" ADD COLUMN "company_about" VARCHAR(1000) NOT NULL DEFAULT '';

-- Jobs that one account posts in one company's name have one page: its key tells neither.
CREATE FUNCTION company_key(poster uuid, company text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(md5(poster::text || ':' || lower(company)), 16);

CREATE INDEX "jobs_company" ON "jobs" (company_key("poster_id", "company"), "created_at" DESC, "id" DESC)
  WHERE ("hidden_at" IS NULL AND "status" IN ('open', 'filled', 'closed', 'expired'));
