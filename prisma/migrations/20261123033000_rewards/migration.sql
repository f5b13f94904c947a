-- What a person's ledger adds up to. The triggers keep it in the statement that writes the ledger; its row is the lock
-- of the account, and it is never below 0.
CREATE TABLE reward_balances (
  user_id UUID NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT reward_balances_pkey PRIMARY KEY (user_id),
  CONSTRAINT reward_balances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT reward_balances_not_negative CHECK (balance >= 0)
);

INSERT INTO reward_balances (user_id, balance)
SELECT user_id, greatest(0, sum(points)) FROM reward_entries GROUP BY user_id;

CREATE FUNCTION add_to_reward_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO reward_balances (user_id)
    SELECT DISTINCT user_id FROM added ORDER BY user_id ON CONFLICT (user_id) DO NOTHING;
  UPDATE reward_balances b SET balance = b.balance + a.points
    FROM (SELECT user_id, sum(points) AS points FROM added GROUP BY user_id) a WHERE b.user_id = a.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER reward_entries_added AFTER INSERT ON reward_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_reward_balances();

-- Only a declared erasure deletes entries.
CREATE FUNCTION recount_reward_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reward_balances b SET balance = greatest(0,
      (SELECT coalesce(sum(points), 0) FROM reward_entries e WHERE e.user_id = b.user_id))
    WHERE b.user_id IN (SELECT user_id FROM erased);
  RETURN NULL;
END $$;

CREATE TRIGGER reward_entries_erased AFTER DELETE ON reward_entries
  REFERENCING OLD TABLE AS erased FOR EACH STATEMENT EXECUTE FUNCTION recount_reward_balances();

INSERT INTO reward_items (id, name, description, kind, points, value, position) VALUES
  ('019ab000-0000-7000-8000-000000000001', 'Listing boost, 7 days', 'Your listing is featured for a week, on top of your plan''s featured slots.', 'listing_boost', 150, 7, 0),
  ('019ab000-0000-7000-8000-000000000002', 'Listing boost, 30 days', 'Your listing is featured for a month, on top of your plan''s featured slots.', 'listing_boost', 500, 30, 1),
  ('019ab000-0000-7000-8000-000000000003', 'Advertisement, 3 days', 'Your advertisement runs three days longer.', 'ad_days', 300, 3, 2),
  ('019ab000-0000-7000-8000-000000000004', '$10 voucher', 'Our team reviews your request and emails you the code.', 'voucher', 400, 1000, 3)
ON CONFLICT (name) DO UPDATE SET description = excluded.description;

ALTER TYPE notification_type ADD VALUE 'reward';

-- Every account has a code to share; registration gives new ones theirs.
UPDATE users SET referral_code = substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)
WHERE referral_code IS NULL AND status <> 'deleted';

-- A boost: `featured_until` says how long a listing is featured beside the slots of its vendor's plan.
UPDATE listings SET featured_until = NULL WHERE featured_until IS NOT NULL;
CREATE INDEX listings_boosted ON listings (featured_until) WHERE (featured_until IS NOT NULL);

-- What was paused or reserved meanwhile is featured again for what is left of its boost.
CREATE FUNCTION resume_boost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.featured_at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER listings_boost_resumed BEFORE UPDATE OF status ON listings
  FOR EACH ROW WHEN (NEW.status = 'approved' AND OLD.status <> 'approved' AND NEW.featured_until > now())
  EXECUTE FUNCTION resume_boost();

-- As before, but a boost is not one of the plan's slots.
CREATE OR REPLACE FUNCTION end_featured_beyond_plan(vendor uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  slots integer;
  ended uuid[];
BEGIN
  SELECT featured_limit INTO slots FROM plans
    WHERE id = coalesce((SELECT plan_id FROM live_plans WHERE vendor_id = vendor), 'starter');
  WITH beyond AS (
    SELECT id FROM listings WHERE vendor_id = vendor AND featured_at IS NOT NULL AND featured_until IS NULL
    ORDER BY featured_at, id OFFSET slots
  ), freed AS (
    UPDATE listings l SET featured_at = NULL FROM beyond WHERE l.id = beyond.id RETURNING l.id
  ), noted AS (
    INSERT INTO listing_events (id, listing_id, action) SELECT gen_random_uuid(), id, 'unfeature' FROM freed
  )
  SELECT array_agg(id) INTO ended FROM freed;
  IF ended IS NULL THEN
    RETURN 0;
  END IF;
  PERFORM pg_notify('plaza_cache', json_build_object('from', NULL, 'kind', 'purge', 'tags', json_build_array(tag))::text)
    FROM (SELECT 'listings' AS tag UNION ALL SELECT 'listing:' || id FROM unnest(ended) AS id) AS tags;
  RETURN cardinality(ended);
END $$;
