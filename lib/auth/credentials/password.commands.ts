import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { passwordChangedMail } from "@/lib/notifications/mail/mail.copy";
import { db, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hashPassword, verifyPassword } from "@/lib/server/password";
import { consume, refund } from "@/lib/server/rate-limit";
import { isEasyToGuess } from "@/lib/server/weak-password";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { registrationCopy } from "../copy";
import { passwordCheckLimit } from "../limits.rules";
import { revokeSessions } from "../sessions/sessions.commands";
import { passwordCopy } from "./password.copy";

type RequireInput = { userId: string; password: string; field: string };

function wrongPassword(field: string): AppError {
  return new AppError("rule_broken", passwordCopy.currentWrong, {
    fields: { [field]: passwordCopy.currentWrong },
  });
}

/**
 * Re-authenticates before actions that a stolen session must not perform. Throws 422 for a wrong password, 429 past the
 * limit; returns the verified hash.
 */
export async function requirePassword({ userId, password, field }: RequireInput): Promise<string> {
  await consume(passwordCheckLimit, userId, passwordCopy.tooManyTries);
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (user && (await verifyPassword(user.passwordHash, password))) {
    await refund(passwordCheckLimit, userId);
    return user.passwordHash;
  }
  log.warn({ event: "password_check_failed", userId });
  throw wrongPassword(field);
}

type GoodInput = { password: string; names: (string | null | undefined)[]; field: string };

export async function assertStrongPassword({ password, names, field }: GoodInput): Promise<void> {
  const known = names.filter((name): name is string => Boolean(name));
  if (!(await isEasyToGuess(password, known))) return;
  const message = registrationCopy.passwordTooEasy;
  throw new AppError("rule_broken", message, { fields: { [field]: message } });
}

type NamedUser = {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  vendor: { businessName: string } | null;
};

export async function findNamedUser(userId: string): Promise<NamedUser | null> {
  return db.user.findFirst({
    where: { id: userId, status: "active" },
    select: {
      id: true,
      email: true,
      username: true,
      firstName: true,
      lastName: true,
      vendor: { select: { businessName: true } },
    },
  });
}

export function namesOf({ username, email, firstName, lastName, vendor }: NamedUser): (string | null)[] {
  return [username, email.split("@")[0] ?? null, firstName, lastName, vendor?.businessName ?? null];
}

type StoreInput = {
  user: NamedUser;
  passwordHash: string;
  reason: string;
  except?: string;
  /** Hash that was verified; if it has changed since, nothing is stored and null is returned. */
  replaces?: string;
};

/**
 * Stores the hash, revokes other sessions, reset links and sign-in challenges, and notifies the user by email. Returns
 * the number of revoked sessions.
 */
export async function storePassword(tx: Transaction, input: StoreInput): Promise<number | null> {
  const { user, passwordHash, reason, except, replaces } = input;
  const where = { id: user.id, passwordHash: replaces };
  const { count } = await tx.user.updateMany({ where, data: { passwordHash } });
  if (count === 0) return null;
  const ended = await revokeSessions(tx, { userId: user.id, reason, except });
  await tx.rows(sql`
    UPDATE password_reset_tokens SET revoked_at = now()
    WHERE user_id = ${user.id}::uuid AND used_at IS NULL AND revoked_at IS NULL`);
  await tx.loginChallenge.deleteMany({ where: { userId: user.id } });
  await tx.passkeyChallenge.deleteMany({ where: { userId: user.id } });
  const content = passwordChangedMail(await siteOfMail(tx), user);
  await queueMail(tx, { userId: user.id, to: user.email, content });
  return ended;
}

type ChangeInput = { currentPassword: string; newPassword: string };

export async function changeOwnPassword(
  viewer: Viewer,
  input: ChangeInput,
): Promise<{ endedSessions: number }> {
  const { currentPassword, newPassword } = input;
  const field = "currentPassword";
  const replaces = await requirePassword({ userId: viewer.id, password: currentPassword, field });
  const user = await findNamedUser(viewer.id);
  if (!user) throw new AppError("not_signed_in", "Please sign in to continue.");
  if (currentPassword.normalize("NFKC") === newPassword.normalize("NFKC")) {
    throw new AppError("rule_broken", passwordCopy.sameAsBefore, {
      fields: { newPassword: passwordCopy.sameAsBefore },
    });
  }
  await assertStrongPassword({ password: newPassword, names: namesOf(user), field: "newPassword" });
  const passwordHash = await hashPassword(newPassword);
  const reason = "password_change";
  const endedSessions = await transaction((tx) =>
    storePassword(tx, { user, passwordHash, reason, except: viewer.sessionId, replaces }),
  );
  if (endedSessions === null) throw wrongPassword(field);
  log.info({ event: "password_changed", userId: viewer.id });
  await scheduleMail();
  return { endedSessions };
}
