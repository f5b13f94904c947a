-- What an alert needs of a saved search: the text index's part of its filter, and the keys by which a new listing finds it.
-- Matches are rows of their own, so that what is new is counted from them.

ALTER TYPE "alert_frequency" ADD VALUE 'weekly';

DROP INDEX "saved_searches_matched_at_idx";
ALTER TABLE "saved_searches" DROP CONSTRAINT "saved_searches_new_count";
ALTER TABLE "saved_searches"
  DROP COLUMN "new_count",
  DROP COLUMN "matched_at",
  ADD COLUMN "section" VARCHAR(20) NOT NULL DEFAULT '',
  ADD COLUMN "query" tsquery,
  ADD COLUMN "min_cents" BIGINT,
  ADD COLUMN "max_cents" BIGINT,
  ADD COLUMN "place_id" INTEGER,
  ADD COLUMN "within" SMALLINT,
  ADD COLUMN "compiled_at" TIMESTAMPTZ(3),
  ADD COLUMN "alerts_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

CREATE INDEX "saved_searches_to_compile" ON "saved_searches"("id") WHERE (compiled_at IS NULL);
CREATE INDEX "saved_searches_deleted" ON "saved_searches"("deleted_at") WHERE (deleted_at IS NOT NULL);

CREATE TABLE "saved_search_keys" (
  "lexeme" VARCHAR(120) NOT NULL,
  "section" VARCHAR(20) NOT NULL,
  "state" VARCHAR(2) NOT NULL,
  "search_id" UUID NOT NULL,

  CONSTRAINT "saved_search_keys_pkey" PRIMARY KEY ("lexeme", "section", "state", "search_id")
);
CREATE INDEX "saved_search_keys_search_id_idx" ON "saved_search_keys"("search_id");
ALTER TABLE "saved_search_keys" ADD CONSTRAINT "saved_search_keys_search_id_fkey"
  FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "saved_search_matches" (
  "search_id" UUID NOT NULL,
  "listing_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "notified_at" TIMESTAMPTZ(3),

  CONSTRAINT "saved_search_matches_pkey" PRIMARY KEY ("search_id", "listing_id")
);
CREATE INDEX "saved_search_matches_listing_id_user_id_idx" ON "saved_search_matches"("listing_id", "user_id");
CREATE INDEX "saved_search_matches_pending" ON "saved_search_matches"("user_id") WHERE (notified_at IS NULL);
CREATE INDEX "saved_search_matches_created_at_idx" ON "saved_search_matches"("created_at");
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_fkey"
  FOREIGN KEY ("search_id") REFERENCES "saved_searches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_listing_id_fkey"
  FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "search_arrivals" (
  "id" BIGSERIAL NOT NULL,
  "listing_id" UUID NOT NULL,
  "before_cents" BIGINT,
  "before_tsv" tsvector,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "search_arrivals_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "search_arrivals_listing_id_idx" ON "search_arrivals"("listing_id");
ALTER TABLE "search_arrivals" ADD CONSTRAINT "search_arrivals_listing_id_fkey"
  FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION note_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'approved' THEN
    INSERT INTO search_arrivals (listing_id) VALUES (NEW.id);
  ELSE
    INSERT INTO search_arrivals (listing_id, before_cents, before_tsv)
      SELECT NEW.id, OLD.price_cents, s.tsv FROM listing_search s WHERE s.listing_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

-- Its name comes before that of listings_search_update, so that it reads the words as they were.
CREATE TRIGGER listings_arrival
  AFTER UPDATE OF status, price_cents, title, vendor_name, location, city, state, description, category, property_type,
    listing_type, details
  ON listings
  FOR EACH ROW
  WHEN (NEW.status = 'approved' AND (OLD.status <> 'approved' OR
    (OLD.price_cents, OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category,
      OLD.property_type, OLD.listing_type, OLD.details)
    IS DISTINCT FROM
    (NEW.price_cents, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category,
      NEW.property_type, NEW.listing_type, NEW.details)))
  EXECUTE FUNCTION note_arrival();
