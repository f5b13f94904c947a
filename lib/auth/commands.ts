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

async function findAccount(username: string): Promise<Account | null> {
  const column = username.includes("@") ? sql`u.email` : sql`u.username`;
  const [account] = await rows<Account>(sql`
    SELECT u.id, u.password_hash AS "passwordHash", u.status,
      EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "secondStep"
    FROM users u WHERE ${column} = ${username}::citext AND u.status <> 'deleted'`);
  return account ?? null;
}

/** Counts this try against every limit; returns what to call after a right password. */
async function countTry(
  subject: string,
  userId: string | null,
  address: string,
): Promise<() => Promise<void>> {
  const pair = `${subject}|${address}`;
  await consume(loginAddressLimit, address, authCopy.tooManyLogins);
  await consume(loginAccountLimit, pair, authCopy.tooManyLogins);
  if (!(await isKnownAddress(userId, address))) {
    await consume(loginEverywhereLimit, subject, authCopy.tooManyLogins);
  }
  return async function forgive() {
    await clearLimit(loginAccountLimit, pair);
    await refund(loginAddressLimit, address);
    await refund(loginEverywhereLimit, subject);
  };
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
  const account = await findAccount(username);
  const forgive = await countTry(account?.id ?? username, account?.id ?? null, address);
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
