import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { loaderError } from "@/lib/client/loader-error";
import { getHomepageRow } from "@/lib/homepage/row.contract";
import type { HomepageRowId } from "@/lib/homepage/row.rules";
import { listingCopy } from "@/lib/listings/copy";
import { homepageKeys } from "./keys";

export function useHomepageRow(row: HomepageRowId, place: string | undefined) {
  return useQuery({
    queryKey: homepageKeys.row(row, place),
    queryFn: async ({ signal }) => {
      try {
        return await call(getHomepageRow, { params: { row }, query: { place } }, { signal });
      } catch (error) {
        throw loaderError(listingCopy.listingsFailed, error);
      }
    },
  });
}
