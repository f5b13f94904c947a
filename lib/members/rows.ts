import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import type { AuditState } from "@/lib/audit/rules";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import type { BusinessRole } from "@/lib/shared/permissions";
import type { InvitationDto } from "./contract";
import { outranks, type MemberRole } from "./rules";

export type InvitationRow = {
  id: string;
  email: string;
  role: MemberRole;
  expiresAt: Date;
  expired: boolean;
};

export const invitationColumns = sql`id, email::text AS email, role::text AS role, expires_at AS "expiresAt",
  expires_at <= now() AS expired`;

export function toInvitation(row: InvitationRow, actor: BusinessRole | null): InvitationDto {
  return { ...row, expiresAt: row.expiresAt.toISOString(), manageable: outranks(actor, row.role) };
}

type Entry = {
  viewer: Pick<Viewer, "id" | "username">;
  vendorId: string;
  action: "invite" | "resend" | "revoke" | "join" | "role" | "remove" | "leave" | "assign";
  summary: string;
  before?: AuditState;
  after?: AuditState;
  headers: Headers;
};

/** Names the business as the subject, so that its owner’s activity list finds what the team did. */
export async function auditTeam(tx: Transaction, entry: Entry): Promise<void> {
  const { viewer, vendorId, action, summary, before = null, after = null, headers } = entry;
  await recordAudit(tx, {
    actor: { id: viewer.id, username: viewer.username },
    action: `member.${action}`,
    subjectType: "team",
    subjectId: vendorId,
    summary,
    state: before || after ? { before, after } : null,
    headers,
  });
}
