import "server-only";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { verifyPassword } from "@/lib/server/password";
import { clearLimit, consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "./copy";
import { isKnownAddress } from "./queries";
import { loginAccountLimit, loginAddressLimit, loginEverywhereLimit } from "./rules";
import { startChallenge } from "./second-step/commands";
import { startSession, type SignedIn } from "./sessions/commands";

type Account = {
  id: string;
  passwordHash: string;
  status: "active" | "suspended" | "deleted";
  secondStep: boolean;
};

/** The name in the form in which names are compared, whether or not anybody has it, and who has it. */
async function findAccount(username: string): Promise<{ name: string; account: Account | null }> {
  const column = username.includes("@") ? sql`u.email` : sql`u.username`;
  const [row] = await rows<Account & { name: string; id: string | null }>(sql`
    SELECT typed.name, u.id, u.password_hash AS "passwordHash", u.status,
      EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "secondStep"
    FROM (SELECT lower(${username}::text) AS name) typed
    LEFT JOIN users u ON ${column} = ${username}::citext AND u.status <> 'deleted'`);
  return { name: row?.name ?? username, account: row?.id ? row : null };
}

type Try = { name: string; userId: string | null; address: string };

/**
 * Counts this try against every limit; returns what to call after a right password. Tries count for the name that was
 * typed: counted for the account, they would tell that a username and an email address are one person's.
 */
async function countTry({ name, userId, address }: Try): Promise<() => Promise<void>> {
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
export async function liftLoginLimits(userId: string, address: string): Promise<void> {
  const [names] = await rows<{ username: string; email: string }>(sql`
    SELECT lower(username::text) AS username, lower(email::text) AS email FROM users WHERE id = ${userId}::uuid`);
  if (!names) return;
  await clearLimit(loginAddressLimit, address);
  await clearLimit(loginAccountLimit, `${names.username}|${address}`);
  await clearLimit(loginAccountLimit, `${names.email}|${address}`);
  await clearLimit(loginEverywhereLimit, names.email);
}

type LoginInput = { username: string; password: string; rememberMe?: boolean; headers: Headers };

/** The second step is asked for before any cookie. */
export type LoginResult = SignedIn | { challenge: string };

/**
 * Signs in with username or email. Unknown account and wrong password get the same 401 after the same work;
 * a right password on a suspended account is 403; too many tries are 429.
 */
export async function logIn({
  username,
  password,
  rememberMe: remember = false,
  headers,
}: LoginInput): Promise<LoginResult> {
  const address = addressHash(headers);
  const { name, account } = await findAccount(username);
  const forgive = await countTry({ name, userId: account?.id ?? null, address });
  const matches = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !matches) {
    log.warn({ event: "login_failed", userId: account?.id, address });
    throw new AppError("not_signed_in", authCopy.invalidLogin);
  }
  await forgive();
  if (account.status === "suspended") {
    log.warn({ event: "login_suspended", userId: account.id, address });
    throw new AppError("forbidden", authCopy.accountSuspended);
  }
  if (account.secondStep)
    return { challenge: await startChallenge({ userId: account.id, remember, headers }) };
  log.info({ event: "login", userId: account.id, address });
  return startSession({ userId: account.id, remember, headers });
}
