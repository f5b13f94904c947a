-- The list of links that admins issued.
CREATE INDEX password_reset_tokens_issued ON password_reset_tokens (created_at DESC, id DESC)
  WHERE issued_by_id IS NOT NULL;
