-- Small ties of a ranked search: of listings that say the same, those come first that have pictures and good reviews.
-- Kept beside the words, so that ranking reads no other table; 0 to 4, all of it less than one more mention in a description.
ALTER TABLE listing_search ADD COLUMN tie SMALLINT NOT NULL DEFAULT 0;

-- Nobody has said anything yet: as good as the middle.
CREATE FUNCTION rating_tie(average double precision, reviews integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN reviews = 0 THEN 1 WHEN average >= 4.5 THEN 2 WHEN average >= 3 THEN 1 ELSE 0 END;

CREATE FUNCTION listing_tie(listing uuid) RETURNS smallint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT rating_tie(l.average_rating, l.review_count)
    + CASE WHEN EXISTS (SELECT FROM listing_images i WHERE i.listing_id = l.id) THEN 2::smallint ELSE 0::smallint END
  FROM listings l WHERE l.id = listing
$$;

CREATE FUNCTION search_tie_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tie := coalesce(listing_tie(NEW.listing_id), 0);
  RETURN NEW;
END $$;

CREATE FUNCTION search_tie_rated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search s SET tie = listing_tie(NEW.id) WHERE s.listing_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION search_tie_pictured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_search s SET tie = now_is.tie
  FROM (SELECT listing_id, listing_tie(listing_id) AS tie FROM (SELECT DISTINCT listing_id FROM changed) c) now_is
  WHERE s.listing_id = now_is.listing_id AND s.tie <> now_is.tie;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_search_tie BEFORE INSERT ON listing_search FOR EACH ROW EXECUTE FUNCTION search_tie_new();
-- One more review seldom changes it, and then only this column: the text index does not hear of it where the page has room.
CREATE TRIGGER listings_search_tie AFTER UPDATE OF average_rating, review_count ON listings FOR EACH ROW
  WHEN (NEW.status = 'approved'
    AND rating_tie(OLD.average_rating, OLD.review_count) <> rating_tie(NEW.average_rating, NEW.review_count))
  EXECUTE FUNCTION search_tie_rated();
CREATE TRIGGER listing_images_tie_insert AFTER INSERT ON listing_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_tie_pictured();
CREATE TRIGGER listing_images_tie_delete AFTER DELETE ON listing_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_tie_pictured();

UPDATE listing_search SET tie = listing_tie(listing_id) WHERE tie <> listing_tie(listing_id);

-- Services that go farther than any place near them are found wherever they are.
CREATE INDEX listings_served ON listings (served_miles(details), created_at DESC, id DESC)
  WHERE status = 'approved' AND category = 'services';

-- A place that services reach, and cities that are named without 'in', count from now on: read these searches again.
UPDATE saved_searches SET compiled_at = NULL WHERE filter ? 'serves' OR filter ? 'search';

-- More that people say.
UPDATE search_synonyms SET words = words || '{tesla charger,electric car charger}'::text[] WHERE 'ev charger' = ANY (words) AND 'car charger' = ANY (words);
UPDATE search_synonyms SET words = words || '{dye hair,color hair,hair dyeing}'::text[] WHERE 'hair dye' = ANY (words) AND 'balayage' = ANY (words);
UPDATE search_synonyms SET words = words || '{wrench set,socket set,screwdriver set}'::text[] WHERE 'tool kit' = ANY (words) AND 'hand tool' = ANY (words);
