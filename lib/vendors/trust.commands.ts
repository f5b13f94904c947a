import "server-only";
import { purge } from "@/lib/server/cache";
import { sql, transaction } from "@/lib/server/db";
import { minReplyThreads, replyWindowDays, vendorTag } from "./rules";

/**
 * Computes what messages and edits say about each vendor. Pages of a vendor are made again only where their words change;
 * the number of these vendors.
 */
export function refreshTrust(): Promise<number> {
  return transaction(
    async (tx) => {
      const changed = await tx.rows<{ id: string }>(sql`
        SELECT refresh_vendor_trust(${replyWindowDays}::int, ${minReplyThreads}::int)::text AS id`);
      if (changed.length > 0)
        await purge(
          changed.map(({ id }) => vendorTag(id)),
          tx,
        );
      return changed.length;
    },
    { slow: true },
  );
}
