-- A listing or job that leaves the lists keeps the row that says how it was, so that its return can be compared with it.

ALTER TABLE search_arrivals ADD COLUMN away boolean NOT NULL DEFAULT false;
CREATE INDEX search_arrivals_waiting ON search_arrivals (id) WHERE NOT away;

ALTER TABLE job_arrivals
  ADD COLUMN before jsonb,
  ADD COLUMN away boolean NOT NULL DEFAULT false;
CREATE INDEX job_arrivals_waiting ON job_arrivals (id) WHERE NOT away;

CREATE OR REPLACE FUNCTION note_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'approved' THEN
    UPDATE search_arrivals SET away = false, created_at = now() WHERE listing_id = NEW.id;
    IF NOT FOUND THEN
      INSERT INTO search_arrivals (listing_id) VALUES (NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  -- What nobody was notified of yet is compared with what it was before that.
  IF NEW.status <> 'approved' THEN
    UPDATE search_arrivals SET away = true WHERE listing_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO search_arrivals (listing_id, before_cents, before_tsv, before_place_id, before_details, before_rating,
      before_pictured, away)
    SELECT NEW.id, OLD.price_cents, s.tsv, OLD.place_id, OLD.details, OLD.average_rating,
      EXISTS (SELECT FROM listing_images i WHERE i.listing_id = NEW.id), NEW.status <> 'approved'
    FROM listing_search s WHERE s.listing_id = NEW.id;
  RETURN NULL;
END $$;

DROP TRIGGER listings_arrival ON listings;

-- Its name sorts before listings_search_update, so it reads the words from before the change.
CREATE TRIGGER listings_arrival
  AFTER UPDATE OF status, price_cents, title, vendor_name, location, city, state, description, category, property_type,
    listing_type, details, average_rating
  ON listings
  FOR EACH ROW
  WHEN ((OLD.status = 'approved') <> (NEW.status = 'approved') OR (NEW.status = 'approved' AND (
    NEW.average_rating > OLD.average_rating OR
    (OLD.price_cents, OLD.title, OLD.vendor_name, OLD.location, OLD.city, OLD.state, OLD.description, OLD.category,
      OLD.property_type, OLD.listing_type, OLD.details)
    IS DISTINCT FROM
    (NEW.price_cents, NEW.title, NEW.vendor_name, NEW.location, NEW.city, NEW.state, NEW.description, NEW.category,
      NEW.property_type, NEW.listing_type, NEW.details))))
  EXECUTE FUNCTION note_arrival();

CREATE FUNCTION searched_columns(job jobs) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('title', job.title, 'company', job.company, 'category', job.category,
    'subcategory', job.subcategory, 'employment_type', job.employment_type, 'workplace', job.workplace,
    'location', job.location, 'state', job.state, 'place_id', job.place_id, 'description', job.description,
    'salary_min_cents', job.salary_min_cents, 'salary_max_cents', job.salary_max_cents, 'salary_unit', job.salary_unit)
$$;

CREATE OR REPLACE FUNCTION note_job_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'open' THEN
    UPDATE job_arrivals SET away = false, created_at = now() WHERE job_id = NEW.id;
    IF NOT FOUND THEN
      INSERT INTO job_arrivals (job_id) VALUES (NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  IF NEW.status <> 'open' THEN
    UPDATE job_arrivals SET away = true WHERE job_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO job_arrivals (job_id, before, away) VALUES (NEW.id, searched_columns(OLD), NEW.status <> 'open');
  RETURN NULL;
END $$;

DROP TRIGGER jobs_arrival ON jobs;

CREATE TRIGGER jobs_arrival
  AFTER UPDATE OF status, title, company, category, subcategory, employment_type, workplace, location, state, description,
    salary_min_cents, salary_max_cents, salary_unit
  ON jobs
  FOR EACH ROW
  WHEN ((OLD.status = 'open') <> (NEW.status = 'open') OR (NEW.status = 'open' AND
    (OLD.title, OLD.company, OLD.category, OLD.subcategory, OLD.employment_type, OLD.workplace, OLD.location, OLD.state,
      OLD.description, OLD.salary_min_cents, OLD.salary_max_cents, OLD.salary_unit)
    IS DISTINCT FROM
    (NEW.title, NEW.company, NEW.category, NEW.subcategory, NEW.employment_type, NEW.workplace, NEW.location, NEW.state,
      NEW.description, NEW.salary_min_cents, NEW.salary_max_cents, NEW.salary_unit)))
  EXECUTE FUNCTION note_job_arrival();
