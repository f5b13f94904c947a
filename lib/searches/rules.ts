import { jobQuery, readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { categoryHref, listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";

/** Searches that a person may keep (contract section 4). */
export const maxSavedSearches = 25;

export const frequencies = ["instant", "daily", "weekly", "none"] as const;
export type Frequency = (typeof frequencies)[number];

export const frequencyNames: Record<Frequency, string> = {
  instant: "Right away",
  daily: "Once a day",
  weekly: "Once a week",
  none: "Off",
};

/** More new listings than this are shown as '99+'. */
export const maxNewShown = 99;

/** Hours for which a deleted search can be taken back. */
export const deletedRetentionHours = 24;

/** New listings that a saved search shows at once. */
export const newListingsPageSize = 48;

/** '3 new', '99+ new'. */
export function formatNewCount(count: number): string {
  return `${count > maxNewShown ? `${maxNewShown}+` : count} new`;
}

/** The results of a saved search, the newest first: its own section, or all of them. */
export function resultsHref({ category, subcategory, ...others }: ListingAddress): string {
  if (!category) return hrefs.search(listingQuery({ ...others, subcategory, sort: "newest" }, "q"));
  return categoryHref({ ...others, category, subcategory, sort: "newest" });
}

/** The filter of a search of jobs as the address of the job board has it. */
export function toJobQuery(filter: Readonly<Record<string, string | number>>): string {
  const parameters = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return jobQuery(readJobAddress(Object.fromEntries(parameters)));
}
