import "server-only";
import { isUnsent } from "@/lib/notifications/mail/mail.rows";
import { sql, type Transaction } from "@/lib/server/db";

type FormerMember = { userId: string; vendorId: string };

/** Deletes a former member's notices about the business's customers and applicants, and their unsent emails. */
export async function deleteTeamNotices(tx: Transaction, { userId, vendorId }: FormerMember): Promise<void> {
  const person = sql`${userId}::uuid`;
  const threads = sql`vendors v JOIN conversations c ON c.owner_id = v.user_id AND c.starter_id <> ${person}`;
  const business = sql`v.id = ${vendorId}::uuid`;
  const own = sql`user_id = ${person} AND split_part(dedupe_key, ':', 1) || ':' || split_part(dedupe_key, ':', 2) IN (
    SELECT 'message:' || c.id FROM ${threads} WHERE ${business}
    UNION ALL SELECT 'offer:' || o.id FROM ${threads} JOIN offers o ON o.conversation_id = c.id WHERE ${business}
    UNION ALL SELECT 'viewing:' || w.id FROM ${threads} JOIN viewings w ON w.conversation_id = c.id WHERE ${business}
    UNION ALL SELECT s.subject FROM ${threads}
      JOIN LATERAL (SELECT k.* FROM deal_cases k JOIN offers o ON o.id = k.deal_id WHERE o.conversation_id = c.id
        UNION ALL SELECT k.* FROM deal_cases k JOIN viewings w ON w.id = k.viewing_id WHERE w.conversation_id = c.id) k
        ON true
      CROSS JOIN LATERAL (SELECT unnest(ARRAY['case-opened:', 'case-reminder:', 'case-closed:']) || k.id AS subject
        UNION ALL SELECT 'case-statement:' || s.id FROM case_statements s WHERE s.case_id = k.id) s
      WHERE ${business}
    UNION ALL SELECT s.prefix || r.id FROM vendors v JOIN reviews r ON r.vendor_id = v.id AND r.author_id <> ${person}
      CROSS JOIN unnest(ARRAY['review-new:', 'review-scheduled:']) AS s (prefix) WHERE ${business}
    UNION ALL SELECT 'buyer-rating-removed:' || b.id FROM vendors v JOIN buyer_ratings b ON b.vendor_id = v.id
      WHERE ${business}
    UNION ALL SELECT s.subject FROM vendors v JOIN jobs j ON j.poster_id = v.user_id
      JOIN job_applications a ON a.job_id = j.id AND a.applicant_id <> ${person}
      CROSS JOIN LATERAL (SELECT 'application:' || a.id AS subject
        UNION ALL SELECT 'application-step:' || e.id FROM job_application_events e WHERE e.application_id = a.id) s
      WHERE ${business})`;
  await tx.rows(sql`DELETE FROM notifications WHERE ${own}`);
  await tx.rows(sql`DELETE FROM digest_items WHERE ${own}`);
  await tx.rows(sql`DELETE FROM mails WHERE ${own} AND ${isUnsent}`);
}
