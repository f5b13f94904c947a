-- A case is about a deal, also a called-off one, or about an appointment.
ALTER TABLE offers ADD COLUMN IF NOT EXISTS called_off_at timestamptz(3);

UPDATE offers o SET called_off_at = o.decided_at
WHERE o.called_off_at IS NULL AND o.status = 'withdrawn' AND EXISTS (
  SELECT FROM messages m WHERE m.conversation_id = o.conversation_id AND m.deal_step = 'call_off'
    AND m.created_at BETWEEN o.decided_at - interval '1 minute' AND o.decided_at + interval '1 minute');

ALTER TABLE deal_cases
  ALTER COLUMN deal_id DROP NOT NULL,
  ADD COLUMN IF NOT EXISTS viewing_id uuid;

ALTER TABLE deal_cases DROP CONSTRAINT IF EXISTS deal_cases_viewing_id_fkey;
ALTER TABLE deal_cases ADD CONSTRAINT deal_cases_viewing_id_fkey FOREIGN KEY (viewing_id) REFERENCES viewings (id)
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE deal_cases DROP CONSTRAINT IF EXISTS deal_cases_subject;
ALTER TABLE deal_cases ADD CONSTRAINT deal_cases_subject CHECK (num_nonnulls(deal_id, viewing_id) = 1);
CREATE UNIQUE INDEX IF NOT EXISTS deal_cases_one_open_of_viewing ON deal_cases (viewing_id) WHERE status = 'open';
CREATE UNIQUE INDEX IF NOT EXISTS deal_cases_viewing_id_opener_id_key ON deal_cases (viewing_id, opener_id);
