-- How large a lot is, which land and homes are searched by.
CREATE INDEX listings_lot ON listings (((details ->> 'lotSqFt')::float8))
  WHERE status = 'approved' AND category = 'realestate';
