-- Append-only tables. Erasing what the law or the removal of demo data asks for is a decision of its own:
--   SET LOCAL plaza.allow_erasure = 'on';  DELETE …

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('plaza.allow_erasure', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reward_entries_append_only BEFORE UPDATE OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Somebody must be left who can let people in. Two admins who demote each other at once wait for one another here.

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

-- Only an approved vendor's listings and advertisements are on the public site. The lock on the vendor makes an
-- approval and a suspension at the same time follow one another.

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

-- By statement, because a COPY of a million rows must not look up its vendors a million times.
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

-- A suspension takes the vendor's listings and advertisements off the public site in the same transaction, and its end
-- brings them back. So status = 'approved' alone means public, and no reader has to ask about the vendor.

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

CREATE FUNCTION follow_business_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET vendor_name = NEW.business_name
    WHERE vendor_id = NEW.id AND vendor_name <> NEW.business_name;
  RETURN NULL;
END $$;

CREATE TRIGGER vendors_business_name AFTER UPDATE OF business_name ON vendors
  FOR EACH ROW WHEN (NEW.business_name <> OLD.business_name)
  EXECUTE FUNCTION follow_business_name();

-- Approved listings by category. Inserts and deletes count by statement, so that a COPY costs one update.

INSERT INTO category_counts (category, listings) VALUES ('products', 0), ('services', 0), ('realestate', 0);

CREATE FUNCTION count_category_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts c SET listings = c.listings + n.total
    FROM (SELECT category, count(*) AS total FROM new_rows WHERE status = 'approved' GROUP BY category) n
    WHERE c.category = n.category;
  RETURN NULL;
END $$;

CREATE FUNCTION count_category_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts c SET listings = c.listings - n.total
    FROM (SELECT category, count(*) AS total FROM old_rows WHERE status = 'approved' GROUP BY category) n
    WHERE c.category = n.category;
  RETURN NULL;
END $$;

CREATE FUNCTION count_category_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_counts SET listings = listings
      + CASE WHEN NEW.status = 'approved' AND category = NEW.category THEN 1 ELSE 0 END
      - CASE WHEN OLD.status = 'approved' AND category = OLD.category THEN 1 ELSE 0 END
    WHERE (category = NEW.category AND NEW.status = 'approved') OR (category = OLD.category AND OLD.status = 'approved');
  RETURN NULL;
END $$;

/* For a bulk load with the triggers off. */
CREATE FUNCTION rebuild_category_counts() RETURNS void LANGUAGE sql AS $$
  UPDATE category_counts c SET listings =
    (SELECT count(*) FROM listings l WHERE l.status = 'approved' AND l.category = c.category);
$$;

CREATE FUNCTION count_category_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rebuild_category_counts();
  RETURN NULL;
END $$;

CREATE TRIGGER listings_count_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_insert();
CREATE TRIGGER listings_count_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_delete();
CREATE TRIGGER listings_count_update AFTER UPDATE OF status, category ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved' OR NEW.status = 'approved')
    AND (OLD.status <> NEW.status OR OLD.category <> NEW.category))
  EXECUTE FUNCTION count_category_update();
CREATE TRIGGER listings_count_truncate AFTER TRUNCATE ON listings
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_truncate();

-- How many people keep a listing.

CREATE FUNCTION count_favorites_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET favorite_count = l.favorite_count + n.total
    FROM (SELECT listing_id, count(*) AS total FROM new_rows GROUP BY listing_id) n
    WHERE l.id = n.listing_id;
  RETURN NULL;
END $$;

CREATE FUNCTION count_favorites_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings l SET favorite_count = greatest(0, l.favorite_count - n.total)
    FROM (SELECT listing_id, count(*) AS total FROM old_rows GROUP BY listing_id) n
    WHERE l.id = n.listing_id;
  RETURN NULL;
END $$;

CREATE TRIGGER favorites_count_insert AFTER INSERT ON favorites
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_favorites_insert();
CREATE TRIGGER favorites_count_delete AFTER DELETE ON favorites
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_favorites_delete();

-- Averages count published reviews only and stand on the rows of the listing and the vendor. The rows are locked first:
-- the statement that adds up then sees what another transaction published just before.

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

CREATE FUNCTION recount_reviews_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_reviews(array_agg(DISTINCT listing_id), array_agg(DISTINCT vendor_id))
    FROM old_rows WHERE status = 'published' HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION recount_reviews_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_reviews(ARRAY[NEW.listing_id], ARRAY[NEW.vendor_id]);
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_recount_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews_new();
CREATE TRIGGER reviews_recount_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION recount_reviews_old();
CREATE TRIGGER reviews_recount_update AFTER UPDATE OF status, rating ON reviews
  FOR EACH ROW
  WHEN ((OLD.status = 'published' OR NEW.status = 'published')
    AND (OLD.status <> NEW.status OR OLD.rating <> NEW.rating))
  EXECUTE FUNCTION recount_reviews_row();
