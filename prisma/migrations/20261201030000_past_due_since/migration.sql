-- When the current payment became overdue.
ALTER TABLE subscriptions ADD COLUMN past_due_at timestamptz(3);
