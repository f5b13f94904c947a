-- Minutes after midnight in the person's time zone between which no notification is sent.
ALTER TABLE users ADD COLUMN IF NOT EXISTS quiet_from smallint;
ALTER TABLE users ADD COLUMN IF NOT EXISTS quiet_until smallint;
ALTER TABLE users DROP CONSTRAINT IF EXISTS users_quiet_hours;
ALTER TABLE users ADD CONSTRAINT users_quiet_hours CHECK (
  (quiet_from IS NULL AND quiet_until IS NULL)
  OR (quiet_from BETWEEN 0 AND 1439 AND quiet_until BETWEEN 0 AND 1439 AND quiet_from <> quiet_until));
