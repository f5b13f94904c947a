-- The team member who wrote a statement in the owner's name.
ALTER TABLE case_statements ADD COLUMN written_by_id uuid REFERENCES users (id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX case_statements_written_by ON case_statements (written_by_id) WHERE written_by_id IS NOT NULL;
