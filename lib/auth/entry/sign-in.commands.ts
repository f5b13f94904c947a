import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { verifyPassword } from "@/lib/server/password";
import { addressHash } from "@/lib/server/request-meta";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";
import type { Link } from "../credentials/identities.rows";
import { linkIdentity } from "../credentials/linking.commands";
import { countSignInAttempt } from "../credentials/limits.commands";
import { startChallenge } from "../credentials/second-step.commands";
import { startSession, type NewSession } from "../sessions/sessions.commands";

type Account = {
  id: string;
  passwordHash: string;
  status: "active" | "suspended" | "deleted";
  secondStep: boolean;
};

async function findAccount(username: string): Promise<{ name: string; account: Account | null }> {
  const column = username.includes("@") ? sql`u.email` : sql`u.username`;
  const [row] = await rows<Account & { name: string; id: string | null }>(sql`
    SELECT typed.name, u.id, u.password_hash AS "passwordHash", u.status,
      EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "secondStep"
    FROM (SELECT lower(${username}::text) AS name) typed
    LEFT JOIN users u ON ${column} = ${username}::citext AND u.status <> 'deleted'`);
  return { name: row?.name ?? username, account: row?.id ? row : null };
}

export async function suspendedError(userId: string, headers: Headers): Promise<AppError> {
  log.warn({ event: "login_suspended", userId, address: addressHash(headers) });
  const { contactEmail } = await getSite();
  return new AppError("forbidden", authCopy.accountSuspended, {
    fields: { username: authCopy.suspendedContact(contactEmail) },
  });
}

type LoginInput = {
  username: string;
  password: string;
  rememberMe?: boolean;
  headers: Headers;
  link?: Link;
};

export type LoginResult = NewSession | { challenge: string };

/**
 * Signs in by username or email address. Unknown accounts and wrong passwords get the same 401 after the same work;
 * throws 403 for suspended accounts and 429 for too many attempts.
 */
export async function logIn({
  username,
  password,
  rememberMe: remember = false,
  headers,
  link,
}: LoginInput): Promise<LoginResult> {
  const address = addressHash(headers);
  const { name, account } = await findAccount(username);
  const forgive = await countSignInAttempt({ name, userId: account?.id ?? null, headers });
  const matches = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !matches) {
    log.warn({ event: "login_failed", userId: account?.id, address });
    throw new AppError("not_signed_in", authCopy.invalidLogin);
  }
  await forgive();
  if (account.status === "suspended") throw await suspendedError(account.id, headers);
  const { id: userId, passwordHash } = account;
  if (account.secondStep) return { challenge: await startChallenge({ userId, remember, headers, link }) };
  if (link) await transaction((tx) => linkIdentity(tx, { ...link, userId, headers, passwordHash }));
  log.info({ event: "login", userId, address });
  return startSession({ userId, remember, headers, passwordHash });
}
