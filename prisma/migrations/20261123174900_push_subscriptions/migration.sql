-- Where a browser takes word for a person, while the session lasts in which they asked for it.
CREATE TABLE push_subscriptions (
  id UUID NOT NULL,
  user_id UUID NOT NULL,
  session_id UUID NOT NULL,
  endpoint VARCHAR(1000) NOT NULL,
  p256dh VARCHAR(100) NOT NULL,
  auth VARCHAR(40) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions (id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user_id_created_at_idx ON push_subscriptions (user_id, created_at DESC);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

-- A session that ends, in whatever way, takes them along.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION end_push_subscriptions();
