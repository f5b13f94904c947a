-- Decisions that can be taken back for some seconds, and the notices that wait for that.
CREATE TABLE "undos" (
  "id" UUID NOT NULL,
  "actor_id" UUID NOT NULL,
  "subject_type" VARCHAR(40) NOT NULL,
  "subject_id" UUID NOT NULL,
  "summary" VARCHAR(500) NOT NULL,
  "before" JSONB NOT NULL,
  "after" JSONB NOT NULL,
  "tags" TEXT[],
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "undos_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "undos_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "undos_subject_type_subject_id_created_at_idx" ON "undos" ("subject_type", "subject_id", "created_at" DESC);
CREATE INDEX "undos_actor_id_idx" ON "undos" ("actor_id");
CREATE INDEX "undos_created_at_idx" ON "undos" ("created_at");

CREATE TABLE "held_notices" (
  "id" BIGSERIAL NOT NULL,
  "undo_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "notice" JSONB NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "held_notices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "held_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "held_notices_due_at_idx" ON "held_notices" ("due_at");
CREATE INDEX "held_notices_undo_id_idx" ON "held_notices" ("undo_id");
CREATE INDEX "held_notices_user_id_idx" ON "held_notices" ("user_id");
