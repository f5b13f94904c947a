import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { currentSecret, activeSecrets } from "./secrets";

/** Stored instead of the token; with 32 random bytes a plain hash is safe. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

function hashWith(secret: string, code: string): string {
  return createHmac("sha256", secret).update(`code:${code}`).digest("base64url");
}

/** Keyed with AUTH_SECRET, because short codes could otherwise be brute-forced from the database. */
export function hashCode(code: string): string {
  return hashWith(currentSecret(), code);
}

export function hashesOfCode(code: string): string[] {
  return activeSecrets().map((secret) => hashWith(secret, code));
}
