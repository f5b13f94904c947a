import "server-only";
import { randomUUID } from "node:crypto";
import { withMailboxLimit } from "@/lib/auth/credentials/mailbox.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { newToken } from "@/lib/server/one-time";
import { consume } from "@/lib/server/rate-limit";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import type { InvitationDto, NewInvitation } from "./contract";
import { memberCopy } from "./copy";
import { invitationMail } from "./mail.copy";
import { auditTeam, invitationColumns, toInvitation, type InvitationRow } from "./rows";
import {
  invitationDays,
  invitationResendLimit,
  inviteLimit,
  maxTeam,
  outranks,
  type MemberRole,
} from "./rules";

export async function lockTeam(tx: Transaction, vendorId: string): Promise<LockedVendor> {
  const vendor = await lockVendor(tx, vendorId);
  if (vendor?.status !== "approved") throw new AppError("forbidden", memberCopy.notApproved);
  return vendor;
}

export function assertOutranks(viewer: Viewer, role: MemberRole): void {
  if (!outranks(viewer.businessRole, role)) throw new AppError("forbidden", memberCopy.outranked);
}

type InviteeAccount = { userId: string; isConfirmed: boolean; isOwner: boolean; isMember: boolean };

async function findAccount(
  tx: Transaction,
  vendorId: string,
  email: string,
): Promise<InviteeAccount | undefined> {
  const [known] = await tx.rows<InviteeAccount>(sql`
    SELECT u.id AS "userId", u.email_verified_at IS NOT NULL AS "isConfirmed",
      EXISTS (SELECT 1 FROM vendors v WHERE v.id = ${vendorId}::uuid AND v.user_id = u.id) AS "isOwner",
      EXISTS (SELECT 1 FROM members m WHERE m.vendor_id = ${vendorId}::uuid AND m.user_id = u.id) AS "isMember"
    FROM users u WHERE u.email = ${email}::citext AND u.status <> 'deleted'`);
  return known;
}

async function assertRoom(tx: Transaction, vendorId: string, email: string): Promise<void> {
  await tx.rows(sql`
    DELETE FROM member_invitations WHERE vendor_id = ${vendorId}::uuid AND expires_at <= now()`);
  const [team] = await tx.rows<{ size: number; isInvited: boolean }>(sql`
    SELECT ((SELECT count(*) FROM members WHERE vendor_id = ${vendorId}::uuid) + count(*))::int AS size,
      coalesce(bool_or(email = ${email}::citext), false) AS "isInvited"
    FROM member_invitations WHERE vendor_id = ${vendorId}::uuid`);
  if (team?.isInvited) throw new AppError("conflict", memberCopy.alreadyInvited);
  if ((team?.size ?? 0) >= maxTeam) throw new AppError("rule_broken", memberCopy.teamFull);
}

type InvitationInput = {
  vendor: LockedVendor;
  known: InviteeAccount | undefined;
  invitation: InvitationRow;
  token: string;
};

async function sendInvitation(
  tx: Transaction,
  { vendor, known, invitation, token }: InvitationInput,
): Promise<void> {
  const content = invitationMail(await siteOfMail(tx), {
    businessName: known?.isConfirmed ? vendor.businessName : null,
    role: invitation.role,
    link: `${env.APP_URL}${mailHrefs.teamInvitation(token)}`,
  });
  await queueMail(tx, { userId: known?.userId ?? null, to: invitation.email, content });
}

const lifetime = sql`now() + make_interval(days => ${invitationDays}::int)`;

type InviteInput = { viewer: Viewer; body: NewInvitation; headers: Headers };

async function insertInvitation(
  tx: Transaction,
  { viewer, body, headers }: InviteInput,
  hasRoom: boolean,
): Promise<InvitationDto> {
  const { email, role } = body;
  assertOutranks(viewer, role);
  const vendor = await lockTeam(tx, vendorIdOf(viewer));
  const known = await findAccount(tx, vendor.id, email);
  if (known?.isOwner) throw new AppError("conflict", memberCopy.owner);
  if (known?.isMember) throw new AppError("conflict", memberCopy.alreadyMember);
  await assertRoom(tx, vendor.id, email);
  const { token, hash } = newToken();
  const [invitation] = await tx.rows<InvitationRow>(sql`
    INSERT INTO member_invitations (id, vendor_id, email, role, token_hash, invited_by_id, created_at, expires_at)
    VALUES (${randomUUID()}::uuid, ${vendor.id}::uuid, ${email}::citext, ${role}::member_role, ${hash},
      ${viewer.id}::uuid, now(), ${lifetime})
    RETURNING ${invitationColumns}`);
  await auditTeam(tx, {
    ...{ viewer, vendorId: vendor.id, action: "invite", headers },
    summary: `${viewer.username} invited a person as ${role}`,
    after: { role },
  });
  if (hasRoom) await sendInvitation(tx, { vendor, known, invitation: invitation!, token });
  return toInvitation(invitation!, viewer.businessRole);
}

/** Sends nothing, but doesn’t reveal it, while the mailbox is past its limit. */
export async function inviteMember(input: InviteInput): Promise<InvitationDto> {
  const { viewer, body } = input;
  await consume(inviteLimit, vendorIdOf(viewer), memberCopy.tooManyInvitations);
  const invitation = await withMailboxLimit(body.email, (hasRoom) =>
    runStep("member.invite", (tx) => insertInvitation(tx, input, hasRoom)),
  );
  log.info({ event: "member_invited", vendor: viewer.vendorId, userId: viewer.id });
  await scheduleMail();
  return invitation!;
}

type InvitationAction = { viewer: Viewer; id: string; headers: Headers };

async function lockInvitation(tx: Transaction, viewer: Viewer, id: string): Promise<InvitationRow> {
  const [invitation] = await tx.rows<InvitationRow>(sql`
    SELECT ${invitationColumns} FROM member_invitations
    WHERE id = ${id}::uuid AND vendor_id = ${viewer.vendorId}::uuid FOR UPDATE`);
  if (!invitation) throw new AppError("not_found", memberCopy.unknownInvitation);
  assertOutranks(viewer, invitation.role);
  return invitation;
}

async function renewInvitation(tx: Transaction, { viewer, id, headers }: InvitationAction, hasRoom: boolean) {
  const vendor = await lockTeam(tx, vendorIdOf(viewer));
  const { email, role } = await lockInvitation(tx, viewer, id);
  const { token, hash } = newToken();
  const [renewed] = await tx.rows<InvitationRow>(sql`
    UPDATE member_invitations SET token_hash = ${hash}, expires_at = ${lifetime}
    WHERE id = ${id}::uuid RETURNING ${invitationColumns}`);
  await auditTeam(tx, {
    ...{ viewer, vendorId: vendor.id, action: "resend", headers },
    summary: `${viewer.username} sent an invitation as ${role} again`,
  });
  const known = await findAccount(tx, vendor.id, email);
  if (hasRoom) await sendInvitation(tx, { vendor, known, invitation: renewed!, token });
  return toInvitation(renewed!, viewer.businessRole);
}

export async function resendInvitation(chosen: InvitationAction): Promise<InvitationDto> {
  const { viewer, id } = chosen;
  const { email } = await transaction((tx) => lockInvitation(tx, viewer, id));
  await consume(invitationResendLimit, id, memberCopy.tooManyResends);
  const invitation = await withMailboxLimit(email, (hasRoom) =>
    transaction((tx) => renewInvitation(tx, chosen, hasRoom)),
  );
  await scheduleMail();
  return invitation!;
}

export async function revokeInvitation({ viewer, id, headers }: InvitationAction): Promise<void> {
  await transaction(async (tx) => {
    const { role } = await lockInvitation(tx, viewer, id);
    await tx.rows(sql`DELETE FROM member_invitations WHERE id = ${id}::uuid`);
    await auditTeam(tx, {
      ...{ viewer, vendorId: vendorIdOf(viewer), action: "revoke", headers },
      summary: `${viewer.username} withdrew an invitation as ${role}`,
      before: { role },
    });
  });
}
