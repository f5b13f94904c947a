-- Rows that every site starts with, and records of the reference data that scripts/reference-data.ts loads.

CREATE TABLE reference_data (
  name varchar(40) PRIMARY KEY,
  version integer NOT NULL,
  sha256 varchar(64) NOT NULL,
  loaded_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE shipped_synonyms (
  key integer PRIMARY KEY,
  synonym_id integer,
  words text[],
  finds text[]
);
CREATE UNIQUE INDEX shipped_synonyms_synonym_id_key ON shipped_synonyms (synonym_id);
ALTER TABLE shipped_synonyms
  ADD CONSTRAINT shipped_synonyms_synonym_id_fkey FOREIGN KEY (synonym_id) REFERENCES search_synonyms (id)
    ON DELETE SET NULL ON UPDATE CASCADE;

DO $$
BEGIN
  -- A database that 4775caa1 migrated has all rows, and its admins may have changed or deleted some.
  IF EXISTS (SELECT FROM category_counts) THEN
    INSERT INTO reference_data (name, version, sha256) VALUES ('places', 0, ''), ('synonyms', 0, '');
    RETURN;
  END IF;

  INSERT INTO category_counts (category, listings) VALUES ('products', 0), ('services', 0), ('realestate', 0);

  INSERT INTO plans
    (id, name, description, price_cents, listing_limit, photo_limit, featured_limit, ad_limit, trial_days, position)
  VALUES
    ('starter', 'Starter', 'For a first few listings.', 0, 10, 10, 0, 1, 14, 0),
    ('pro', 'Pro', 'For a business that sells every week.', 2900, 100, 20, 5, 5, 14, 1),
    ('business', 'Business', 'For a full catalog.', 9900, 1000, 30, 20, 20, 14, 2);

  INSERT INTO reward_items (id, name, description, kind, points, value, position) VALUES
    ('019ab000-0000-7000-8000-000000000001', 'Listing boost, 7 days',
      'Your listing is featured for a week, on top of your plan''s featured slots.', 'listing_boost', 150, 7, 0),
    ('019ab000-0000-7000-8000-000000000002', 'Listing boost, 30 days',
      'Your listing is featured for a month, on top of your plan''s featured slots.', 'listing_boost', 500, 30, 1),
    ('019ab000-0000-7000-8000-000000000003', 'Advertisement, 3 days',
      'Your advertisement runs three days longer.', 'ad_days', 300, 3, 2),
    ('019ab000-0000-7000-8000-000000000004', '$10 voucher',
      'Our team reviews your request and emails you the code.', 'voucher', 400, 1000, 3);
END $$;
