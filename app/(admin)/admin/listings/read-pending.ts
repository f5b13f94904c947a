import type { PendingQuery } from "@/lib/listings/moderation/decision.contract";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { readPageOrFirst } from "@/lib/shared/page";

type PendingPageQuery = { kind: PendingQuery["kind"]; search?: string; cursor: string | undefined };

export function readPending({ kind, search, cursor: from }: PendingPageQuery) {
  return readPageOrFirst(from, (cursor) => listPendingListings({ kind, search, limit: 25, cursor }));
}
