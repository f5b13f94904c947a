-- Since when a listing takes a featured slot of its vendor's plan. `featured_until` is read no more; it stays until no
-- older version of the site runs beside this one.
ALTER TABLE listings ADD COLUMN featured_at timestamptz(3);

UPDATE listings SET featured_at = now() WHERE status = 'approved' AND featured_until > now();

DROP INDEX listings_featured;
-- A vendor's slots in the order in which they were taken.
CREATE INDEX listings_featured ON listings (vendor_id, featured_at, id) WHERE (featured_at IS NOT NULL);
-- The homepage's row begins at another place of this ring every hour.
CREATE INDEX listings_featured_ring ON listings (uuid_hash(id), id) WHERE (featured_at IS NOT NULL);

-- Only what is live is featured: whatever takes a listing off the lists (a pause, a sale, its end, a suspension, a
-- removal) frees its slot in the same statement.
CREATE FUNCTION free_featured_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.featured_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER listings_featured_live BEFORE INSERT OR UPDATE OF status, featured_at ON listings
  FOR EACH ROW WHEN (NEW.featured_at IS NOT NULL AND NEW.status <> 'approved')
  EXECUTE FUNCTION free_featured_slot();

-- The plan whose numbers hold for a vendor now; a vendor without a row has the free one.
CREATE VIEW live_plans AS
  SELECT vendor_id, plan_id FROM subscriptions
  WHERE status IN ('active', 'past_due') OR (status IN ('trialing', 'cancelled') AND period_end > now());

-- What exceeds the plan ends: the listings that were featured first stay. Every copy of a page is told in this transaction.
CREATE FUNCTION end_featured_beyond_plan(vendor uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  slots integer;
  ended uuid[];
BEGIN
  SELECT featured_limit INTO slots FROM plans
    WHERE id = coalesce((SELECT plan_id FROM live_plans WHERE vendor_id = vendor), 'starter');
  WITH beyond AS (
    SELECT id FROM listings WHERE vendor_id = vendor AND featured_at IS NOT NULL
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

CREATE FUNCTION follow_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_featured_beyond_plan(NEW.vendor_id);
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_featured AFTER UPDATE OF status, plan_id, period_end ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION follow_plan();
