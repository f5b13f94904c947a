-- Jobs that ended lately, whose applicants are notified.
CREATE INDEX "job_events_ended" ON "job_events" ("created_at")
  WHERE (to_status = ANY (ARRAY['filled'::job_status, 'closed'::job_status, 'expired'::job_status]));
