-- A suspension of a person or of their business takes their jobs off the site in the same transaction, and its end brings
-- them back: no reader of jobs has to ask about the poster.
ALTER TABLE jobs ADD COLUMN status_before_suspension job_status,
  ADD CONSTRAINT jobs_suspended CHECK (status_before_suspension IS NULL OR status = 'paused');

CREATE FUNCTION is_barred_poster(poster uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT u.status <> 'active' OR EXISTS (SELECT FROM vendors v WHERE v.user_id = u.id AND v.status = 'suspended')
  FROM users u WHERE u.id = poster;
$$;

-- What ran out meanwhile comes back as it was, and the schedule ends it with all that belongs to that.
CREATE FUNCTION follow_barred_poster(poster uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_barred_poster(poster) THEN
    UPDATE jobs SET status_before_suspension = status, status = 'paused'
      WHERE poster_id = poster AND status IN ('open', 'filled', 'closed', 'expired');
  ELSE
    UPDATE jobs SET status = status_before_suspension, status_before_suspension = NULL
      WHERE poster_id = poster AND status_before_suspension IS NOT NULL;
  END IF;
END $$;

CREATE FUNCTION follow_suspended_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_barred_poster(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER users_suspension AFTER UPDATE OF status ON users
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (NEW.status = 'suspended' OR (OLD.status = 'suspended' AND NEW.status = 'active')))
  EXECUTE FUNCTION follow_suspended_user();

-- Who has deleted the account ends their jobs otherwise.
CREATE FUNCTION follow_suspended_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_barred_poster(u.id) FROM users u WHERE u.id = NEW.user_id AND u.status <> 'deleted';
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_suspended_jobs AFTER UPDATE OF status ON vendors
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (NEW.status = 'suspended' OR OLD.status = 'suspended'))
  EXECUTE FUNCTION follow_suspended_business();

-- The locks make an approval and a suspension at the same time follow one another.
CREATE FUNCTION refuse_barred_poster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.poster_id FOR SHARE;
  PERFORM 1 FROM vendors WHERE user_id = NEW.poster_id FOR SHARE;
  IF is_barred_poster(NEW.poster_id) THEN
    RAISE EXCEPTION 'the poster is suspended'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'jobs_poster_active', TABLE = 'jobs';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER jobs_poster_active BEFORE UPDATE OF status ON jobs
  FOR EACH ROW
  WHEN (NEW.status IN ('open', 'filled', 'closed', 'expired') AND OLD.status NOT IN ('open', 'filled', 'closed', 'expired'))
  EXECUTE FUNCTION refuse_barred_poster();

SELECT follow_barred_poster(u.id) FROM users u
WHERE u.status <> 'deleted' AND is_barred_poster(u.id) AND EXISTS (SELECT FROM jobs j WHERE j.poster_id = u.id);
