import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { revokeSessions } from "@/lib/auth/sessions/sessions.commands";
import { posterTags } from "@/lib/jobs/poster.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import {
  accountReinstatedMail,
  accountSuspendedMail,
  roleChangedMail,
} from "@/lib/notifications/mail/mail.copy";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Role, Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason } from "@/lib/shared/decision-checks";
import { syncSuspension } from "@/lib/subscriptions/billing/plan.commands";
import { businessSuspendedWith, reopenBusiness, tagsOfBusiness } from "./business.rows";
import { accountModerationCopy as text } from "./moderation.copy";
import { maxSuspensionDays, roleTitles, type AccountAction, type AssignableRole } from "./moderation.rules";
import { isLastAdmin } from "./rules";

type LockedAccount = {
  username: string;
  firstName: string;
  email: string;
  role: Role;
  moderator: boolean;
  status: "active" | "suspended";
  vendorId: string | null;
  heldVendorId: string | null;
};

async function lockAccount(tx: Transaction, userId: string): Promise<LockedAccount> {
  const [person] = await tx.rows<LockedAccount>(sql`
    SELECT u.username::text AS username, u.first_name AS "firstName", u.email::text AS email,
      u.role::text AS role, u.moderator, u.status::text AS status, v.id::text AS "vendorId",
      ${businessSuspendedWith} AS "heldVendorId"
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id
    WHERE u.id = ${userId}::uuid AND u.status <> 'deleted' FOR UPDATE OF u`);
  if (!person) throw new AppError("not_found", text.notFound);
  return person;
}

async function withLastAdminCheck<T>(change: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(change);
  } catch (error) {
    throw isLastAdmin(error) ? new AppError("conflict", text.lastAdmin, { cause: error }) : error;
  }
}

type Decision = {
  admin: Viewer;
  userId: string;
  action: AccountAction;
  reason: string;
  until?: string;
  headers: Headers;
  runInTransaction?: (tx: Transaction) => Promise<void>;
};

async function suspendBusiness(
  tx: Transaction,
  { admin, reason }: Decision,
  vendorId: string,
): Promise<void> {
  const { count } = await tx.vendor.updateMany({
    where: { id: vendorId, status: "approved" },
    data: { status: "suspended", decisionReason: reason },
  });
  if (count === 0) return;
  await tx.vendorEvent.create({
    data: { vendorId, actorId: admin.id, fromStatus: "approved", toStatus: "suspended", reason },
    select: { id: true },
  });
  await syncSuspension(tx, vendorId);
}

async function suspend(tx: Transaction, decision: Decision, person: LockedAccount): Promise<void> {
  const { userId, reason, until = null } = decision;
  if (person.status !== "active") throw new AppError("conflict", text.decided);
  await tx.user.update({
    where: { id: userId },
    data: { status: "suspended", suspendedReason: reason, suspendedAt: new Date(), suspendedUntil: until },
    select: { id: true },
  });
  if (person.vendorId) await suspendBusiness(tx, decision, person.vendorId);
  const content = accountSuspendedMail(await siteOfMail(tx), { firstName: person.firstName, reason, until });
  await queueMail(tx, { userId, to: person.email, content });
}

async function reinstate(tx: Transaction, { userId, admin }: Decision, person: LockedAccount): Promise<void> {
  if (person.status !== "suspended") throw new AppError("conflict", text.decided);
  await tx.user.update({
    where: { id: userId },
    data: { status: "active", suspendedReason: null, suspendedAt: null, suspendedUntil: null },
    select: { id: true },
  });
  const { heldVendorId: vendorId } = person;
  if (vendorId) {
    await reopenBusiness(tx, { vendorId, actorId: admin.id });
    await syncSuspension(tx, vendorId);
  }
  const content = accountReinstatedMail(await siteOfMail(tx), { firstName: person.firstName });
  await queueMail(tx, { userId, to: person.email, content });
}

function assertEnd(until: string | undefined): void {
  if (!until) return;
  const days = (new Date(until).getTime() - Date.now()) / 86_400_000;
  if (days > 0 && days <= maxSuspensionDays) return;
  throw new AppError("rule_broken", text.untilWrong, { fields: { until: text.untilWrong } });
}

const names: Record<AccountAction, string> = {
  suspend: "suspended",
  reinstate: "reinstated",
  "sign-out": "signed out everywhere",
};

/**
 * Suspends, reinstates or signs out a user and revokes their sessions. Throws 409 if the account is already in that
 * state or is the last admin's; admins who sign themselves out keep the current session.
 */
export async function decideOnAccount(decision: Decision): Promise<void> {
  const { admin, userId, action, reason, headers } = decision;
  if (action === "suspend") {
    if (userId === admin.id) throw new AppError("rule_broken", text.self);
    assertReason(reason, text.reasonRequired);
    assertEnd(decision.until);
  }
  await withLastAdminCheck(async (tx) => {
    const person = await lockAccount(tx, userId);
    await recordAudit(tx, {
      actor: admin,
      action: `user.${action}`,
      subjectType: "user",
      subjectId: userId,
      summary: `${person.username} was ${names[action]}`,
      data: action === "suspend" ? { reason } : {},
      headers,
    });
    if (action === "suspend") await suspend(tx, decision, person);
    if (action === "reinstate") await reinstate(tx, decision, person);
    const except = userId === admin.id ? admin.sessionId : undefined;
    await revokeSessions(tx, { userId, reason: `admin_${action}`, except });
    const { vendorId } = person;
    if (action === "suspend" && vendorId) await purge(await tagsOfBusiness(tx, vendorId), tx);
    if (action !== "sign-out") await purge(await posterTags(tx, userId), tx);
    await decision.runInTransaction?.(tx);
  });
  log.warn({ event: "account_decided", action, userId, by: admin.id });
  await scheduleMail();
}

type Grant = { admin: Viewer; userId: string; role: AssignableRole; headers: Headers };

/**
 * Switches between customer, moderator, and admin and revokes the user's sessions, whose cookies contain the old role. Throws 409
 * for the last admin or a suspended user, 422 for a vendor.
 */
export async function changeRole({ admin, userId, role, headers }: Grant): Promise<void> {
  const changed = await withLastAdminCheck(async (tx) => {
    const person = await lockAccount(tx, userId);
    if (person.role === "vendor") throw new AppError("rule_broken", text.vendorRole);
    const [granted, moderator] = role === "moderator" ? (["customer", true] as const) : [role, false];
    if (person.role === granted && person.moderator === moderator) return false;
    if (person.status === "suspended") throw new AppError("conflict", text.suspended);
    await recordAudit(tx, {
      actor: admin,
      action: "user.role",
      subjectType: "user",
      subjectId: userId,
      summary: `${person.username} was made ${roleTitles[role]}`,
      headers,
    });
    await tx.user.update({ where: { id: userId }, data: { role: granted, moderator }, select: { id: true } });
    await tx.member.deleteMany({ where: { userId } });
    await revokeSessions(tx, { userId, reason: "role_change" });
    const content = roleChangedMail(await siteOfMail(tx), { firstName: person.firstName, role });
    await queueMail(tx, { userId, to: person.email, content });
    return true;
  });
  if (!changed) return;
  log.warn({ event: "role_changed", userId, role, by: admin.id });
  await scheduleMail();
}
