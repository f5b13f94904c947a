import { jobQuery, readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { categoryHref, listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";

export const maxSavedSearches = 25;

export const frequencies = ["instant", "daily", "weekly", "none"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyNames: Record<Frequency, string> = {
  instant: "Right away",
  daily: "Once a day",
  weekly: "Once a week",
  none: "Off",
};

export const maxNewShown = 99;

export const deletedRetentionHours = 24;

export const newListingsPageSize = 48;

export function formatNewCount(count: number): string {
  return `${count > maxNewShown ? `${maxNewShown}+` : count} new`;
}

export function resultsHref({ category, subcategory, ...others }: ListingAddress): string {
  if (!category) return hrefs.search(listingQuery({ ...others, subcategory, sort: "newest" }, "q"));
  return categoryHref({ ...others, category, subcategory, sort: "newest" });
}

export function toJobQuery(filter: Readonly<Record<string, string | number>>): string {
  const parameters = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return jobQuery(readJobAddress(Object.fromEntries(parameters)));
}
