-- The list of a person's documents is read in this order.
CREATE INDEX documents_owner_id_created_at_id_idx ON documents (owner_id, created_at DESC, id DESC);
DROP INDEX documents_owner_id_created_at_idx;
