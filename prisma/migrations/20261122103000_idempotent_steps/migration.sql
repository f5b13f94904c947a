-- What each transaction of a creating request came to, written in that transaction.
ALTER TABLE "idempotency_keys" ADD COLUMN "steps" JSONB NOT NULL DEFAULT '{}';
