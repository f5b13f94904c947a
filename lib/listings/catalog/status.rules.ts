import type { Category, ListingStatus } from "@/lib/listings/rules";

export const listingStatusNames: Record<ListingStatus, string> = {
  draft: "Draft",
  pending: "In review",
  changes_requested: "Changes requested",
  rejected: "Rejected",
  approved: "Live",
  paused: "Paused",
  reserved: "Reserved",
  sold: "Sold",
  let: "Rented",
  expired: "Expired",
  removed: "Removed",
};

export function publicStatusName(status: ListingStatus, category: Category): string {
  return status === "sold" && category === "services" ? "No longer offered" : listingStatusNames[status];
}
