import "server-only";
import { purge } from "@/lib/server/cache";
import { sql, transaction } from "@/lib/server/db";
import { minReplyThreads, replyWindowDays, vendorTag } from "./rules";

/** Purges vendor pages only if their texts change; returns the number of these vendors. */
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
