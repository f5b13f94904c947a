import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import { addressHashes } from "@/lib/server/request-meta";
import type { Sql } from "@/lib/server/sql";
import { dotlessHosts } from "./mailbox.rules";

export const phoneDigits = (phone: Sql) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;

/** Must match `mailboxOf`; a test compares them. */
export function mailboxSql(email: Sql): Sql {
  const host = sql`lower(regexp_replace(${email}, '^.*@', ''))`;
  const name = sql`regexp_replace(regexp_replace(lower(regexp_replace(${email}, '@[^@]*$', '')), '^\\+', ''), '\\+.*$', '')`;
  return sql`CASE WHEN ${host} = ANY(${dotlessHosts}) THEN replace(${name}, '.', '') || ${`@${dotlessHosts[0]}`}::text
    ELSE ${name} || '@' || ${host} END`;
}

export type Relation = { phone: boolean; email: boolean; network: boolean };

const teamOf = (userId: string) => sql`
  SELECT ${userId}::uuid AS id
  UNION SELECT m.user_id FROM vendors v JOIN members m ON m.vendor_id = v.id WHERE v.user_id = ${userId}::uuid`;

const numbersOf = (userId: string) => sql`
  SELECT ${phoneDigits(sql`phone`)} AS digits FROM users WHERE id IN (${teamOf(userId)})
  UNION SELECT ${phoneDigits(sql`phone`)} FROM vendors WHERE user_id = ${userId}::uuid
  UNION SELECT ${phoneDigits(sql`a.phone`)} FROM vendor_applications a JOIN vendors v ON v.id = a.vendor_id
    WHERE v.user_id = ${userId}::uuid`;

/**
 * Checks for a shared phone number, mailbox, or network of the last 90 days between two people and their teams. Unknown
 * IP addresses are ignored.
 */
export async function readRelation(reader: Reader, userId: string, otherId: string): Promise<Relation> {
  const [relation] = await reader.rows<Relation>(sql`
    SELECT
      EXISTS (SELECT FROM (${numbersOf(userId)}) a JOIN (${numbersOf(otherId)}) b ON b.digits = a.digits
        WHERE length(a.digits) >= 7) AS phone,
      EXISTS (SELECT FROM users a JOIN users b ON ${mailboxSql(sql`a.email::text`)} = ${mailboxSql(sql`b.email::text`)}
        WHERE a.id IN (${teamOf(userId)}) AND b.id IN (${teamOf(otherId)})) AS email,
      EXISTS (SELECT FROM sessions a JOIN sessions b ON b.ip_hash = a.ip_hash
        WHERE a.user_id IN (${teamOf(userId)}) AND b.user_id IN (${teamOf(otherId)})
          AND a.ip_hash <> ALL (${addressHashes(new Headers())}::text[])
          AND a.last_used_at > now() - interval '90 days'
          AND b.last_used_at > now() - interval '90 days') AS network`);
  return relation!;
}
