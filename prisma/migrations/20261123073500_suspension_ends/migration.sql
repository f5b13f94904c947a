-- When a suspension ends by itself; null for one that an admin lifts.
ALTER TABLE users ADD COLUMN suspended_until TIMESTAMPTZ(3);
CREATE INDEX users_suspension_ends ON users (suspended_until) WHERE status = 'suspended'::user_status AND suspended_until IS NOT NULL;
