import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "./env";

/** The secrets in force, the one that makes new values first; none where nothing is to be made or read. */
export function activeSecrets(): string[] {
  return [...(env.AUTH_SECRET ? [env.AUTH_SECRET] : []), ...(env.AUTH_SECRET_PREVIOUS ?? [])];
}

/** The secret that makes new values; throws where there is none. */
export function currentSecret(): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return env.AUTH_SECRET;
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** A key of 32 bytes for one purpose and no other (HKDF with SHA-256, RFC 5869). */
export function currentKey(purpose: string): Buffer {
  return derive(currentSecret(), purpose);
}

/** The keys of a purpose, the current one first: values that a previous secret made stay valid. */
export function activeKeys(purpose: string): Buffer[] {
  return activeSecrets().map((secret) => derive(secret, purpose));
}

/** The first result that is not null of trying each in turn. */
export async function firstOf<K, T>(
  keys: readonly K[],
  read: (key: K) => Promise<T | null>,
): Promise<T | null> {
  for (const key of keys) {
    const result = await read(key);
    if (result !== null) return result;
  }
  return null;
}
