import type { Viewer } from "@/lib/shared/access";
import { findTransition, type Transition, type TransitionTable } from "@/lib/shared/lifecycle";
import { decisionTransitions, moderationActions, reviewCycle } from "@/lib/shared/moderation";
import { closedListingStatuses } from "@/lib/subscriptions/rules";
import type { Content } from "../offer/content.rules";
import { listingStatuses, type ListingStatus } from "../rules";

export const actors = ["owner", "admin", "system", "other"] as const;
export type Actor = (typeof actors)[number];

export function actorOf(viewer: Viewer, vendorId: string): Actor {
  if (viewer.role === "admin") return "admin";
  return viewer.vendorId === vendorId ? "owner" : "other";
}

export const ownerActions = [
  "submit",
  "withdraw",
  "pause",
  "resume",
  "reserve",
  "release",
  "sell",
  "let",
  "relist",
  "renew",
  "feature",
  "unfeature",
  "duplicate",
] as const;
export type OwnerAction = (typeof ownerActions)[number];

export const listingActions = [...ownerActions, ...moderationActions, "delete", "expire"] as const;
export type ListingAction = (typeof listingActions)[number];

/** `to` null leaves the status unchanged. */
type ListingTransition = Transition<ListingStatus, Actor, ListingStatus | null> & {
  /** Only rentals can be let, only others can be sold. */
  rental?: boolean;
};

const people: readonly Actor[] = ["owner", "admin"];
const notRemoved = listingStatuses.filter((status) => status !== "removed");

/**
 * draft → pending → approved | changes_requested | rejected; approved ↔ paused; approved ↔ reserved → sold or let;
 * sold or let → approved after a sale that fell through; approved → expired → renewed; removed by an admin (contract section 4). An approved listing may also be sold or let
 * without a reservation (docs/decisions/0023). Deleting a listing that was once public is a removal, so that its URL
 * can report it.
 */
export const listingTransitions: Record<ListingAction, ListingTransition> = {
  ...reviewCycle("approved", people),
  pause: { from: ["approved"], to: "paused", by: people },
  resume: { from: ["paused"], to: "approved", by: people },
  reserve: { from: ["approved"], to: "reserved", by: people },
  release: { from: ["reserved"], to: "approved", by: people },
  sell: { from: ["approved", "reserved"], to: "sold", by: people, rental: false },
  let: { from: ["approved", "reserved"], to: "let", by: people, rental: true },
  relist: { from: ["sold", "let"], to: "approved", by: people },
  expire: { from: ["approved"], to: "expired", by: ["system"] },
  renew: { from: ["approved", "paused", "expired"], to: "approved", by: people },
  feature: { from: ["approved"], to: null, by: people },
  unfeature: { from: ["approved"], to: null, by: people },
  duplicate: { from: notRemoved, to: null, by: people },
  delete: { from: notRemoved, to: "removed", by: people },
  remove: { from: notRemoved.filter((status) => status !== "draft"), to: "removed", by: ["admin"] },
};

export function isRental({ details }: Pick<Content, "details">): boolean {
  return details.listingType === "rent";
}

export type TransitionInput = { action: ListingAction; actor: Actor; status: ListingStatus; rental: boolean };

export function findListingTransition({ rental, ...move }: TransitionInput): ListingTransition | null {
  const step = findTransition(listingTransitions, move);
  return step?.rental === undefined || step.rental === rental ? step : null;
}

export const revisionStatuses = [
  "pending",
  "changes_requested",
  "approved",
  "rejected",
  "withdrawn",
] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

const openRevisionStatuses: readonly RevisionStatus[] = ["pending", "changes_requested"];

export const revisionActions = ["edit", "withdraw", "approve", "request-changes", "reject"] as const;
export type RevisionAction = (typeof revisionActions)[number];

export const revisionTransitions: TransitionTable<RevisionAction, RevisionStatus, Actor> = {
  edit: { from: openRevisionStatuses, to: "pending", by: people },
  withdraw: { from: openRevisionStatuses, to: "withdrawn", by: people },
  ...decisionTransitions("approved"),
};

export const directlyEditableStatuses: readonly ListingStatus[] = [
  "draft",
  "pending",
  "changes_requested",
  "rejected",
];
/** Edits become a revision, except price and stock; a paused or expired listing may return without review. */
export const revisableStatuses: readonly ListingStatus[] = ["approved", "paused", "reserved", "expired"];

export function isEditable(status: ListingStatus): boolean {
  return directlyEditableStatuses.includes(status) || revisableStatuses.includes(status);
}

type Facts = {
  actor: Actor;
  status: ListingStatus;
  rental: boolean;
  openRevision: boolean;
  featured: boolean;
};

export function availableActions({ openRevision, featured, ...facts }: Facts): OwnerAction[] {
  const redundant: OwnerAction = featured ? "feature" : "unfeature";
  return ownerActions.filter(
    (action) =>
      (action !== redundant && findListingTransition({ action, ...facts }) !== null) ||
      (action === "withdraw" && openRevision && (facts.actor === "owner" || facts.actor === "admin")),
  );
}

const closedStatuses: readonly ListingStatus[] = closedListingStatuses;
export const planStatuses = listingStatuses.filter((status) => !closedStatuses.includes(status));

/** Days until expiry, and days of notice before it (contract section 4). */
export const listingDays = 90;
export const expiryNoticeDays = 7;
export const renewalOfferDays = 30;
