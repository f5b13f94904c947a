import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "./env";

export function activeSecrets(): string[] {
  return [...(env.AUTH_SECRET ? [env.AUTH_SECRET] : []), ...(env.AUTH_SECRET_PREVIOUS ?? [])];
}

export function currentSecret(): string {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return env.AUTH_SECRET;
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** 32-byte key for a single purpose (HKDF with SHA-256, RFC 5869). */
export function currentKey(purpose: string): Buffer {
  return derive(currentSecret(), purpose);
}

export function activeKeys(purpose: string): Buffer[] {
  return activeSecrets().map((secret) => derive(secret, purpose));
}

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
