-- What homes are filtered by and the text index does not hold: square feet, and from when on a rental is free.
CREATE INDEX listings_area ON listings (((details ->> 'areaSqFt')::float8))
  WHERE status = 'approved' AND category = 'realestate';
CREATE INDEX listings_available ON listings ((details ->> 'availableFrom'))
  WHERE status = 'approved' AND category = 'realestate';
