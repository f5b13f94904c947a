-- Applications with a resume, for those that are to be removed some time after their end.
CREATE INDEX job_applications_resumes ON job_applications (created_at, id) WHERE (document_id IS NOT NULL);
