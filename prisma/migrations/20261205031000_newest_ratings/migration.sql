CREATE INDEX IF NOT EXISTS buyer_ratings_newest ON buyer_ratings (created_at DESC, id DESC) WHERE status = 'published';
