import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { NewConversation } from "@/lib/messages/contract";

/** Exactly one is set. */
export type Subject = { listingId: string | null; jobId: string | null; vendorId: string | null };

export function subjectOf({ listingId, jobId, vendorId }: Partial<NewConversation>): Subject {
  return { listingId: listingId ?? null, jobId: jobId ?? null, vendorId: vendorId ?? null };
}

export async function findConversation(
  tx: Transaction,
  starterId: string,
  subject: Subject,
): Promise<string | null> {
  const [found] = await tx.rows<{ id: string }>(sql`
    SELECT id FROM conversations WHERE starter_id = ${starterId}::uuid AND
      (listing_id = ${subject.listingId}::uuid OR job_id = ${subject.jobId}::uuid OR vendor_id = ${subject.vendorId}::uuid)`);
  return found?.id ?? null;
}
