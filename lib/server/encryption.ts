import "server-only";
import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { currentKey, firstOf, activeKeys } from "./secrets";

/** Of values made since the key has its own name in their header, and of older ones. */
const purpose = "plaza stored values";
const oldPurpose = "plaza sealed text";

/** Names a key without telling anything of it. */
function idOf(key: Buffer): string {
  return createHash("sha256").update("key id").update(key).digest("base64url").slice(0, 11);
}

function headerOf(key: Buffer) {
  return { alg: "dir", enc: "A256GCM", kid: idOf(key) };
}

/** Encrypts what must be read again but never lie open in the database (A256GCM, a key derived from AUTH_SECRET). */
export function seal(text: string): Promise<string> {
  const key = currentKey(purpose);
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(headerOf(key)).encrypt(key);
}

/** Prefix of values encrypted with the current secret. */
export function currentSealPrefix(): string {
  return `${Buffer.from(JSON.stringify(headerOf(currentKey(purpose)))).toString("base64url")}.`;
}

async function open(sealed: string, key: Buffer): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}

/** Encrypts a sealed text with the current secret. Throws if no secret in force can read it. */
export async function reseal(sealed: string): Promise<string> {
  const text = await unseal(sealed);
  if (text === null) throw new Error("no secret in force can read this sealed text");
  return seal(text);
}

/** Null when no secret in force sealed it, or it is no sealed text. */
export function unseal(sealed: string): Promise<string | null> {
  const keys = [...activeKeys(purpose), ...activeKeys(oldPurpose)];
  return firstOf(keys, (key) => open(sealed, key));
}
