import "server-only";
import { rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { isPermitted, isTeamMember, type BusinessRole } from "@/lib/shared/permissions";
import { displayName } from "@/lib/users/rules";
import type { MemberDto, TeamDto } from "./contract";
import { invitationColumns, toInvitation, type InvitationRow } from "./rows";
import {
  findInvitationObstacle,
  maxTeam,
  outranks,
  type InvitationObstacle,
  type InvitationState,
  type MemberRole,
} from "./rules";

type Row = {
  id: string | null;
  userId: string;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: BusinessRole;
  since: Date;
};

function toMember(row: Row, viewer: Viewer): MemberDto {
  const { id, userId, email, role, since } = row;
  const isManaging = isPermitted(viewer, "hire");
  return {
    id,
    name: displayName(row),
    email: isManaging || userId === viewer.id ? email : null,
    role,
    since: since.toISOString(),
    you: userId === viewer.id,
    manageable: isManaging && outranks(viewer.businessRole, role),
  };
}

async function readInvitations(viewer: Viewer, vendorId: string) {
  if (!isPermitted(viewer, "hire")) return [];
  const found = await rows<InvitationRow>(sql`
    SELECT ${invitationColumns} FROM member_invitations WHERE vendor_id = ${vendorId}::uuid
    ORDER BY created_at, id LIMIT ${maxTeam}`);
  return found.map((row) => toInvitation(row, viewer.businessRole));
}

export type JobBusiness = { name: string; mayPost: boolean };

/** The business for which a team member can post jobs; null for everybody else. */
export async function findJobBusiness(viewer: Viewer): Promise<JobBusiness | null> {
  if (!isTeamMember(viewer) || !isPermitted(viewer, "hire")) return null;
  const [found] = await rows<JobBusiness>(sql`
    SELECT v.business_name AS name, u.email_verified_at IS NOT NULL AS "mayPost"
    FROM vendors v JOIN users u ON u.id = v.user_id WHERE v.id = ${vendorIdOf(viewer)}::uuid`);
  return found ?? null;
}

export async function hasTeam(vendorId: string): Promise<boolean> {
  const [found] = await rows<{ exists: boolean }>(
    sql`SELECT EXISTS (SELECT FROM members WHERE vendor_id = ${vendorId}::uuid) AS exists`,
  );
  return found!.exists;
}

export async function readTeam(viewer: Viewer): Promise<TeamDto> {
  const vendorId = vendorIdOf(viewer);
  const person = sql`u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
    u.username::text AS username, u.email::text AS email`;
  const [team, invitations] = await Promise.all([
    rows<Row>(sql`
      SELECT NULL::uuid AS id, ${person}, 'owner' AS role, v.created_at AS since, true AS "isOwner"
      FROM vendors v JOIN users u ON u.id = v.user_id WHERE v.id = ${vendorId}::uuid
      UNION ALL
      SELECT m.id, ${person}, m.role::text, m.created_at, false
      FROM members m JOIN users u ON u.id = m.user_id WHERE m.vendor_id = ${vendorId}::uuid
      ORDER BY "isOwner" DESC, since, id`),
    readInvitations(viewer, vendorId),
  ]);
  return {
    role: viewer.businessRole ?? "agent",
    members: team.map((row) => toMember(row, viewer)),
    invitations,
  };
}

export type OpenInvitation = {
  businessName: string;
  role: MemberRole;
  obstacle: InvitationObstacle | null;
};

/** Null for an unknown, withdrawn, or expired token. Names the business only to the invited address. */
export async function findInvitation(token: string, userId: string): Promise<OpenInvitation | null> {
  const [found] = await rows<InvitationState & { businessName: string; memberRole: MemberRole }>(sql`
    SELECT v.business_name AS "businessName", i.role::text AS "memberRole", i.email::text AS "invitedEmail",
      u.email::text AS email, u.email_verified_at IS NOT NULL AS "isConfirmed", u.role::text AS role,
      u.moderator AS "isModerator", EXISTS (SELECT 1 FROM members m WHERE m.user_id = u.id) AS "isMember"
    FROM member_invitations i JOIN vendors v ON v.id = i.vendor_id AND v.status = 'approved'
      JOIN users u ON u.id = ${userId}::uuid
    WHERE i.token_hash = ${hashToken(token)} AND i.expires_at > now()`);
  if (!found) return null;
  const obstacle = findInvitationObstacle(found);
  return { businessName: found.businessName, role: found.memberRole, obstacle };
}
