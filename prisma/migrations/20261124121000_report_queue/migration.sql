-- The queue of reports is read from the front of an index: of each thing the first report that is open.
CREATE INDEX "reports_waiting" ON "reports"("subject_type", "created_at", "id") WHERE (status = 'open'::report_status);
CREATE INDEX "reports_of_thing" ON "reports"("subject_type", "subject_id", "created_at", "id") WHERE (status = 'open'::report_status);
