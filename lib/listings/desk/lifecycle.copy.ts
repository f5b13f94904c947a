import { listingStatusNames } from "../catalogue/status.rules";
import type { ListingStatus } from "../rules";
import type { ListingAction } from "./lifecycle.rules";

export const lifecycleCopy = {
  notFound: "This listing does not exist.",
  vendorNotApproved: "Your vendor account is not approved yet.",
  vendorSuspended: "This vendor is not approved, so their listings cannot be shown.",
  versionMissing: "Say which version of the listing you changed.",
  changedMeanwhile:
    "This listing was changed in another tab or by somebody else. Load it again to see the changes; yours are still here.",
  reasonRequired: "Say why: the vendor reads it.",
  reasonTooLong: "Please keep the reason under 1,000 characters.",
  ranOut: "This listing has run out. Renew it to show it again.",
  notEditable: (status: ListingStatus) =>
    `A listing that is ${listingStatusNames[status].toLowerCase()} cannot be changed any more.`,
  notNow: (action: ListingAction, status: ListingStatus) =>
    `You cannot ${actionVerbs[action]} a listing that is ${listingStatusNames[status].toLowerCase()}.`,
  notForKind: (rental: boolean) =>
    rental ? "A rental is let, not sold." : "Only rentals are let. Mark this one as sold.",
  noRevision: "There is no change waiting for this listing.",
} as const;

/** The infinitive, for buttons and sentences. */
const actionVerbs: Record<ListingAction, string> = {
  submit: "submit",
  withdraw: "take back",
  pause: "pause",
  resume: "resume",
  reserve: "reserve",
  release: "release",
  sell: "mark as sold",
  let: "mark as let",
  renew: "renew",
  feature: "feature",
  unfeature: "stop featuring",
  duplicate: "duplicate",
  approve: "approve",
  "request-changes": "request changes to",
  reject: "reject",
  remove: "remove",
  delete: "delete",
  expire: "expire",
};

/** For history lines and the audit log. */
export const actionNames: Record<ListingAction, string> = {
  submit: "submitted",
  withdraw: "taken back",
  pause: "paused",
  resume: "resumed",
  reserve: "reserved",
  release: "released",
  sell: "marked as sold",
  let: "marked as let",
  renew: "renewed",
  feature: "featured",
  unfeature: "no longer featured",
  duplicate: "duplicated",
  approve: "approved",
  "request-changes": "sent back for changes",
  reject: "rejected",
  remove: "removed",
  delete: "deleted",
  expire: "ended",
};
