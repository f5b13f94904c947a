-- What admins changed of the trees of subcategories, and added to them (decision 78).
CREATE TABLE "subcategory_changes" (
    "board" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "name" TEXT,
    "words" TEXT,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "moved_to" TEXT,
    "position" DOUBLE PRECISION,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subcategory_changes_pkey" PRIMARY KEY ("board", "path")
);
ALTER TABLE "subcategory_changes" ADD CONSTRAINT subcategory_changes_board CHECK (board IN ('listings', 'jobs')),
  ADD CONSTRAINT subcategory_changes_path CHECK (path ~ '^[a-z-]{1,40}(/[a-z-]{1,40})?$');

-- Listings and jobs of a subcategory, in whatever state.
CREATE INDEX "listings_subcategory" ON "listings" ((details ->> 'subcategory'), id)
  WHERE ((details ->> 'subcategory'::text) IS NOT NULL);
CREATE INDEX "jobs_subcategory" ON "jobs" (subcategory, id);
