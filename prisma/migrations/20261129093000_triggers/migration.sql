-- Invariants across rows, and counters that their writers keep up to date in the same transaction.

-- Append-only tables

-- Closing an account erases rows: its transaction sets plaza.allow_erasure.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('plaza.allow_erasure', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_stays BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER reward_entries_append_only BEFORE UPDATE OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Users

-- The lock lets two admins who leave at the same time leave one after the other.
CREATE FUNCTION keep_one_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('plaza.last_admin'));
  IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND status = 'active' AND id <> OLD.id) THEN
    RAISE EXCEPTION 'the last admin cannot be removed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'users_last_admin', TABLE = 'users';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER users_last_admin BEFORE UPDATE OF role, status ON users
  FOR EACH ROW
  WHEN (OLD.role = 'admin' AND OLD.status = 'active' AND (NEW.role <> 'admin' OR NEW.status <> 'active'))
  EXECUTE FUNCTION keep_one_admin();

-- Approved vendors

-- The row lock makes a suspension wait for this transaction.
CREATE FUNCTION refuse_unapproved_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  vendor_status vendor_status;
BEGIN
  SELECT status INTO vendor_status FROM vendors WHERE id = NEW.vendor_id FOR SHARE;
  IF vendor_status <> 'approved' THEN
    RAISE EXCEPTION 'the vendor is not approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_vendor_approved', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Works by statement: a COPY of a million rows looks up each vendor once.
CREATE FUNCTION refuse_unapproved_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM vendors
    WHERE id IN (SELECT vendor_id FROM new_rows WHERE status IN ('approved', 'reserved'))
    ORDER BY id FOR SHARE;
  IF EXISTS (
    SELECT 1 FROM vendors
    WHERE status <> 'approved' AND id IN (SELECT vendor_id FROM new_rows WHERE status IN ('approved', 'reserved'))
  ) THEN
    RAISE EXCEPTION 'the vendor is not approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'listings_vendor_approved', TABLE = 'listings';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_vendor_approved_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unapproved_vendors();

CREATE TRIGGER listings_vendor_approved_update BEFORE UPDATE OF status, vendor_id ON listings
  FOR EACH ROW
  WHEN (NEW.status IN ('approved', 'reserved')
    AND (OLD.status NOT IN ('approved', 'reserved') OR OLD.vendor_id <> NEW.vendor_id))
  EXECUTE FUNCTION refuse_unapproved_vendor();

CREATE TRIGGER advertisements_vendor_approved_insert BEFORE INSERT ON advertisements
  FOR EACH ROW
  WHEN (NEW.vendor_id IS NOT NULL AND NEW.status IN ('scheduled', 'running'))
  EXECUTE FUNCTION refuse_unapproved_vendor();

CREATE TRIGGER advertisements_vendor_approved_update BEFORE UPDATE OF status, vendor_id ON advertisements
  FOR EACH ROW
  WHEN (NEW.vendor_id IS NOT NULL AND NEW.status IN ('scheduled', 'running')
    AND (OLD.status NOT IN ('scheduled', 'running') OR OLD.vendor_id IS DISTINCT FROM NEW.vendor_id))
  EXECUTE FUNCTION refuse_unapproved_vendor();

-- Suspension of vendors

CREATE FUNCTION follow_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'suspended' THEN
    UPDATE listings SET status_before_suspension = status, status = 'paused'
      WHERE vendor_id = NEW.id AND status IN ('approved', 'reserved', 'sold', 'let', 'expired');
    UPDATE advertisements SET status_before_suspension = status, status = 'paused'
      WHERE vendor_id = NEW.id AND status IN ('scheduled', 'running');
  ELSE
    UPDATE listings SET
        status = CASE
          WHEN status_before_suspension = 'approved' AND expires_at <= now() THEN 'expired'
          ELSE status_before_suspension
        END,
        status_before_suspension = NULL
      WHERE vendor_id = NEW.id AND status = 'paused' AND status_before_suspension IS NOT NULL;
    UPDATE advertisements SET
        status = CASE WHEN ends_at <= now() THEN 'ended' ELSE status_before_suspension END,
        status_before_suspension = NULL
      WHERE vendor_id = NEW.id AND status = 'paused' AND status_before_suspension IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_suspension AFTER UPDATE OF status ON vendors
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (NEW.status = 'suspended' OR (OLD.status = 'suspended' AND NEW.status = 'approved')))
  EXECUTE FUNCTION follow_suspension();

-- Suspension of people who post jobs

CREATE FUNCTION is_barred_poster(poster uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT u.status <> 'active' OR EXISTS (SELECT FROM vendors v WHERE v.user_id = u.id AND v.status = 'suspended')
  FROM users u WHERE u.id = poster;
$$;

-- A job that ran out meanwhile returns as it was; the schedule ends it with everything that belongs to its end.
CREATE FUNCTION follow_barred_poster(poster uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_barred_poster(poster) THEN
    UPDATE jobs SET status_before_suspension = status, status = 'paused'
      WHERE poster_id = poster AND status IN ('open', 'filled', 'closed', 'expired');
  ELSE
    UPDATE jobs SET status = status_before_suspension, status_before_suspension = NULL
      WHERE poster_id = poster AND status_before_suspension IS NOT NULL;
  END IF;
END $$;

CREATE FUNCTION follow_suspended_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_barred_poster(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER users_suspension AFTER UPDATE OF status ON users
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (NEW.status = 'suspended' OR (OLD.status = 'suspended' AND NEW.status = 'active')))
  EXECUTE FUNCTION follow_suspended_user();

-- A deleted account ends its jobs by itself.
CREATE FUNCTION follow_suspended_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_barred_poster(u.id) FROM users u WHERE u.id = NEW.user_id AND u.status <> 'deleted';
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_suspended_jobs AFTER UPDATE OF status ON vendors
  FOR EACH ROW
  WHEN (NEW.status <> OLD.status AND (NEW.status = 'suspended' OR OLD.status = 'suspended'))
  EXECUTE FUNCTION follow_suspended_business();

-- The locks put an approval and a suspension at the same time in order.
CREATE FUNCTION refuse_barred_poster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.poster_id FOR SHARE;
  PERFORM 1 FROM vendors WHERE user_id = NEW.poster_id FOR SHARE;
  IF is_barred_poster(NEW.poster_id) THEN
    RAISE EXCEPTION 'the poster is suspended'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'jobs_poster_active', TABLE = 'jobs';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER jobs_poster_active BEFORE UPDATE OF status ON jobs
  FOR EACH ROW
  WHEN (NEW.status IN ('open', 'filled', 'closed', 'expired') AND OLD.status NOT IN ('open', 'filled', 'closed', 'expired'))
  EXECUTE FUNCTION refuse_barred_poster();

-- Business names

CREATE FUNCTION follow_business_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET vendor_name = NEW.business_name
    WHERE vendor_id = NEW.id AND vendor_name <> NEW.business_name;
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_business_name AFTER UPDATE OF business_name ON vendors
  FOR EACH ROW WHEN (NEW.business_name <> OLD.business_name)
  EXECUTE FUNCTION follow_business_name();

-- Listings by category

CREATE FUNCTION count_category_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts c SET listings = c.listings + n.total
    FROM (SELECT category, count(*) AS total FROM new_rows WHERE status = 'approved' GROUP BY category) n
    WHERE c.category = n.category;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_count_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_insert();

CREATE FUNCTION count_category_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts c SET listings = c.listings - n.total
    FROM (SELECT category, count(*) AS total FROM old_rows WHERE status = 'approved' GROUP BY category) n
    WHERE c.category = n.category;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_count_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_delete();

CREATE FUNCTION count_category_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts SET listings = listings
      + CASE WHEN NEW.status = 'approved' AND category = NEW.category THEN 1 ELSE 0 END
      - CASE WHEN OLD.status = 'approved' AND category = OLD.category THEN 1 ELSE 0 END
    WHERE (category = NEW.category AND NEW.status = 'approved') OR (category = OLD.category AND OLD.status = 'approved');
  RETURN NULL;
END $$;

CREATE TRIGGER listings_count_update AFTER UPDATE OF status, category ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved' OR NEW.status = 'approved')
    AND (OLD.status <> NEW.status OR OLD.category <> NEW.category))
  EXECUTE FUNCTION count_category_update();

-- For a bulk load without triggers.
CREATE FUNCTION rebuild_category_counts() RETURNS void LANGUAGE sql AS $$
  UPDATE category_counts c SET listings =
    (SELECT count(*) FROM listings l WHERE l.status = 'approved' AND l.category = c.category);
$$;

CREATE FUNCTION count_category_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_category_counts();
  RETURN NULL;
END $$;

CREATE TRIGGER listings_count_truncate AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_truncate();

-- Favorites

CREATE FUNCTION count_favorites_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET favorite_count = l.favorite_count + n.total
    FROM (SELECT listing_id, count(*) AS total FROM new_rows GROUP BY listing_id) n
    WHERE l.id = n.listing_id;
  RETURN NULL;
END $$;

CREATE TRIGGER favorites_count_insert AFTER INSERT ON favorites
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_favorites_insert();

CREATE FUNCTION count_favorites_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET favorite_count = greatest(0, l.favorite_count - n.total)
    FROM (SELECT listing_id, count(*) AS total FROM old_rows GROUP BY listing_id) n
    WHERE l.id = n.listing_id;
  RETURN NULL;
END $$;

CREATE TRIGGER favorites_count_delete AFTER DELETE ON favorites
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_favorites_delete();

-- The digest decides later whether the change is news for a person.
CREATE FUNCTION note_favorite_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorite_changes (listing_id, kind)
    VALUES (NEW.id, CASE WHEN NEW.status IN ('sold', 'let') THEN 'sold' ELSE 'price_drop' END::favorite_change_kind);
  RETURN NULL;
END $$;

CREATE TRIGGER listings_favorite_change
  AFTER UPDATE OF status, price_cents
  ON listings
  FOR EACH ROW
  WHEN (NEW.favorite_count > 0 AND (
    (NEW.status IN ('approved', 'reserved')
      AND (NEW.price_cents < OLD.price_cents OR OLD.status NOT IN ('approved', 'reserved')))
    OR (NEW.status IN ('sold', 'let') AND OLD.status NOT IN ('sold', 'let'))))
  EXECUTE FUNCTION note_favorite_change();

-- Ratings

CREATE FUNCTION recount_reviews(listing_ids uuid[], vendor_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM vendors WHERE id = ANY (vendor_ids) ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM listings WHERE id = ANY (listing_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE listings l SET average_rating = coalesce(r.average, 0), review_count = coalesce(r.total, 0)
    FROM unnest(listing_ids) AS changed (id)
    LEFT JOIN LATERAL (
      SELECT round(avg(rating), 2)::float8 AS average, count(*) AS total
      FROM reviews WHERE listing_id = changed.id AND status = 'published'
    ) r ON true
    WHERE l.id = changed.id;
  UPDATE vendors v SET average_rating = coalesce(r.average, 0), review_count = coalesce(r.total, 0)
    FROM unnest(vendor_ids) AS changed (id)
    LEFT JOIN LATERAL (
      SELECT round(avg(rating), 2)::float8 AS average, count(*) AS total
      FROM reviews WHERE vendor_id = changed.id AND status = 'published'
    ) r ON true
    WHERE v.id = changed.id;
END $$;

CREATE FUNCTION recount_reviews_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_reviews(array_agg(DISTINCT listing_id), array_agg(DISTINCT vendor_id))
    FROM new_rows WHERE status = 'published' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_recount_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews_new();

CREATE FUNCTION recount_reviews_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_reviews(array_agg(DISTINCT listing_id), array_agg(DISTINCT vendor_id))
    FROM old_rows WHERE status = 'published' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_recount_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews_old();

CREATE FUNCTION recount_reviews_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_reviews(ARRAY[NEW.listing_id], ARRAY[NEW.vendor_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_recount_update AFTER UPDATE OF status, rating ON reviews
  FOR EACH ROW
  WHEN ((OLD.status = 'published' OR NEW.status = 'published')
    AND (OLD.status <> NEW.status OR OLD.rating <> NEW.rating))
  EXECUTE FUNCTION recount_reviews_row();

-- Featured listings and boosts

-- A pause, a sale, an end, a suspension and a removal all free the slot.
CREATE FUNCTION free_featured_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.featured_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER listings_featured_live BEFORE INSERT OR UPDATE OF status, featured_at ON listings
  FOR EACH ROW WHEN (NEW.featured_at IS NOT NULL AND NEW.status <> 'approved')
  EXECUTE FUNCTION free_featured_slot();

-- Listings that were featured first stay. Boosts take no slot of the plan. The notification purges cached pages.
CREATE FUNCTION end_featured_beyond_plan(vendor uuid) RETURNS integer LANGUAGE plpgsql AS $$
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

CREATE FUNCTION follow_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_featured_beyond_plan(NEW.vendor_id);
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_featured AFTER UPDATE OF status, plan_id, period_end ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION follow_plan();

-- A listing that returns is featured for the rest of its boost.
CREATE FUNCTION resume_boost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.featured_at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER listings_boost_resumed BEFORE UPDATE OF status ON listings
  FOR EACH ROW WHEN (NEW.status = 'approved' AND OLD.status <> 'approved' AND NEW.featured_until > now())
  EXECUTE FUNCTION resume_boost();

-- Rewards

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

-- Only an erasure deletes entries.
CREATE FUNCTION recount_reward_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reward_balances b SET balance = greatest(0,
      (SELECT coalesce(sum(points), 0) FROM reward_entries e WHERE e.user_id = b.user_id))
    WHERE b.user_id IN (SELECT user_id FROM erased);
  RETURN NULL;
END $$;

CREATE TRIGGER reward_entries_erased AFTER DELETE ON reward_entries
  REFERENCING OLD TABLE AS erased FOR EACH STATEMENT EXECUTE FUNCTION recount_reward_balances();

-- Sessions

-- Ends the open streams of the session.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('plaza_sessions', OLD.id::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER sessions_end_update AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION announce_session_end();

CREATE TRIGGER sessions_end_delete AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION announce_session_end();

CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = OLD.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION end_push_subscriptions();

-- Vendor trust

-- Uses conversations that others began in the last `days` days and that were answered or had a day to be. Times are
-- rounded up and shares down to the shown precision, so a row changes only when its words do. Returns the vendors whose
-- words changed; below `enough` conversations nothing is shown.
CREATE FUNCTION refresh_vendor_trust(days integer, enough integer) RETURNS SETOF uuid LANGUAGE sql AS $$
  WITH asked AS (
    SELECT owner_id, count(*)::int AS threads,
      floor(20.0 * count(first_reply_seconds) / count(*))::int * 5 AS percent,
      percentile_disc(0.5) WITHIN GROUP (ORDER BY first_reply_seconds) AS median
    FROM conversations
    WHERE created_at > now() - make_interval(days => days) AND starter_messages > 0 AND job_id IS NULL
      AND (first_reply_seconds IS NOT NULL OR created_at < now() - interval '1 day')
    GROUP BY owner_id
  ), found AS (
    SELECT v.id, coalesce(a.threads, 0) AS threads, a.percent,
      CASE WHEN a.median <= 86400 THEN greatest(1, ceil(a.median / 3600.0)) * 3600
        ELSE ceil(a.median / 86400.0) * 86400 END::int AS median,
      CASE WHEN act.at > now() - interval '7 days' THEN 'week'
        WHEN act.at > now() - interval '30 days' THEN 'month' END::vendor_activity AS active
    FROM vendors v LEFT JOIN asked a ON a.owner_id = v.user_id
    CROSS JOIN LATERAL (SELECT greatest(
      (SELECT max(created_at) FROM messages WHERE sender_id = v.user_id),
      (SELECT max(created_at) FROM listing_events WHERE actor_id = v.user_id)) AS at) act
  ), changed AS (
    UPDATE vendors v SET reply_threads = f.threads, reply_percent = f.percent, median_reply_seconds = f.median,
      active_within = f.active
    FROM found f JOIN vendors old ON old.id = f.id
    WHERE v.id = f.id AND (v.reply_threads, v.reply_percent, v.median_reply_seconds, v.active_within)
      IS DISTINCT FROM (f.threads, f.percent, f.median, f.active)
    RETURNING v.id,
      (CASE WHEN old.reply_threads >= enough THEN (old.reply_percent::int, old.median_reply_seconds) END, old.active_within)
      IS DISTINCT FROM
      (CASE WHEN f.threads >= enough THEN (f.percent, f.median) END, f.active) AS words
  )
  SELECT id FROM changed WHERE words
$$;
