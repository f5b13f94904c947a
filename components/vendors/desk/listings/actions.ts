import { offeredActions, type OwnerAction } from "@/lib/listings/lifecycle/rules";
import type { DeskListingDto } from "@/lib/vendors/desk/contract";

/** What a row's menu can do, as its items say it. */
export const actionLabels: Record<OwnerAction, string> = {
  submit: "Submit for review",
  withdraw: "Take back from review",
  pause: "Pause",
  resume: "Resume",
  reserve: "Mark as reserved",
  release: "No longer reserved",
  sell: "Mark as sold",
  let: "Mark as let",
  renew: "Renew",
  duplicate: "Duplicate",
};

/** What toasts say was done. */
export const doneNames: Record<OwnerAction | "delete" | "price", string> = {
  submit: "sent for review",
  withdraw: "taken back",
  pause: "paused",
  resume: "live again",
  reserve: "reserved",
  release: "no longer reserved",
  sell: "marked as sold",
  let: "marked as let",
  renew: "renewed",
  duplicate: "duplicated",
  delete: "deleted",
  price: "priced anew",
};

/** What the owner may do with a listing now. */
export function actionsOf({ status, rental, openRevision }: DeskListingDto): OwnerAction[] {
  return offeredActions({ actor: "owner", status, rental, openRevision });
}

export const bulkChoices = ["pause", "resume", "renew", "price"] as const;
export type BulkChoice = (typeof bulkChoices)[number];

/** Whether a listing takes part in a change of many; a price can change wherever the listing can be edited. */
export function takesPart(listing: DeskListingDto, choice: BulkChoice): boolean {
  if (choice === "price") return !["sold", "let", "removed"].includes(listing.status);
  return actionsOf(listing).includes(choice);
}

type Words = { button: string; explain: string; undo?: "pause" | "resume" };

/** What a change of many says before it happens, and what takes it back. */
export const bulkWords: Record<BulkChoice, Words> = {
  pause: {
    button: "Pause",
    explain: "They leave the site until you resume them. Favorites and messages stay.",
    undo: "resume",
  },
  resume: { button: "Resume", explain: "They show on the site again at once.", undo: "pause" },
  renew: { button: "Renew", explain: "They are shown for another 90 days from today." },
  price: {
    button: "Change price",
    explain: "The new prices show at once. People who saved a listing hear of a drop.",
  },
};
