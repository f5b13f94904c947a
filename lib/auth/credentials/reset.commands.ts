import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { passwordResetMail } from "@/lib/notifications/mail/mail.copy";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { hashToken, newToken } from "@/lib/server/one-time";
import { hashPassword } from "@/lib/server/password";
import { enqueue } from "@/lib/server/queue";
import { consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import type { Role } from "@/lib/shared/access";
import { taskName } from "@/lib/shared/task";
import { resetCopy } from "../copy";
import { resetMinutes } from "../rules";
import { resetDayLimit, resetLimit, resetUseLimit } from "../limits.rules";
import { isKnownAddress } from "../sessions/sessions.queries";
import { clearLoginLimits } from "./limits.commands";
import { withMailboxLimit } from "./mailbox.commands";
import { assertStrongPassword, findNamedUser, namesOf, storePassword } from "./password.commands";
import { findResetTarget } from "./reset.queries";

/** `address` is the hashed IP address of the request. */
export const resetTask = taskName<{ email: string; address?: string }>("password-reset");

type RequestInput = { email: string; headers: Headers };

/**
 * Queues a reset request. Only the queue looks up the account, so that neither response nor timing reveals whether it
 * exists.
 */
export async function requestReset({ email, headers }: RequestInput): Promise<void> {
  const address = addressHash(headers);
  const uses = [
    { limit: resetLimit, subject: `address|${address}` },
    { limit: resetLimit, subject: `email|${email}` },
    { limit: resetDayLimit, subject: address },
  ];
  for (const { limit, subject } of uses) await consume(limit, subject, resetCopy.tooMany);
  try {
    await enqueue(resetTask, { email, address });
  } catch (error) {
    for (const { limit, subject } of uses) await refund(limit, subject);
    throw error;
  }
  log.info({ event: "reset_requested", address });
}

type LinkInput = { userId: string; issuedById?: string };

export async function createResetLink(tx: Transaction, { userId, issuedById }: LinkInput): Promise<string> {
  const { token, hash } = newToken();
  // Locks the user, so that the second of two concurrent requests revokes the first one's link.
  await tx.rows(sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
  await tx.rows(sql`
    UPDATE password_reset_tokens SET revoked_at = now()
    WHERE user_id = ${userId}::uuid AND used_at IS NULL AND revoked_at IS NULL`);
  await tx.rows(sql`
    INSERT INTO password_reset_tokens (id, user_id, token_hash, issued_by_id, created_at, expires_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${hash}, ${issuedById ?? null}::uuid, now(),
      now() + make_interval(mins => ${resetMinutes}))`);
  return `${env.APP_URL}/reset-password?token=${token}`;
}

async function queueResetLink(email: string): Promise<string | null> {
  return transaction(async (tx) => {
    // Locks the user, so that a concurrent address change either revokes this link or is visible here.
    const [user] = await tx.rows<{ id: string; email: string; username: string; firstName: string }>(sql`
      SELECT id::text, email::text, username::text, first_name AS "firstName"
      FROM users WHERE email = ${email}::citext AND status = 'active' FOR NO KEY UPDATE`);
    if (!user) return null;
    const link = await createResetLink(tx, { userId: user.id });
    const content = passwordResetMail(await siteOfMail(tx), { ...user, link, minutes: resetMinutes });
    await queueMail(tx, { userId: user.id, to: user.email, content });
    return user.id;
  });
}

/**
 * Emails a reset link if the address has an active account. Past the mailbox limits, which strangers may have used up,
 * only requests from a known address of the owner get one.
 */
export async function sendResetLink(email: string, address?: string): Promise<void> {
  const [found] = await rows<{ id: string }>(sql`
    SELECT id::text AS id FROM users WHERE email = ${email}::citext AND status = 'active'`);
  if (!found) return;
  const isOwners = address !== undefined && (await isKnownAddress(found.id, address));
  const userId = await withMailboxLimit(email, async (hasRoom) =>
    hasRoom || isOwners ? queueResetLink(email) : null,
  );
  if (!userId) return;
  log.info({ event: "reset_link_sent", userId });
  await scheduleMail();
}

async function redeemToken(tx: Transaction, token: string, address: string): Promise<boolean> {
  const used = await tx.$executeRaw(sql`
    UPDATE password_reset_tokens SET used_at = now(), used_ip_hash = ${address}
    WHERE token_hash = ${hashToken(token)} AND used_at IS NULL AND revoked_at IS NULL AND expires_at > now()`);
  return used === 1;
}

type ResetInput = { token: string; newPassword: string; headers: Headers };
type ResetResult = { userId: string; username: string; role: Role };

/** Null if the link is invalid. */
export async function redeemResetLink({
  token,
  newPassword,
  headers,
}: ResetInput): Promise<ResetResult | null> {
  const address = addressHash(headers);
  await consume(resetUseLimit, address, resetCopy.tooMany);
  const target = await findResetTarget(token);
  const user = target && (await findNamedUser(target.userId));
  if (!user) return null;
  await assertStrongPassword({ password: newPassword, names: namesOf(user), field: "newPassword" });
  const passwordHash = await hashPassword(newPassword);
  const stored = await transaction(async (tx) => {
    if (!(await redeemToken(tx, token, address))) return null;
    await storePassword(tx, { user, passwordHash, reason: "password_reset" });
    // Someone with temporary access to the mailbox may have linked their own identity or added a passkey.
    await tx.rows(sql`DELETE FROM identities WHERE user_id = ${user.id}::uuid`);
    await tx.rows(sql`DELETE FROM passkeys WHERE user_id = ${user.id}::uuid`);
    // A new password has already ended what these links would end.
    await tx.rows(sql`DELETE FROM sign_in_alerts WHERE user_id = ${user.id}::uuid AND used_at IS NULL`);
    return tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { role: true } });
  });
  if (!stored) return null;
  await clearLoginLimits(user.id, headers);
  log.info({ event: "password_reset", userId: user.id, address });
  await scheduleMail();
  return { userId: user.id, username: user.username, role: stored.role };
}
