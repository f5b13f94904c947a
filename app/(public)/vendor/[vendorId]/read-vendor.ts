import { notFound } from "next/navigation";
import { cache } from "react";
import { readReviewView, reviewViewQuery } from "@/lib/reviews/rules";
import { AppError } from "@/lib/shared/app-error";
import type { QueryParams } from "@/lib/shared/query-params";
import { vendorTabs, type VendorTab } from "@/lib/vendors/rules";
import { getVendorProfile } from "@/lib/vendors/queries";

/** Responds with 404 for an unknown, unapproved or suspended vendor. */
export const readVendor = cache(async (id: string) => {
  try {
    return await getVendorProfile(id);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  }
});

export function parseVendorTab(value: string | undefined): VendorTab {
  return vendorTabs.find((tab) => tab === value) ?? "listings";
}

export function tabQuery(tab: VendorTab): Record<string, string> {
  return tab === "listings" ? {} : { tab };
}

/** True if no filter, sort or cursor is set; search engines index only such pages. */
export function isUnfilteredTab(query: QueryParams): boolean {
  const isSifted = parseVendorTab(query.tab) === "reviews" && reviewViewQuery(readReviewView(query)) !== "";
  return !isSifted && !query.cursor;
}
