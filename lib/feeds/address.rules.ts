import { readJobAddress, narrowToJobPart } from "@/lib/jobs/catalog/address.rules";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import type { Category } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { QueryParams } from "@/lib/shared/query-params";

function filterQuery(address: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(address) as [string, string | number | undefined][]) {
    if (name !== "sort" && value !== undefined) query.set(name, String(value));
  }
  return query.toString();
}

export function listingFeedHref(
  params: QueryParams,
  part: { category?: Category; subcategory?: string } = {},
): string {
  return hrefs.feed("listings", filterQuery({ ...readResultsAddress(params), ...part }));
}

export function jobFeedHref(params: QueryParams, part?: JobPart): string {
  return hrefs.feed("jobs", filterQuery(narrowToJobPart(readJobAddress(params), part)));
}
