import "server-only";
import { transferAddressBlocks } from "@/lib/messages/blocks/blocks.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { confirmEmailMail, emailChangedMail } from "@/lib/notifications/mail/mail.copy";
import { creditConfirmedEmail } from "@/lib/rewards/earning.rows";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { toAppError } from "@/lib/server/errors";
import { log } from "@/lib/server/log";
import { hashToken } from "@/lib/server/one-time";
import { consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { confirmationMinutes, emailChangeMinutes } from "../rules";
import { confirmationLimit, emailChangeLimit, registerAddressLimit, resetUseLimit } from "../limits.rules";
import { emailCopy } from "./email.copy";
import { createEmailLink, hasEmailLink, revokeEmailLinks } from "./email.rows";
import { withMailboxLimit } from "./mailbox.commands";
import { requirePassword } from "./password.commands";
import { lockSignedIn } from "./signed-in.commands";

async function isEmailInUse(email: string, userId: string): Promise<boolean> {
  const [row] = await rows<{ taken: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM users WHERE email = ${email}::citext AND id <> ${userId}::uuid) AS taken`);
  return row?.taken ?? false;
}

type Change = { email: string; isMailed: boolean };

async function beginChange(viewer: Viewer, { email, isMailed }: Change): Promise<true | null> {
  return transaction(async (tx) => {
    const { firstName } = await lockSignedIn(tx, viewer);
    if (!isMailed && (await hasEmailLink(tx, { userId: viewer.id, email }))) return null;
    await revokeEmailLinks(tx, viewer.id);
    const minutes = emailChangeMinutes;
    const link = await createEmailLink(tx, { userId: viewer.id, email, minutes });
    if (!isMailed) return null;
    const content = confirmEmailMail(await siteOfMail(tx), { firstName, newEmail: email, link, minutes });
    await queueMail(tx, { userId: viewer.id, to: email, content });
    return true;
  });
}

type ChangeInput = { email: string; password: string };

/**
 * Starts an email change that only the owner of the new address can confirm through the emailed link. Sends nothing,
 * but doesn't reveal it, if another account has the address or its mailbox is past a limit.
 */
export async function requestEmailChange(viewer: Viewer, { email, password }: ChangeInput): Promise<void> {
  await consume(emailChangeLimit, viewer.id, emailCopy.tooMany);
  await requirePassword({ userId: viewer.id, password, field: "password" });
  if (await isEmailInUse(email, viewer.id)) await beginChange(viewer, { email, isMailed: false });
  else await withMailboxLimit(email, (hasRoom) => beginChange(viewer, { email, isMailed: hasRoom }));
  log.info({ event: "email_change_requested", userId: viewer.id });
  await scheduleMail();
}

async function queueConfirmation(viewer: Viewer, hasRoom: boolean): Promise<true | null> {
  return transaction(async (tx) => {
    const { firstName, email, emailVerifiedAt } = await lockSignedIn(tx, viewer);
    if (emailVerifiedAt) throw new AppError("conflict", emailCopy.alreadyConfirmed);
    if (!hasRoom) return null;
    await revokeEmailLinks(tx, viewer.id);
    const minutes = confirmationMinutes;
    const link = await createEmailLink(tx, { userId: viewer.id, email, minutes });
    const content = confirmEmailMail(await siteOfMail(tx), { firstName, newEmail: email, link, minutes });
    await queueMail(tx, { userId: viewer.id, to: email, content });
    return true;
  });
}

export async function resendConfirmation(viewer: Viewer): Promise<void> {
  await consume(confirmationLimit, viewer.id, emailCopy.tooManyLinks);
  const [own] = await rows<{ email: string }>(sql`
    SELECT email::text AS email FROM users WHERE id = ${viewer.id}::uuid`);
  await withMailboxLimit(own?.email ?? "", (hasRoom) => queueConfirmation(viewer, hasRoom));
  await scheduleMail();
}

export async function dropEmailChange(viewer: Viewer): Promise<void> {
  await transaction((tx) => revokeEmailLinks(tx, viewer.id));
}

function invalidToken(): AppError {
  return new AppError("bad_request", emailCopy.invalidToken);
}

type ConfirmedChange = { userId: string; newEmail: string };

type Owner = { email: string; firstName: string; confirmed: boolean };

/** Locks the user before the link, so that concurrent requests for a new link wait. */
async function lockOwner(tx: Transaction, token: string): Promise<Owner> {
  const [owner] = await tx.rows<Owner>(sql`
    SELECT email::text AS email, first_name AS "firstName", email_verified_at IS NOT NULL AS confirmed FROM users WHERE status = 'active' AND id = (
      SELECT user_id FROM email_changes WHERE token_hash = ${hashToken(token)}) FOR NO KEY UPDATE`);
  if (!owner) throw invalidToken();
  return owner;
}

async function takeToken(tx: Transaction, token: string): Promise<ConfirmedChange> {
  const [change] = await tx.rows<ConfirmedChange>(sql`
    UPDATE email_changes SET confirmed_at = now()
    WHERE token_hash = ${hashToken(token)} AND confirmed_at IS NULL AND revoked_at IS NULL AND expires_at > now()
    RETURNING user_id::text AS "userId", new_email::text AS "newEmail"`);
  if (!change) throw invalidToken();
  return change;
}

async function applyChange(tx: Transaction, token: string): Promise<ConfirmedChange & { isFirst: boolean }> {
  const user = await lockOwner(tx, token);
  const change = await takeToken(tx, token);
  await revokeEmailLinks(tx, change.userId);
  await tx.user.update({
    where: { id: change.userId },
    data: { email: change.newEmail, emailVerifiedAt: new Date() },
    select: { id: true },
  });
  await transferAddressBlocks(tx, { userId: change.userId, email: change.newEmail });
  await tx.rows(sql`
    UPDATE password_reset_tokens SET revoked_at = now()
    WHERE user_id = ${change.userId}::uuid AND used_at IS NULL AND revoked_at IS NULL`);
  if (user.confirmed && user.email.toLowerCase() !== change.newEmail.toLowerCase()) {
    const content = emailChangedMail(await siteOfMail(tx), {
      firstName: user.firstName,
      newEmail: change.newEmail,
    });
    await queueMail(tx, { userId: change.userId, to: user.email, content });
  }
  await creditConfirmedEmail(tx, change.userId);
  return { ...change, isFirst: !user.confirmed };
}

async function refundSignUp(userId: string): Promise<void> {
  const [signUp] = await rows<{ address: string }>(sql`
    SELECT s.ip_hash AS address FROM users u JOIN sessions s ON s.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.created_at > now() - make_interval(secs => ${registerAddressLimit.seconds})
    ORDER BY s.created_at LIMIT 1`);
  if (signUp) await refund(registerAddressLimit, signUp.address);
}

type ConfirmInput = { token: string; headers: Headers };

export async function confirmEmailChange({ token, headers }: ConfirmInput): Promise<string> {
  await consume(resetUseLimit, addressHash(headers), emailCopy.tooMany);
  try {
    const { userId, newEmail, isFirst } = await transaction((tx) => applyChange(tx, token));
    if (isFirst) {
      await refundSignUp(userId).catch((error: unknown) => log.warn({ event: "sign_up_counts", err: error }));
    }
    log.info({ event: "email_changed", userId });
    await scheduleMail();
    return newEmail;
  } catch (error) {
    const known = toAppError(error);
    throw known.code === "conflict" ? new AppError("conflict", emailCopy.inUse, { cause: error }) : error;
  }
}
