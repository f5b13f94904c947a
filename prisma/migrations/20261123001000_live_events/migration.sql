-- What changed for a person, for the pages that this person has open.
--
-- live_events          ids only, numbered for each person without a gap; kept for a day
-- live_event_counters  the last number of each person; the lock on its row makes numbers follow the order of commits
CREATE TABLE live_events (
  user_id UUID NOT NULL,
  number BIGINT NOT NULL,
  topic VARCHAR(20) NOT NULL,
  subject_id UUID NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT live_events_pkey PRIMARY KEY (user_id, number),
  CONSTRAINT live_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX live_events_created_at_idx ON live_events (created_at);

CREATE TABLE live_event_counters (
  user_id UUID NOT NULL,
  last BIGINT NOT NULL,
  CONSTRAINT live_event_counters_pkey PRIMARY KEY (user_id),
  CONSTRAINT live_event_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- A session that ends, in whatever way, ends its open streams.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plaza_sessions', OLD.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_end_update AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();
