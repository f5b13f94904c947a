ALTER TABLE listing_imports
  ADD COLUMN update_rows integer NOT NULL DEFAULT 0,
  ADD COLUMN duplicate_rows integer NOT NULL DEFAULT 0,
  ADD COLUMN skip_duplicates boolean NOT NULL DEFAULT false;
