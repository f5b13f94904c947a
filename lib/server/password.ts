import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { once } from "./detached";
import { createConcurrencyLimit } from "./concurrency-limit";

/** OWASP parameters for argon2id: memory in KiB, passes, lanes (contract section 2). */
const parameters = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** At most two hashes run at once, so that a login flood leaves the pages their threads. */
const withSlot = createConcurrencyLimit(2);

/** Unicode is normalised, so that the same password typed on another keyboard is the same. */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password.normalize("NFKC"), parameters));
}

const decoy = once(() => hashPassword("no account has this password"));

/** Takes the same time without a hash (unknown account) as with one. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const otherwise = await decoy();
  const target = passwordHash ?? otherwise;
  const matches = await withSlot(() => verify(target, password.normalize("NFKC")));
  return matches && passwordHash !== null;
}
