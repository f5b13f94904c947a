import { notFound } from "next/navigation";
import { cache } from "react";
import { readReviewView, reviewViewQuery } from "@/lib/reviews/rules";
import { AppError } from "@/lib/shared/app-error";
import type { QueryParams } from "@/lib/shared/query-params";
import { vendorTabs, type VendorTab } from "@/lib/vendors/rules";
import { getVendorProfile } from "@/lib/vendors/queries";

/** The public profile behind an address; 404 for a vendor who is unknown, not approved or suspended. */
export const readVendor = cache(async (id: string) => {
  try {
    return await getVendorProfile(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});

/** The tab that an address opens; Listings for anything else. */
export function parseVendorTab(value: string | undefined): VendorTab {
  return vendorTabs.find((tab) => tab === value) ?? "listings";
}

/** The tab as a parameter; the first tab is the plain address. */
export function tabQuery(tab: VendorTab): Record<string, string> {
  return tab === "listings" ? {} : { tab };
}

/** True for a tab whose list nothing narrows, sorts or continues: search engines keep that. */
export function isUnfilteredTab(query: QueryParams): boolean {
  const isSifted = parseVendorTab(query.tab) === "reviews" && reviewViewQuery(readReviewView(query)) !== "";
  return !isSifted && !query.cursor;
}
