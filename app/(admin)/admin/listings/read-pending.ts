import type { PendingQuery } from "@/lib/listings/moderation/contract";
import { listPendingListings } from "@/lib/listings/moderation/queries";
import { readFrom } from "@/lib/shared/cursor";

type Asked = { kind: PendingQuery["kind"]; cursor: string | undefined };

/** A page of what waits for review. */
export function readPending({ kind, cursor: from }: Asked) {
  return readFrom(from, (cursor) => listPendingListings({ kind, limit: 25, cursor }));
}
