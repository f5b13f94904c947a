CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TYPE deal_step ADD VALUE 'viewing_move';

-- Hours in which people can book an appointment: of a business, or of one listing instead of the business's.
CREATE TABLE appointment_hours (
  id uuid NOT NULL,
  vendor_id uuid NOT NULL,
  listing_id uuid,
  weekly jsonb NOT NULL DEFAULT '{}',
  exceptions jsonb NOT NULL DEFAULT '[]',
  duration_minutes smallint NOT NULL,
  buffer_minutes smallint NOT NULL,
  notice_hours smallint NOT NULL,
  horizon_days smallint NOT NULL,
  auto_confirm boolean NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT appointment_hours_pkey PRIMARY KEY (id),
  CONSTRAINT appointment_hours_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendors (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT appointment_hours_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT appointment_hours_form CHECK (jsonb_typeof(weekly) = 'object' AND jsonb_typeof(exceptions) = 'array'),
  CONSTRAINT appointment_hours_lengths CHECK (duration_minutes BETWEEN 10 AND 480 AND buffer_minutes BETWEEN 0 AND 240
    AND notice_hours BETWEEN 0 AND 336 AND horizon_days BETWEEN 1 AND 90)
);
CREATE UNIQUE INDEX appointment_hours_listing_id_key ON appointment_hours (listing_id);
CREATE UNIQUE INDEX appointment_hours_business ON appointment_hours (vendor_id) WHERE (listing_id IS NULL);
CREATE INDEX appointment_hours_vendor_id_idx ON appointment_hours (vendor_id);

CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  token_hash varchar(43) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id),
  CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX calendar_feeds_token_hash_key ON calendar_feeds (token_hash);

ALTER TABLE viewings
  ADD COLUMN owner_id uuid,
  ADD COLUMN buffer_minutes smallint NOT NULL DEFAULT 0,
  ADD COLUMN held_until timestamptz(3),
  ADD COLUMN day_notice_at timestamptz(3),
  ADD COLUMN hour_notice_at timestamptz(3);

UPDATE viewings v SET owner_id = c.owner_id FROM conversations c WHERE c.id = v.conversation_id;

ALTER TABLE viewings
  ALTER COLUMN owner_id SET NOT NULL,
  ADD CONSTRAINT viewings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users (id)
    ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT viewings_buffer CHECK (buffer_minutes BETWEEN 0 AND 240);

-- Confirmed viewings of one owner at the same time were possible for different homes; such ones hold no time.
UPDATE viewings v SET held_until = v.starts_at + make_interval(mins => v.duration_minutes)
WHERE v.status = 'confirmed' AND NOT EXISTS (
  SELECT FROM viewings o WHERE o.owner_id = v.owner_id AND o.id <> v.id AND o.status = 'confirmed'
    AND o.starts_at < v.starts_at + make_interval(mins => v.duration_minutes)
    AND o.starts_at + make_interval(mins => o.duration_minutes) > v.starts_at);

ALTER TABLE viewings ADD CONSTRAINT viewings_one_at_a_time
  EXCLUDE USING gist (owner_id WITH =, tstzrange(starts_at, held_until) WITH &&)
  WHERE (held_until IS NOT NULL AND status IN ('requested', 'confirmed', 'rescheduled'));

CREATE INDEX viewings_owner_id_starts_at_idx ON viewings (owner_id, starts_at);
