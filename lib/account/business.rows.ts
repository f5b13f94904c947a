import "server-only";
import { advertisementsTag } from "@/lib/advertisements/rules";
import { listingsTag, listingTag } from "@/lib/listings/rules";
import { purge } from "@/lib/server/cache";
import { sql, type Transaction } from "@/lib/server/db";
import { vendorTag } from "@/lib/vendors/rules";

/**
 * SQL for the vendor that was suspended together with user `u` and has had no separate decision since; null if there is
 * none.
 */
export const businessSuspendedWith = sql`
  (SELECT v.id::text FROM vendors v JOIN LATERAL (
      SELECT e.to_status, e.reason, e.created_at FROM vendor_events e WHERE e.vendor_id = v.id
      ORDER BY e.created_at DESC, e.id DESC LIMIT 1) last ON true
    WHERE v.user_id = u.id AND v.status = 'suspended' AND last.to_status = 'suspended'
      AND last.reason = u.suspended_reason AND last.created_at > u.suspended_at - interval '1 minute')`;

export async function reopenBusiness(
  tx: Transaction,
  { vendorId, actorId }: { vendorId: string; actorId: string | null },
): Promise<void> {
  await tx.vendor.update({
    where: { id: vendorId },
    data: {
      status: "approved",
      decisionReason: null,
      events: { create: { actorId, fromStatus: "suspended", toStatus: "approved" } },
    },
    select: { id: true },
  });
  await purge(await tagsOfBusiness(tx, vendorId), tx);
}

export async function tagsOfBusiness(tx: Transaction, vendorId: string): Promise<string[]> {
  const listings = await tx.rows<{ id: string }>(
    sql`SELECT id::text AS id FROM listings WHERE vendor_id = ${vendorId}::uuid`,
  );
  return [vendorTag(vendorId), listingsTag, advertisementsTag, ...listings.map(({ id }) => listingTag(id))];
}
