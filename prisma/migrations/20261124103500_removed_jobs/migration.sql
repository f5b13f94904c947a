-- Those who applied also hear of a job that was removed, or rejected after an edit.
DROP INDEX job_events_ended;
CREATE INDEX job_events_ended ON job_events (created_at)
  WHERE to_status IN ('filled', 'closed', 'expired', 'rejected');
