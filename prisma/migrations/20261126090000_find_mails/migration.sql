-- What an admin finds a mail by, wherever it stands in its address or its subject.
CREATE INDEX "mails_find" ON "mails" USING GIN ("to_address" gin_trgm_ops, "subject" gin_trgm_ops);
