import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { rolesWith, type Permission } from "@/lib/shared/permissions";

type Team = { ownerId: string; permission: Permission };

const membersOf = (owner: Sql, permission: Permission) => sql`vendors v
  JOIN members m ON m.vendor_id = v.id AND m.role::text = ANY(${rolesWith(permission)})
  JOIN users u ON u.id = m.user_id AND u.role = 'customer'
  WHERE v.user_id = ${owner} AND v.status = 'approved'`;

export async function readTeam(tx: Transaction, { ownerId, permission }: Team): Promise<string[]> {
  const found = await tx.rows<{ id: string }>(sql`
    SELECT m.user_id::text AS id FROM ${membersOf(sql`${ownerId}::uuid`, permission)} ORDER BY m.user_id`);
  return found.map(({ id }) => id);
}

type Scope = { conversationId: string; userId: string; permission: Permission };

/**
 * Members who may act on the conversation for its owner `userId`: the one it's assigned to, or all, but never its
 * starter. Conversations about jobs need the permission `hire`. Empty if `userId` isn't the owner.
 */
export async function readTeamOf(
  tx: Transaction,
  { conversationId, userId, permission }: Scope,
): Promise<string[]> {
  const [found] = await tx.rows<{ isJob: boolean; guestId: string; assignee: string | null }>(sql`
    SELECT c.job_id IS NOT NULL AS "isJob", c.starter_id::text AS "guestId", a.user_id::text AS assignee
    FROM conversations c LEFT JOIN members a ON a.id = c.assignee_id
    WHERE c.id = ${conversationId}::uuid AND c.owner_id = ${userId}::uuid`);
  if (!found) return [];
  const members = await readTeam(tx, { ownerId: userId, permission: found.isJob ? "hire" : permission });
  const team = members.filter((id) => id !== found.guestId);
  const assigned = team.filter((id) => id === found.assignee);
  return assigned.length > 0 ? assigned : team;
}
