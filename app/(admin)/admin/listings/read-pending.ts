import type { PendingQuery } from "@/lib/listings/moderation/decision.contract";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { readFrom } from "@/lib/shared/page";

type Asked = { kind: PendingQuery["kind"]; cursor: string | undefined };

/** A page of what waits for review. */
export function readPending({ kind, cursor: from }: Asked) {
  return readFrom(from, (cursor) => listPendingListings({ kind, limit: 25, cursor }));
}
