-- Only plans that still have their first description.
UPDATE plans SET description = described.now
FROM (VALUES
  ('starter', 'For a first few listings.', 'Just getting started'),
  ('pro', 'For a business that sells every week.', 'For a business that sells every week'),
  ('business', 'For a full catalog.', 'For large catalogs')
) AS described (id, before, now)
WHERE plans.id = described.id AND plans.description = described.before;
