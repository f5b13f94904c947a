import { callWithHeaders } from "@/lib/client/api";
import type { ListingAddress } from "@/lib/listings/address/rules";
import { readTotal } from "@/lib/listings/address/rules";
import { listListings } from "@/lib/listings/contract";
import { showLabel } from "./show-label";

/** 'Show 124 results' for a choice of filters; null when it cannot be counted, so that the old label stays. */
export async function countMatches(address: ListingAddress): Promise<string | null> {
  try {
    const { headers } = await callWithHeaders(listListings, { query: { ...address, limit: 1 } });
    const { total, capped } = readTotal(headers);
    return showLabel(total, capped);
  } catch {
    return null;
  }
}
