-- When everything that a deletion removes was removed. A task finishes the others, also those of earlier versions.
ALTER TABLE users ADD COLUMN erased_at timestamptz(3);
CREATE INDEX users_not_erased ON users (id) WHERE status = 'deleted' AND erased_at IS NULL;

-- Private mails of earlier versions, whose text a task encrypts.
CREATE INDEX mails_plain ON mails (id)
  WHERE private AND html <> '' AND NOT starts_with(html, 'private:') AND NOT starts_with(html, 'sealed:');
