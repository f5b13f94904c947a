-- What changed about a listing that somebody saved, until everybody who saved it is notified.

CREATE TYPE "favorite_change_kind" AS ENUM ('price_drop', 'sold');

CREATE TABLE "favorite_changes" (
  "id" BIGSERIAL NOT NULL,
  "listing_id" UUID NOT NULL,
  "kind" "favorite_change_kind" NOT NULL,
  "reached_user_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "favorite_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "favorite_changes_listing_id_idx" ON "favorite_changes"("listing_id");
ALTER TABLE "favorite_changes" ADD CONSTRAINT "favorite_changes_listing_id_fkey"
  FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who saved a listing is read a batch of people after the other.
DROP INDEX "favorites_listing_id_idx";
CREATE INDEX "favorites_listing_id_user_id_idx" ON "favorites"("listing_id", "user_id");

CREATE FUNCTION note_favorite_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO favorite_changes (listing_id, kind)
    VALUES (NEW.id, CASE WHEN NEW.status IN ('sold', 'let') THEN 'sold' ELSE 'price_drop' END::favorite_change_kind);
  RETURN NULL;
END $$;

-- Cheaper while it is on offer, on offer again, or gone. Whether that is news for a person is decided when it is told.
CREATE TRIGGER listings_favorite_change
  AFTER UPDATE OF status, price_cents
  ON listings
  FOR EACH ROW
  WHEN (NEW.favorite_count > 0 AND (
    (NEW.status IN ('approved', 'reserved')
      AND (NEW.price_cents < OLD.price_cents OR OLD.status NOT IN ('approved', 'reserved')))
    OR (NEW.status IN ('sold', 'let') AND OLD.status NOT IN ('sold', 'let'))))
  EXECUTE FUNCTION note_favorite_change();
