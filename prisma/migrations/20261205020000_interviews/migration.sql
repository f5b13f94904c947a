-- An interview is a viewing in a conversation about a job, with up to three times to choose from.
ALTER TABLE viewings
  ALTER COLUMN listing_id DROP NOT NULL,
  ADD COLUMN IF NOT EXISTS other_times timestamptz(3)[] NOT NULL DEFAULT '{}';

ALTER TABLE viewings DROP CONSTRAINT IF EXISTS viewings_other_times;
ALTER TABLE viewings ADD CONSTRAINT viewings_other_times CHECK (cardinality(other_times) <= 2);
