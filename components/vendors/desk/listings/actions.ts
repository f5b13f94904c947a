import { availableActions, renewalOfferDays, type OwnerAction } from "@/lib/listings/desk/lifecycle.rules";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";

const actionLabels: Record<OwnerAction, string> = {
  submit: "Submit for review",
  withdraw: "Withdraw from review",
  pause: "Pause",
  resume: "Resume",
  reserve: "Mark as reserved",
  release: "Make available",
  sell: "Mark as sold",
  let: "Mark as rented",
  relist: "Available again",
  renew: "Renew",
  feature: "Feature",
  unfeature: "Stop featuring",
  duplicate: "Duplicate",
};

export function actionLabel(action: OwnerAction, { category }: Pick<DeskListingDto, "category">): string {
  return action === "sell" && category === "services" ? "Stop offering" : actionLabels[action];
}

export const doneNames: Record<OwnerAction | "delete" | "price", string> = {
  submit: "submitted for review",
  withdraw: "withdrawn from review",
  pause: "paused",
  resume: "live again",
  reserve: "reserved",
  release: "no longer reserved",
  sell: "marked as sold",
  let: "marked as rented",
  relist: "available again",
  renew: "renewed",
  feature: "now featured",
  unfeature: "no longer featured",
  duplicate: "duplicated",
  delete: "deleted",
  price: "repriced",
};

function isRenewalDue({ expiresAt }: DeskListingDto): boolean {
  return expiresAt === null || Date.parse(expiresAt) - Date.now() < renewalOfferDays * 86_400_000;
}

export function actionsOf(listing: DeskListingDto): OwnerAction[] {
  const { status, rental, openRevision, featured } = listing;
  const actions = availableActions({ actor: "owner", status, rental, openRevision, featured });
  return actions.filter((action) => action !== "renew" || isRenewalDue(listing));
}

export function successText(
  { title, category }: Pick<DeskListingDto, "title" | "category">,
  action: keyof typeof doneNames,
): string {
  const done = action === "sell" && category === "services" ? "no longer offered" : doneNames[action];
  return `${title || "The draft"} ${/^(live|now|no longer|available)/.test(done) ? "is" : "was"} ${done}`;
}

export const bulkChoices = ["pause", "resume", "renew", "feature", "unfeature", "price"] as const;
export type BulkChoice = (typeof bulkChoices)[number];

export function isBulkApplicable(listing: DeskListingDto, choice: BulkChoice): boolean {
  if (choice === "price") return !["sold", "let", "removed"].includes(listing.status);
  return actionsOf(listing).includes(choice);
}

type Words = {
  button: string;
  one: string;
  many: string;
  undo?: "pause" | "resume" | "feature" | "unfeature";
};

export const bulkWords: Record<BulkChoice, Words> = {
  pause: {
    button: "Pause",
    one: "It comes off the site until you resume it. Favorites and messages are kept.",
    many: "They come off the site until you resume them. Favorites and messages are kept.",
    undo: "resume",
  },
  resume: {
    button: "Resume",
    one: "It’s back on the site right away.",
    many: "They’re back on the site right away.",
    undo: "pause",
  },
  feature: {
    button: "Feature",
    one: "It gets a Featured label and takes turns on the homepage while it’s live.",
    many: "They get a Featured label and take turns on the homepage while they’re live.",
    undo: "unfeature",
  },
  unfeature: {
    button: "Stop featuring",
    one: "It stays on the site without the Featured label, and its slot is free again.",
    many: "They stay on the site without the Featured label, and their slots are free again.",
    undo: "feature",
  },
  renew: {
    button: "Renew",
    one: "It stays up for another 90 days from today.",
    many: "They stay up for another 90 days from today.",
  },
  price: {
    button: "Change price",
    one: "The new price shows right away. If it’s lower, we’ll tell people who saved the listing.",
    many: "The new prices show right away. If one is lower, we’ll tell people who saved that listing.",
  },
};
