import type { VendorFilter } from "@/components/admin/vendors/vendor-filters";
import { readFrom } from "@/lib/shared/page";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";

type Asked = { filter: VendorFilter; search: string; cursor?: string };

/** A page of vendors. */
export function readVendorPage({ filter, search, cursor: from }: Asked) {
  const query = { status: filter === "all" ? undefined : filter, search: search || undefined, limit: 25 };
  return readFrom(from, (cursor) => listVendorsForReview({ ...query, cursor }));
}
