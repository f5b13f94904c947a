-- A session that is deleted, as all of an account that is closed, ends its open streams like one that is revoked.
CREATE TRIGGER sessions_end_delete AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION announce_session_end();
