import type { VendorFilter } from "@/components/admin/vendors/vendor-filters";
import { AppError } from "@/lib/shared/app-error";
import { listVendorsForReview } from "@/lib/vendors/review/queries";

type Asked = { filter: VendorFilter; search: string; cursor: string };

/** A page of vendors; a cursor that is no longer good starts from the front. */
export async function readVendorPage({ filter, search, cursor }: Asked) {
  const query = { status: filter === "all" ? undefined : filter, search: search || undefined, limit: 25 };
  try {
    return await listVendorsForReview({ ...query, cursor: cursor || undefined });
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request") return listVendorsForReview(query);
    throw error;
  }
}
