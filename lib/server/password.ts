import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { once } from "./detached";
import { createConcurrencyLimit } from "./concurrency-limit";

/** OWASP parameters for argon2id; memory in KiB (contract section 2). */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** Limits concurrent hashes, so that a login flood doesn't take all threads. */
const withSlot = createConcurrencyLimit(2);

/** Normalizes Unicode, so that the same password from another keyboard matches. */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password.normalize("NFKC"), parameters));
}

const decoy = once(() => hashPassword("no account has this password"));

/** Takes equally long without a hash, so that timing doesn't reveal unknown accounts. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const otherwise = await decoy();
  const target = passwordHash ?? otherwise;
  const matches = await withSlot(() => verify(target, password.normalize("NFKC")));
  return matches && passwordHash !== null;
}
