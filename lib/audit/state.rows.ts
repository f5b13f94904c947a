import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { AuditState } from "./rules";

/** Auditable state per kind, with display names as keys. Must not contain secrets or personal addresses. */
const states = {
  user: (id: string) => sql`
    SELECT u.role, u.moderator, u.status, u.suspended_reason AS "suspension reason", u.suspended_until AS "suspended until",
      (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > now())
        AS "signed-in devices"
    FROM users u WHERE u.id = ${id}::uuid`,
  vendor: (id: string) => sql`
    SELECT status, decision_reason AS reason, verified, verified_at AS "verified at", business_name AS "business name"
    FROM vendors WHERE id = ${id}::uuid`,
  listing: (id: string) => sql`
    SELECT l.status, l.title, left(l.description, 500) AS description, l.price_cents::float / 100 AS price, l.category,
      l.decision_reason AS reason, l.expires_at AS expires, l.featured_at IS NOT NULL AS featured,
      (SELECT r.status FROM listing_revisions r WHERE r.listing_id = l.id ORDER BY r.created_at DESC LIMIT 1) AS edit
    FROM listings l WHERE l.id = ${id}::uuid`,
  review: (id: string) => sql`
    SELECT status, decision_reason AS reason, picked FROM reviews WHERE id = ${id}::uuid`,
  job: (id: string) => sql`
    SELECT status, title, left(description, 500) AS description, decision_reason AS reason, expires_at AS expires
    FROM jobs WHERE id = ${id}::uuid`,
  advertisement: (id: string) => sql`
    SELECT status, title, decision_reason AS reason, position, weight, link_url AS link, starts_at AS starts,
      ends_at AS ends, (SELECT i.name FROM images i WHERE i.id = image_id) AS picture
    FROM advertisements WHERE id = ${id}::uuid`,
  redemption: (id: string) => sql`
    SELECT status, points, note FROM reward_redemptions WHERE id = ${id}::uuid`,
  reward_item: (id: string) => sql`
    SELECT name, description, points, value, active AS offered FROM reward_items WHERE id = ${id}::uuid`,
  payment: (id: string) => sql`
    SELECT status, amount_cents::float / 100 AS amount, plan_id AS plan FROM payments WHERE id = ${id}::uuid`,
  suggestion: (id: string) => sql`
    SELECT status, failed AS "found nothing", term AS "found instead" FROM search_suggestions WHERE id = ${id}::uuid`,
} satisfies Record<string, (id: string) => Sql>;

export type StateKind = keyof typeof states;

export function hasState(kind: string): kind is StateKind {
  return kind in states;
}

export async function readState(tx: Transaction, kind: StateKind, id: string): Promise<AuditState | null> {
  const [row] = await tx.rows<{ state: AuditState }>(
    sql`SELECT to_jsonb(x) AS state FROM (${states[kind](id)}) x`,
  );
  return row?.state ?? null;
}
