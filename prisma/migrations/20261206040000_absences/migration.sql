-- Searches that were saved while a listing or job was away haven't shown it, so its return is news to them.

ALTER TABLE search_arrivals ADD COLUMN left_at timestamptz(3);
ALTER TABLE job_arrivals ADD COLUMN left_at timestamptz(3);

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
    UPDATE search_arrivals SET away = true, left_at = coalesce(left_at, now()) WHERE listing_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO search_arrivals (listing_id, before_cents, before_tsv, before_place_id, before_details, before_rating,
      before_pictured, away, left_at)
    SELECT NEW.id, OLD.price_cents, s.tsv, OLD.place_id, OLD.details, OLD.average_rating,
      EXISTS (SELECT FROM listing_images i WHERE i.listing_id = NEW.id), NEW.status <> 'approved',
      CASE WHEN NEW.status <> 'approved' THEN now() END
    FROM listing_search s WHERE s.listing_id = NEW.id;
  RETURN NULL;
END $$;

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
    UPDATE job_arrivals SET away = true, left_at = coalesce(left_at, now()) WHERE job_id = NEW.id;
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO job_arrivals (job_id, before, away, left_at)
    VALUES (NEW.id, searched_columns(OLD), NEW.status <> 'open', CASE WHEN NEW.status <> 'open' THEN now() END);
  RETURN NULL;
END $$;
