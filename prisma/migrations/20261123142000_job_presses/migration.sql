-- Presses on 'Apply' that lead away from this site, each once for a page view; who pressed is not kept.
CREATE TABLE "job_presses" (
  "job_id" UUID NOT NULL,
  "view_key" VARCHAR(43) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "job_presses_pkey" PRIMARY KEY ("job_id", "view_key"),
  CONSTRAINT "job_presses_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "job_presses_job_id_created_at_idx" ON "job_presses" ("job_id", "created_at");
