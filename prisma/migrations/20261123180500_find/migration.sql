-- What an admin finds people and vendors by, wherever it stands in a name or an address.
CREATE INDEX "users_find" ON "users" USING gin
  ((username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name) gin_trgm_ops) WHERE (status <> 'deleted');
CREATE INDEX "vendors_find" ON "vendors" USING gin ("business_name" gin_trgm_ops);
