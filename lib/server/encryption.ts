import "server-only";
import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { currentKey, firstOf, activeKeys } from "./secrets";

const purpose = "plaza stored values";
const oldPurpose = "plaza sealed text";

function idOf(key: Buffer): string {
  return createHash("sha256").update("key id").update(key).digest("base64url").slice(0, 11);
}

function headerOf(key: Buffer) {
  return { alg: "dir", enc: "A256GCM", kid: idOf(key) };
}

/**
 * For values that must be readable again but not in plain text in the database (A256GCM, key derived from AUTH_SECRET).
 */
export function encrypt(text: string): Promise<string> {
  const key = currentKey(purpose);
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(headerOf(key)).encrypt(key);
}

export function currentCipherPrefix(): string {
  return `${Buffer.from(JSON.stringify(headerOf(currentKey(purpose)))).toString("base64url")}.`;
}

async function open(encrypted: string, key: Buffer): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(encrypted, key);
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}

/** Throws if no active secret can decrypt it. */
export async function reencrypt(encrypted: string): Promise<string> {
  const text = await decrypt(encrypted);
  if (text === null) throw new Error("no secret in force can read this sealed text");
  return encrypt(text);
}

/** Null if no active secret can decrypt it. */
export function decrypt(encrypted: string): Promise<string | null> {
  const keys = [...activeKeys(purpose), ...activeKeys(oldPurpose)];
  return firstOf(keys, (key) => open(encrypted, key));
}
