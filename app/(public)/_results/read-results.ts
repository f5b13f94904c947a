import type { ListingAddress } from "@/lib/listings/address/rules";
import { listListings } from "@/lib/listings/queries";
import { searchListings } from "@/lib/search/queries";
import { AppError } from "@/lib/shared/app-error";
import type { SearchPage } from "@/lib/search/contract";

export type PageParams = Promise<Record<string, string | string[] | undefined>>;

/** The page of results that an address asks for; a cursor that is no longer good starts from the front. */
export async function readResults(
  address: ListingAddress,
  cursor: string,
): Promise<{ page: SearchPage; cursor: string }> {
  const query = { ...address, status: "approved" as const, cursor: cursor || undefined };
  try {
    const page = address.search
      ? await searchListings(query)
      : { ...(await listListings(query)), about: false, corrected: null };
    return { page, cursor };
  } catch (error) {
    if (cursor && error instanceof AppError && error.code === "bad_request") return readResults(address, "");
    throw error;
  }
}

/** One text value of a parameter, or an empty one. */
export function textOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
