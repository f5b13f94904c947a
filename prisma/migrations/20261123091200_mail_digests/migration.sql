-- Mails of a type can be gathered for a day or a week; what waits for such a digest stands here.

CREATE TYPE "mail_frequency" AS ENUM ('instant', 'daily', 'weekly');

ALTER TABLE "notification_preferences" ADD COLUMN "frequency" "mail_frequency" NOT NULL DEFAULT 'instant';

CREATE TABLE "digest_items" (
  "id" BIGSERIAL NOT NULL,
  "user_id" UUID NOT NULL,
  "type" "notification_type" NOT NULL,
  "frequency" "mail_frequency" NOT NULL,
  "title" VARCHAR(200) NOT NULL,
  "body" VARCHAR(500) NOT NULL DEFAULT '',
  "href" VARCHAR(300) NOT NULL,
  "dedupe_key" VARCHAR(160),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "digest_items_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "digest_items_user_id_dedupe_key_key" ON "digest_items"("user_id", "dedupe_key");
CREATE INDEX "digest_items_frequency_created_at_idx" ON "digest_items"("frequency", "created_at");
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A token without a type ends the digests.
ALTER TABLE "unsubscribe_tokens" ALTER COLUMN "type" DROP NOT NULL;
