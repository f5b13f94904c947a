import "server-only";
import { noTeam, permissionDenied, type Actor, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { isPermitted, isTeamMember, type BusinessRole, type Permission } from "@/lib/shared/permissions";
import { rows, sql, transactionChecks, type Transaction } from "./db";

/**
 * Joins `v`, the business for which the user `u` acts: their own, or as a customer the approved one whose team they’re
 * in.
 */
export const actingBusiness = sql`
  LEFT JOIN LATERAL (
    SELECT o.id, o.status, 'owner' AS role, false AS "isTeam" FROM vendors o WHERE o.user_id = u.id
    UNION ALL
    SELECT b.id, b.status, m.role::text, true FROM members m
      JOIN vendors b ON b.id = m.vendor_id AND b.status = 'approved'
      JOIN users owner ON owner.id = b.user_id AND owner.status = 'active'
    WHERE m.user_id = u.id AND u.role = 'customer'
    LIMIT 1) v ON true`;

export const actingRole = sql`CASE WHEN v."isTeam" THEN 'vendor'::role ELSE u.role END`;

/** Locks the membership, so that a removal or a change of role waits for the write, or the write is refused. */
async function assertMembership(tx: Transaction, viewer: Viewer, permission: Permission): Promise<void> {
  const [member] = await tx.rows<{ businessRole: BusinessRole }>(sql`
    SELECT m.role::text AS "businessRole" FROM members m
    JOIN vendors b ON b.id = m.vendor_id AND b.status = 'approved'
    JOIN users owner ON owner.id = b.user_id AND owner.status = 'active'
    WHERE m.user_id = ${viewer.id}::uuid AND m.vendor_id = ${viewer.vendorId}::uuid FOR SHARE OF m`);
  const isSame = member?.businessRole === viewer.businessRole;
  if (!isSame || !isPermitted(viewer, permission)) {
    throw new AppError("forbidden", permissionDenied);
  }
}

/** Repeats the check of `assertAccess` in each transaction of a team member's request to a desk. */
export function withMembership<T>(
  viewer: Viewer | null,
  endpoint: Endpoint,
  run: () => Promise<T>,
): Promise<T> {
  if (!viewer || !endpoint.permission || !isTeamMember(viewer)) return run();
  return withPermission(viewer, endpoint.permission, run);
}

/** Checks a team member's permission in each transaction of `run`. */
export function withPermission<T>(viewer: Viewer, permission: Permission, run: () => Promise<T>): Promise<T> {
  return transactionChecks.run((tx) => assertMembership(tx, viewer, permission), run);
}

/** The business’s owner, as the sender of its messages, with the session of the team member who acts. */
export async function readOwner(viewer: Viewer): Promise<Viewer> {
  const [owner] = await rows<{ id: string; username: string }>(sql`
    SELECT u.id::text AS id, u.username::text AS username FROM vendors v JOIN users u ON u.id = v.user_id
    WHERE v.id = ${viewer.vendorId}::uuid`);
  return { ...viewer, ...owner!, businessRole: "owner" };
}

type BusinessAttempt = { viewer: Viewer; permission: Permission; headers?: Headers };

/** Runs `act` for the owner of the viewer's business; throws forbidden without a business or the permission. */
export async function actForBusiness<T>(
  { viewer, permission, headers }: BusinessAttempt,
  act: (actor: Actor) => Promise<T>,
): Promise<T> {
  const { id, username, vendorId, businessRole } = viewer;
  if (!businessRole || !vendorId) throw new AppError("forbidden", noTeam);
  if (!isPermitted(viewer, permission)) throw new AppError("forbidden", permissionDenied);
  if (!isTeamMember(viewer)) return act(viewer);
  const owner = await readOwner(viewer);
  const author = { id, username, vendorId, headers };
  return withPermission(viewer, permission, () => act({ ...owner, author }));
}
