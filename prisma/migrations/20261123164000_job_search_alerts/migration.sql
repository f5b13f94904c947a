-- How often a saved search of the job list is notified of, what of it was seen, and deleting that can be taken back.
ALTER TABLE "job_searches"
  ADD COLUMN "frequency" "alert_frequency" NOT NULL DEFAULT 'daily',
  ADD COLUMN "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  ADD COLUMN "deleted_at" TIMESTAMPTZ(3);
DROP INDEX "job_searches_checked_at_idx";
CREATE INDEX "job_searches_frequency_checked_at_idx" ON "job_searches" ("frequency", "checked_at");
