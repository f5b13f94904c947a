-- The numbers of the contract; an admin may change them.
INSERT INTO plans (id, name, description, price_cents, listing_limit, photo_limit, featured_limit, ad_limit, trial_days, position)
VALUES
  ('starter', 'Starter', 'For a first few listings.', 0, 10, 10, 0, 1, 14, 0),
  ('pro', 'Pro', 'For a business that sells every week.', 2900, 100, 20, 5, 5, 14, 1),
  ('business', 'Business', 'For a full catalogue.', 9900, 1000, 30, 20, 20, 14, 2);
