-- One press in a mail ends mails of its type; the token in it is hashed, and good for nothing else.

ALTER TABLE "mails" ADD COLUMN "unsubscribe" TEXT;

CREATE TABLE "unsubscribe_tokens" (
  "hash" VARCHAR(64) NOT NULL,
  "user_id" UUID NOT NULL,
  "type" "notification_type" NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "unsubscribe_tokens_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "unsubscribe_tokens_user_id_idx" ON "unsubscribe_tokens"("user_id");
CREATE INDEX "unsubscribe_tokens_created_at_idx" ON "unsubscribe_tokens"("created_at");
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
