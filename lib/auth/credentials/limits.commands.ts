import "server-only";
import { rows, sql } from "@/lib/server/db";
import { knownDevice } from "@/lib/server/known-device";
import { clearLimit, consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { authCopy } from "../copy";
import {
  loginAccountLimit,
  loginAddressLimit,
  loginDeviceLimit,
  loginEverywhereLimit,
} from "../limits.rules";
import { isKnownAddress } from "../sessions/sessions.queries";

type SignInAttempt = { name: string; userId: string | null; headers: Headers };

/**
 * Counts a sign-in attempt; call the returned function after a correct password. Counts by the typed name, because
 * counting by account would reveal which username and address belong together; known browsers have their own limit, so
 * that strangers can't lock them out.
 */
export async function countSignInAttempt({
  name,
  userId,
  headers,
}: SignInAttempt): Promise<() => Promise<void>> {
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
 * Lifts the sign-in limits of an owner who has used an emailed link: for both names at their current address, elsewhere
 * only for the email address. Lifting more would reveal which names belong together.
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
