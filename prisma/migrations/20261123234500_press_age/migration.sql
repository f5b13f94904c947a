-- Old presses on 'Apply' are found by their age.
CREATE INDEX "job_presses_created_at_idx" ON "job_presses"("created_at");
