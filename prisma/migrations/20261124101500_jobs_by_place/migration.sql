-- A list by distance walks the places, nearest first, and reads the newest open jobs of each.
CREATE INDEX "jobs_place_newest" ON "jobs"("place_id", "created_at" DESC, "id" DESC) WHERE ((status = 'open'::job_status) AND (hidden_at IS NULL));
