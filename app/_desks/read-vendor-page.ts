import type { VendorFilter } from "@/components/admin/vendors/vendor-filters";
import { readPageOrFirst } from "@/lib/shared/page";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";

type VendorPageQuery = { filter: VendorFilter; search: string; cursor?: string };

export function readVendorPage({ filter, search, cursor: from }: VendorPageQuery) {
  const query = { status: filter === "all" ? undefined : filter, search: search || undefined, limit: 25 };
  return readPageOrFirst(from, (cursor) => listVendorsForReview({ ...query, cursor }));
}
