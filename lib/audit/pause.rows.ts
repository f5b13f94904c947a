import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";

type Kind = "listing" | "advertisement" | "job";

const lastPause: Record<Kind, (id: string) => Sql> = {
  listing: (id) => sql`
    SELECT e.actor_id, v.user_id AS owner_id FROM listing_events e
      JOIN listings l ON l.id = e.listing_id JOIN vendors v ON v.id = l.vendor_id
    WHERE l.id = ${id}::uuid AND e.action = 'pause' ORDER BY e.created_at DESC, e.id DESC LIMIT 1`,
  advertisement: (id) => sql`
    SELECT e.actor_id, v.user_id AS owner_id FROM advertisement_events e
      JOIN advertisements a ON a.id = e.advertisement_id LEFT JOIN vendors v ON v.id = a.vendor_id
    WHERE a.id = ${id}::uuid AND e.action = 'pause' ORDER BY e.created_at DESC, e.id DESC LIMIT 1`,
  // Paused jobs may be closed, filled, or expired and return from there.
  job: (id) => sql`
    SELECT actor_id, owner_id FROM (
      SELECT e.action, e.actor_id, j.poster_id AS owner_id FROM job_events e JOIN jobs j ON j.id = e.job_id
      WHERE j.id = ${id}::uuid AND e.action IN ('pause', 'resume', 'relist', 'approve')
      ORDER BY e.created_at DESC, e.id DESC LIMIT 1) e
    WHERE action = 'pause'`,
};

/**
 * True if an admin paused it last; only an admin can resume it then. Reads the audit log, because an admin's role may
 * have changed since, and members of the owner's team pause too.
 */
export async function isPausedByAdmin(tx: Transaction, kind: Kind, id: string): Promise<boolean> {
  const [pause] = await tx.rows<{ byAdmin: boolean }>(sql`
    SELECT p.actor_id IS DISTINCT FROM p.owner_id AND EXISTS (
      SELECT FROM audit_log a WHERE a.subject_type = ${kind} AND a.subject_id = ${id} AND a.action = ${`${kind}.pause`}
        AND a.actor_id IS NOT DISTINCT FROM p.actor_id) AS "byAdmin"
    FROM (${lastPause[kind](id)}) p`);
  return pause?.byAdmin ?? false;
}
