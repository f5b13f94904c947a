import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { currentSecret, activeSecrets } from "./secrets";

/** What is stored in place of a token; with 32 random bytes a plain hash tells nothing. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 32 random bytes for a link or a challenge, and what the database keeps of them. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

function hashWith(secret: string, code: string): string {
  return createHmac("sha256", secret).update(`code:${code}`).digest("base64url");
}

/** For short codes: without AUTH_SECRET nobody can try them all against the database. */
export function hashCode(code: string): string {
  return hashWith(currentSecret(), code);
}

/** Hashes that a stored code may have: one for each secret in force. */
export function hashesOfCode(code: string): string[] {
  return activeSecrets().map((secret) => hashWith(secret, code));
}
