import { call, callWithHeaders } from "@/lib/client/api";
import { readTotal, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { listListings } from "@/lib/listings/contract";
import type { Category } from "@/lib/listings/rules";
import { getOptionCounts } from "@/lib/search/refinement/contract";
import { readQuery } from "@/lib/shared/query-params";
import type { OptionCounts } from "./counts";
import { showLabel } from "./count-labels";

function queryOf(choices: URLSearchParams, fixed: ListingAddress) {
  return { status: "approved" as const, ...readResultsAddress(readQuery(choices)), ...fixed };
}

export async function countResults(choices: URLSearchParams, fixed: ListingAddress): Promise<string> {
  const query = { ...queryOf(choices, fixed), limit: 1 };
  const { headers } = await callWithHeaders(listListings, { query }, { fresh: true });
  const { total, capped } = readTotal(headers);
  return showLabel(total, capped);
}

/**
 * Counts each option with the other choices applied. Ignores values of an unexpected shape, which come from another
 * version of the site.
 */
export async function countOptions(
  choices: URLSearchParams,
  fixed: ListingAddress,
  section: Category | undefined,
): Promise<OptionCounts> {
  const query = { ...(section ? { category: section } : {}), ...queryOf(choices, fixed) };
  const counts = await call(getOptionCounts, { query });
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([, counted]) => Array.isArray(counted))
      .map(([name, counted]) => [
        name,
        counted.map((one) => ({ ...one, isChosen: one.value === choices.get(name) })),
      ]),
  );
}
