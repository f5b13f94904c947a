import "server-only";
import { rows, sql } from "@/lib/server/db";
import { knownDevice } from "@/lib/server/known-device";
import { clearLimit, consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { authCopy } from "../copy";
import { loginAccountLimit, loginAddressLimit, loginDeviceLimit, loginEverywhereLimit } from "../rules";
import { isKnownAddress } from "../sessions/sessions.queries";

type Try = { name: string; userId: string | null; headers: Headers };

/**
 * Counts this try against every limit; returns what to call after a right password. Tries count for the name that was
 * typed: counted for the account, they would tell that a username and an email address are one person's. A browser that
 * the account signed in with before has a limit of its own, so that no stranger can lock it out.
 */
export async function countSignInAttempt({ name, userId, headers }: Try): Promise<() => Promise<void>> {
  const device = knownDevice(headers, userId);
  if (device) {
    const key = `${device}|${userId}`;
    await consume(loginDeviceLimit, key, authCopy.tooManyLogins);
    return () => clearLimit(loginDeviceLimit, key);
  }
  const address = addressHash(headers);
  const pair = `${name}|${address}`;
  await consume(loginAddressLimit, address, authCopy.tooManyLogins);
  await consume(loginAccountLimit, pair, authCopy.tooManyLogins);
  const known = await isKnownAddress(userId, address);
  if (!known) await consume(loginEverywhereLimit, name, authCopy.tooManyLogins);
  return async function forgive() {
    await clearLimit(loginAccountLimit, pair);
    await refund(loginAddressLimit, address);
    if (!known) await refund(loginEverywhereLimit, name);
  };
}

/**
 * Lets the owner of an account, who has just used a link from a mail, sign in where they are with either name. Nothing
 * changes elsewhere, so that a stranger cannot see which names are the owner's; only the address of the mail itself, which
 * whoever asked for the link knows, is free everywhere.
 */
export async function clearLoginLimits(userId: string, headers: Headers): Promise<void> {
  const [names] = await rows<{ username: string; email: string }>(sql`
    SELECT lower(username::text) AS username, lower(email::text) AS email FROM users WHERE id = ${userId}::uuid`);
  if (!names) return;
  const address = addressHash(headers);
  const device = knownDevice(headers, userId);
  if (device) await clearLimit(loginDeviceLimit, `${device}|${userId}`);
  await clearLimit(loginAddressLimit, address);
  await clearLimit(loginAccountLimit, `${names.username}|${address}`);
  await clearLimit(loginAccountLimit, `${names.email}|${address}`);
  await clearLimit(loginEverywhereLimit, names.email);
}
