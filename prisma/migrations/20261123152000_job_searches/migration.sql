-- Searches of the job board that people keep; once a day each looks for what was published since.
CREATE TABLE "job_searches" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" VARCHAR(120) NOT NULL,
  "query" VARCHAR(500) NOT NULL,
  "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "job_searches_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "job_searches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "job_searches_user_id_query_key" ON "job_searches" ("user_id", "query");
CREATE INDEX "job_searches_checked_at_idx" ON "job_searches" ("checked_at");

-- What was published lately, for the searches that are looked at once a day.
CREATE INDEX "jobs_lately" ON "jobs" ("published_at")
  WHERE ("status" = 'open' AND "hidden_at" IS NULL);
