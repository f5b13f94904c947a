import "server-only";
import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { env } from "./env";

function sealKey(): Uint8Array {
  if (!env.AUTH_SECRET) throw new Error("AUTH_SECRET is missing");
  return new Uint8Array(hkdfSync("sha256", env.AUTH_SECRET, "", "plaza sealed text", 32));
}

/** Encrypts what must be read again but never lie open in the database (A256GCM, key from AUTH_SECRET). */
export function seal(text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(sealKey());
}

/** Null when it was sealed with another AUTH_SECRET or is no sealed text. */
export async function unseal(sealed: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, sealKey());
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}
