-- Which admin checked a vendor, and when: the owner's email is confirmed, the phone was called, a document was seen. What
-- was marked before this has no record.
ALTER TABLE vendors ADD COLUMN verified_at TIMESTAMPTZ(3), ADD COLUMN verified_by_id UUID,
  ADD CONSTRAINT vendors_verified_by_id_fkey FOREIGN KEY (verified_by_id) REFERENCES users (id)
    ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT vendors_verified_record CHECK (verified OR verified_at IS NULL);
CREATE INDEX vendors_verified_by_id_idx ON vendors (verified_by_id);
