-- Where a reset link was used: its owner is known there, as after a sign-in.
ALTER TABLE "password_reset_tokens" ADD COLUMN "used_ip_hash" VARCHAR(64);
