import "server-only";
import { randomBytes } from "node:crypto";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { accountSecuredMail } from "@/lib/notifications/mail/sign-in.copy";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hashToken } from "@/lib/server/one-time";
import { hashPassword } from "@/lib/server/password";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { resetUseLimit } from "../limits.rules";
import { resetMinutes } from "../rules";
import { revokeSessions } from "../sessions/sessions.commands";
import { createResetLink } from "./reset.commands";
import { signInAlertCopy as copy } from "./sign-in-alert.copy";

type Owner = { id: string; username: string; firstName: string; email: string };

/** Locks the user before the link, so that a concurrent sign-in either ends here or sees the refusal. */
async function redeemAlert(tx: Transaction, token: string): Promise<Owner> {
  const hash = hashToken(token);
  const [owner] = await tx.rows<Owner>(sql`
    SELECT id::text, username::text, first_name AS "firstName", email::text AS email FROM users
    WHERE status = 'active' AND id = (SELECT user_id FROM sign_in_alerts WHERE token_hash = ${hash})
    FOR NO KEY UPDATE`);
  const redeemed = await tx.rows(sql`
    UPDATE sign_in_alerts SET used_at = now()
    WHERE token_hash = ${hash} AND used_at IS NULL AND expires_at > now() RETURNING id`);
  if (!owner || redeemed.length === 0) throw new AppError("bad_request", copy.invalidToken);
  // Links about other devices have nothing left to end.
  await tx.rows(sql`
    UPDATE sign_in_alerts SET used_at = now() WHERE user_id = ${owner.id}::uuid AND used_at IS NULL`);
  return owner;
}

async function closeEntrances(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
  await revokeSessions(tx, { userId, reason: "not_me" });
  await tx.loginChallenge.deleteMany({ where: { userId } });
  await tx.identity.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.passkeyChallenge.deleteMany({ where: { userId } });
}

type RefuseInput = { token: string; headers: Headers };

/**
 * Ends all access to the account and emails a reset link to its address. Throws 400 for an unknown, used, or expired
 * link.
 */
export async function refuseSignIn({ token, headers }: RefuseInput): Promise<void> {
  await consume(resetUseLimit, addressHash(headers), copy.tooMany);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const userId = await transaction(async (tx) => {
    const { id, username, firstName, email } = await redeemAlert(tx, token);
    await closeEntrances(tx, id, passwordHash);
    await recordAudit(tx, {
      actor: { id, username },
      action: "user.refuse_sign_in",
      subjectType: "user",
      subjectId: id,
      summary: `${username} reported a sign-in that wasn’t theirs`,
      headers,
    });
    const link = await createResetLink(tx, { userId: id });
    const content = accountSecuredMail(await siteOfMail(tx), { firstName, link, minutes: resetMinutes });
    await queueMail(tx, { userId: id, to: email, content });
    return id;
  });
  log.warn({ event: "sign_in_refused", userId });
  await scheduleMail();
}
