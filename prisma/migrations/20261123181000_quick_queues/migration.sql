-- The queues of listings and jobs in the order in which they are decided, so that a long one is read from its front.
CREATE INDEX listings_waiting ON listings (coalesce(submitted_at, created_at), id) WHERE status = 'pending';
CREATE INDEX jobs_waiting ON jobs (coalesce(submitted_at, created_at), id) WHERE status = 'pending';
CREATE INDEX listing_revisions_waiting ON listing_revisions (created_at, listing_id) WHERE status = 'pending';
DROP INDEX listing_revisions_queue;
