-- scheduled: approved, but the other side of the deal hasn't rated yet. deleted: by its author. PostgreSQL uses new
-- values only after the commit.
ALTER TYPE review_status ADD VALUE IF NOT EXISTS 'scheduled';
ALTER TYPE review_status ADD VALUE IF NOT EXISTS 'deleted';
