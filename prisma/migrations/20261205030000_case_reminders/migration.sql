ALTER TABLE deal_cases ADD COLUMN IF NOT EXISTS reminded_at timestamptz(3);
CREATE INDEX IF NOT EXISTS deal_cases_reminders ON deal_cases (statements_until)
  WHERE status = 'open' AND reminded_at IS NULL;
