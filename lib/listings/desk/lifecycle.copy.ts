import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import { reviewParticiples, reviewVerbs } from "@/lib/shared/moderation";
import type { ListingStatus } from "../rules";
import type { ListingAction } from "./lifecycle.rules";

export const lifecycleCopy = {
  notFound: "This listing doesn’t exist.",
  vendorNotApproved: "Your vendor account isn’t approved yet.",
  vendorSuspended: "This vendor isn’t approved, so we can’t show their listings.",
  mayNotPrice: "Your role in this business doesn’t allow changing prices.",
  versionMissing: "Reload the listing and try again.",
  pausedByAdmin: "Our team paused this listing. Please contact us to bring it back.",
  changedMeanwhile:
    "This listing was changed in another tab or by someone else. Reload it to see those changes. Yours are still here.",
  reasonRequired: "Give a reason. The vendor will see it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
  ranOut: "This listing has expired. Renew it to show it again.",
  notEditable: (status: ListingStatus) =>
    `You can’t change a listing that’s ${listingStatusNames[status].toLowerCase()}.`,
  notNow: (action: ListingAction, status: ListingStatus) =>
    `You can’t ${actionVerbs[action]} a listing that’s ${listingStatusNames[status].toLowerCase()}.`,
  notForKind: (rental: boolean) =>
    rental
      ? "Rentals are marked as rented, not sold."
      : "Only rentals can be marked as rented. Mark this one as sold.",
  noRevision: "This listing has no changes in review.",
} as const;

const actionVerbs: Record<ListingAction, string> = {
  ...reviewVerbs,
  reserve: "reserve",
  release: "release",
  sell: "mark as sold",
  let: "mark as rented",
  relist: "relist",
  feature: "feature",
  unfeature: "stop featuring",
  expire: "expire",
};

export const actionNames: Record<ListingAction, string> = {
  ...reviewParticiples,
  reserve: "reserved",
  release: "released",
  sell: "marked as sold",
  let: "marked as rented",
  relist: "made available again",
  feature: "featured",
  unfeature: "no longer featured",
};
