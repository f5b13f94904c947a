-- Admins look through what is published, the newest first.
CREATE INDEX "reviews_published" ON "reviews"("created_at" DESC, "id" DESC) WHERE (status = 'published'::review_status);
