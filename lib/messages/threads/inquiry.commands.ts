import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Role } from "@/lib/shared/access";
import { countInquiry } from "@/lib/vendors/desk/trends.commands";

type FirstMessage = { conversationId: string; messageId: string };

type Inquiry = {
  vendorId: string;
  listingId: string | null;
  role: Role;
  ownVendorId: string | null;
};

/** Counts an inquiry for the vendor if nothing else of its starter was delivered in the conversation before. */
export async function countFirstMessage(
  tx: Transaction,
  { conversationId, messageId }: FirstMessage,
): Promise<void> {
  const [found] = await tx.rows<Inquiry>(sql`
    SELECT coalesce(c.vendor_id, l.vendor_id)::text AS "vendorId", c.listing_id::text AS "listingId", u.role::text AS role,
      coalesce(o.id, m.vendor_id)::text AS "ownVendorId"
    FROM conversations c JOIN users u ON u.id = c.starter_id LEFT JOIN listings l ON l.id = c.listing_id
      LEFT JOIN vendors o ON o.user_id = u.id LEFT JOIN members m ON m.user_id = u.id
    WHERE c.id = ${conversationId}::uuid AND c.job_id IS NULL AND NOT EXISTS (
      SELECT FROM messages e
      WHERE e.conversation_id = c.id AND e.sender_id = c.starter_id AND e.id <> ${messageId}::uuid)`);
  if (!found) return;
  const { vendorId, listingId, role, ownVendorId } = found;
  await countInquiry(tx, { vendorId, listingId, viewer: { role, vendorId: ownVendorId } });
}
