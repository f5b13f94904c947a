import "server-only";
import { reviewerName } from "@/lib/reviews/rules";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { openingDays } from "./rules";

const openingTime = sql`make_interval(days => ${openingDays}::int)`;

/** True if a case about offer `o` can be opened: it was agreed, and completed or called off at most 60 days ago. */
export const isCaseTime = sql`((o.status = 'accepted' AND (o.settled_at IS NULL OR o.settled_at > now() - ${openingTime}))
  OR o.called_off_at > now() - ${openingTime}) IS TRUE`;

/** True once viewing `w` was confirmed and its time has come. */
export const hasBegun = sql`(w.status IN ('confirmed', 'done', 'no_show') AND w.starts_at <= now())`;

export const isViewingCaseTime = sql`(${hasBegun} AND w.starts_at > now() - ${openingTime})`;

const latestCase = (
  which: Sql,
) => sql`(SELECT json_build_object('id', k.id, 'status', k.status) FROM deal_cases k
  WHERE ${which} ORDER BY k.created_at DESC, k.id DESC LIMIT 1)`;

export const caseColumn = latestCase(sql`k.deal_id = o.id`);
export const viewingCaseColumn = latestCase(sql`k.viewing_id = w.id`);

/** Subject `s` of case `k`: its deal, or its viewing without an amount. */
export const caseSubject = sql`LATERAL (
  SELECT o.conversation_id, l.title, o.amount_cents FROM offers o JOIN listings l ON l.id = o.listing_id
  WHERE o.id = k.deal_id
  UNION ALL
  SELECT w.conversation_id, coalesce(l.title, j.title), NULL FROM viewings w JOIN conversations c ON c.id = w.conversation_id
    LEFT JOIN listings l ON l.id = w.listing_id LEFT JOIN jobs j ON j.id = c.job_id
  WHERE w.id = k.viewing_id) t`;

export const kindColumn = sql`CASE WHEN k.viewing_id IS NULL THEN 'deal' ELSE 'appointment' END AS kind`;

export const filesColumn = sql`(SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.original_name,
    'kind', d.kind, 'bytes', d.bytes) ORDER BY f.position), '[]')
  FROM case_files f JOIN documents d ON d.id = f.document_id WHERE f.statement_id = s.id)`;

const nameColumn = sql`u.first_name AS "firstName", u.last_name AS "lastName",
  CASE WHEN v.status IN ('approved', 'suspended') THEN v.business_name END AS "businessName"`;

type NameRow = { firstName: string; lastName: string; businessName: string | null };

export async function readName(tx: Transaction, userId: string): Promise<string> {
  const [person] = await tx.rows<NameRow>(sql`
    SELECT ${nameColumn} FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${userId}::uuid`);
  return person?.businessName ?? reviewerName(person?.firstName ?? "", person?.lastName ?? "");
}
