CREATE TABLE saved_jobs (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  facts jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX saved_jobs_user_id_created_at_job_id_idx ON saved_jobs (user_id, created_at DESC, job_id DESC);
CREATE INDEX saved_jobs_job_id_user_id_idx ON saved_jobs (job_id, user_id);

CREATE TABLE saved_job_changes (
  id bigserial PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX saved_job_changes_job_id_idx ON saved_job_changes (job_id);

CREATE FUNCTION note_saved_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO saved_job_changes (job_id)
    SELECT NEW.id WHERE EXISTS (SELECT FROM saved_jobs WHERE job_id = NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER jobs_saved_change
  AFTER UPDATE OF status, hidden_at, title, location, workplace, salary_min_cents, salary_max_cents, salary_unit, deadline
  ON jobs
  FOR EACH ROW
  WHEN ((OLD.status, OLD.hidden_at, OLD.title, OLD.location, OLD.workplace, OLD.salary_min_cents, OLD.salary_max_cents,
      OLD.salary_unit, OLD.deadline) IS DISTINCT FROM (NEW.status, NEW.hidden_at, NEW.title, NEW.location, NEW.workplace,
      NEW.salary_min_cents, NEW.salary_max_cents, NEW.salary_unit, NEW.deadline))
  EXECUTE FUNCTION note_saved_job_change();
