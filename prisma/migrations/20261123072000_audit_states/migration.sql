-- What an entry is about, before and after: null where it did not exist.
ALTER TABLE audit_log ADD COLUMN before JSONB, ADD COLUMN after JSONB;
