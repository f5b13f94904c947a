import type { PendingQuery } from "@/lib/listings/moderation/contract";
import { listPendingListings } from "@/lib/listings/moderation/queries";
import { AppError } from "@/lib/shared/app-error";

type Asked = { kind: PendingQuery["kind"]; cursor: string };

/** A page of what waits for review; a cursor that is no longer good starts from the front. */
export async function readPending({ kind, cursor }: Asked) {
  const query = { kind, limit: 25 };
  try {
    return await listPendingListings({ ...query, cursor: cursor || undefined });
  } catch (error) {
    if (cursor && error instanceof AppError && error.code === "bad_request")
      return listPendingListings(query);
    throw error;
  }
}
