import "server-only";
import { randomUUID } from "node:crypto";
import { lockSignedIn } from "@/lib/auth/credentials/signed-in.commands";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hashToken } from "@/lib/server/one-time";
import { consume } from "@/lib/server/rate-limit";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { activityLines } from "./activity.rules";
import type { MembershipDto } from "./contract";
import { memberCopy, obstacleCopy } from "./copy";
import { assertOutranks, lockTeam } from "./invitations.commands";
import { deleteTeamNotices } from "./notices.rows";
import { auditTeam } from "./rows";
import { findInvitationObstacle, invitationUseLimit, type InvitationState, type MemberRole } from "./rules";

type MemberInput = { viewer: Viewer; id: string; headers: Headers };

/** Throws not_found for a member of another business and forbidden for one whose role isn’t below the viewer’s. */
async function lockMember(tx: Transaction, { viewer, id }: MemberInput) {
  const [member] = await tx.rows<{ role: MemberRole; username: string; userId: string }>(sql`
    SELECT m.role::text AS role, m.user_id::text AS "userId", u.username::text AS username FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.id = ${id}::uuid AND m.vendor_id = ${viewer.vendorId}::uuid FOR UPDATE OF m`);
  if (!member) throw new AppError("not_found", memberCopy.unknownMember);
  assertOutranks(viewer, member.role);
  return member;
}

export async function changeMember(chosen: MemberInput, role: MemberRole): Promise<void> {
  const { viewer, id, headers } = chosen;
  await transaction(async (tx) => {
    const member = await lockMember(tx, chosen);
    assertOutranks(viewer, role);
    if (member.role === role) return;
    await tx.rows(sql`UPDATE members SET role = ${role}::member_role WHERE id = ${id}::uuid`);
    await auditTeam(tx, {
      ...{ viewer, vendorId: vendorIdOf(viewer), action: "role", headers },
      summary: activityLines.role(viewer.username, member.username, role),
      before: { role: member.role },
      after: { role },
    });
  });
}

export async function removeMember(chosen: MemberInput): Promise<void> {
  const { viewer, id, headers } = chosen;
  await transaction(async (tx) => {
    const { role, username, userId } = await lockMember(tx, chosen);
    await tx.rows(sql`DELETE FROM members WHERE id = ${id}::uuid`);
    await deleteTeamNotices(tx, { userId, vendorId: vendorIdOf(viewer) });
    await auditTeam(tx, {
      ...{ viewer, vendorId: vendorIdOf(viewer), action: "remove", headers },
      summary: activityLines.remove(viewer.username, username),
      before: { role },
    });
  });
  log.info({ event: "member_removed", vendor: viewer.vendorId, userId: viewer.id });
}

export async function leaveTeam(viewer: Viewer, headers: Headers): Promise<void> {
  await transaction(async (tx) => {
    const [left] = await tx.rows<{ vendorId: string; role: MemberRole }>(sql`
      DELETE FROM members WHERE user_id = ${viewer.id}::uuid
      RETURNING vendor_id::text AS "vendorId", role::text AS role`);
    if (!left) throw new AppError("not_found", memberCopy.noTeam);
    const { vendorId, role } = left;
    await deleteTeamNotices(tx, { userId: viewer.id, vendorId });
    await auditTeam(tx, {
      ...{ viewer, vendorId, action: "leave", headers },
      summary: `${viewer.username} left the team`,
      before: { role },
    });
  });
  log.info({ event: "member_left", userId: viewer.id });
}

async function readState(tx: Transaction, userId: string): Promise<Omit<InvitationState, "invitedEmail">> {
  const [state] = await tx.rows<Omit<InvitationState, "invitedEmail">>(sql`
    SELECT u.email::text AS email, u.email_verified_at IS NOT NULL AS "isConfirmed", u.role::text AS role,
      u.moderator AS "isModerator", EXISTS (SELECT 1 FROM members m WHERE m.user_id = u.id) AS "isMember"
    FROM users u WHERE u.id = ${userId}::uuid`);
  return state!;
}

type AcceptedInvitation = { id: string; email: string; role: MemberRole };

type JoinInput = { viewer: Viewer; token: string; headers: Headers };

/** Locks the person, then the business, then the invitation. */
async function join(tx: Transaction, { viewer, token, headers }: JoinInput): Promise<MembershipDto> {
  await lockSignedIn(tx, viewer);
  const tokenHash = hashToken(token);
  const invalid = () => new AppError("bad_request", memberCopy.invalidInvitation);
  const [known] = await tx.rows<{ vendorId: string }>(sql`
    SELECT vendor_id::text AS "vendorId" FROM member_invitations WHERE token_hash = ${tokenHash}`);
  if (!known) throw invalid();
  const { vendorId } = known;
  const { businessName } = await lockTeam(tx, vendorId);
  const [invitation] = await tx.rows<AcceptedInvitation>(sql`
    SELECT id, email::text AS email, role::text AS role FROM member_invitations
    WHERE token_hash = ${tokenHash} AND expires_at > now() FOR UPDATE`);
  if (!invitation) throw invalid();
  const state = await readState(tx, viewer.id);
  const obstacle = findInvitationObstacle({ ...state, invitedEmail: invitation.email });
  if (obstacle === "address" || obstacle === "unconfirmed") {
    throw new AppError("forbidden", obstacleCopy[obstacle]);
  }
  if (obstacle) throw new AppError("conflict", obstacleCopy[obstacle]);
  const { id, role } = invitation;
  await tx.rows(sql`
    INSERT INTO members (id, vendor_id, user_id, role, created_at)
    VALUES (${randomUUID()}::uuid, ${vendorId}::uuid, ${viewer.id}::uuid, ${role}::member_role, now())`);
  await tx.rows(sql`DELETE FROM member_invitations WHERE id = ${id}::uuid`);
  await auditTeam(tx, {
    ...{ viewer, vendorId, action: "join", headers },
    summary: `${viewer.username} joined the team as ${role}`,
    after: { role },
  });
  return { vendorId, businessName, role };
}

export async function joinTeam(joining: JoinInput): Promise<MembershipDto> {
  await consume(invitationUseLimit, joining.viewer.id, memberCopy.tooManyTries);
  const membership = await transaction((tx) => join(tx, joining));
  log.info({ event: "member_joined", vendor: membership.vendorId, userId: joining.viewer.id });
  return membership;
}
