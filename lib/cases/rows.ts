import "server-only";
import { reviewerName } from "@/lib/reviews/rules";
import { sql, type Transaction } from "@/lib/server/db";
import { openingDays } from "./rules";

/** True if a case about offer `o` can be opened: it was agreed, and completed at most 60 days ago. */
export const isCaseTime = sql`(o.status = 'accepted' AND (o.settled_at IS NULL
  OR o.settled_at > now() - make_interval(days => ${openingDays}::int)))`;

export const caseColumn = sql`(SELECT json_build_object('id', k.id, 'status', k.status) FROM deal_cases k
  WHERE k.deal_id = o.id ORDER BY k.created_at DESC, k.id DESC LIMIT 1)`;

export const filesColumn = sql`(SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.original_name,
    'kind', d.kind, 'bytes', d.bytes) ORDER BY f.position), '[]')
  FROM case_files f JOIN documents d ON d.id = f.document_id WHERE f.statement_id = s.id)`;

const nameColumn = sql`u.first_name AS "firstName", u.last_name AS "lastName",
  CASE WHEN v.status IN ('approved', 'suspended') THEN v.business_name END AS "businessName"`;

type Named = { firstName: string; lastName: string; businessName: string | null };

export async function readName(tx: Transaction, userId: string): Promise<string> {
  const [person] = await tx.rows<Named>(sql`
    SELECT ${nameColumn} FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${userId}::uuid`);
  return person?.businessName ?? reviewerName(person?.firstName ?? "", person?.lastName ?? "");
}
