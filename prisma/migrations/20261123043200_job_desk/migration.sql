-- Jobs wait for a decision before the public sees them, as listings do.
ALTER TYPE "job_status" ADD VALUE 'pending' BEFORE 'open';
ALTER TYPE "job_status" ADD VALUE 'changes_requested' BEFORE 'open';
ALTER TYPE "job_status" ADD VALUE 'rejected' BEFORE 'open';

ALTER TABLE "jobs" ADD COLUMN "submitted_at" TIMESTAMPTZ(3);
ALTER TABLE "jobs" ADD COLUMN "decision_reason" VARCHAR(1000);

-- A new value cannot be named before it is committed, so that these name the states that were public.
ALTER TABLE jobs DROP CONSTRAINT jobs_published;
ALTER TABLE jobs ADD CONSTRAINT jobs_published CHECK (
  status NOT IN ('open', 'paused', 'filled', 'closed', 'expired') OR num_nulls(published_at, expires_at) = 0);
