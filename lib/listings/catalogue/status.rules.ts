import type { ListingStatus } from "../rules";

/** States in words, for badges. */
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
