import type { Category, ListingStatus } from "@/lib/listings/rules";
import { nextState, type TransitionTable } from "@/lib/shared/steps";
import { contactableListingStatuses, type Side } from "./rules";

/** Hours for which an offer can be answered (contract section 4). */
export const offerHours = 72;
export const maxOfferNote = 500;
/** Dollars. */
export const maxOfferAmount = 100_000_000;
/** Pieces that one offer may be for. */
export const maxOfferQuantity = 10_000;
export const viewingMinutes = 30;
/** Days ahead for which a viewing can be asked. */
export const maxViewingDays = 180;

/** Days after which both sides of an accepted offer are asked whether it was completed (contract section 4). */
export const askForOutcomeAfterDays = 14;

export const offerStatuses = ["open", "countered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Who acts on a card: who made it, the other side, or the site itself. */
type Actor = "proposer" | "answerer" | "site";

export const offerActions = ["accept", "decline", "withdraw", "call_off"] as const;
export type OfferAction = (typeof offerActions)[number];

/**
 * open → countered | accepted | declined | withdrawn | expired (contract section 4); what was accepted may still be called
 * off by either side, which puts the item back.
 */
export const offerSteps: TransitionTable<OfferAction | "counter" | "expire", OfferStatus, Actor> = {
  accept: { from: ["open"], to: "accepted", by: ["answerer"] },
  decline: { from: ["open"], to: "declined", by: ["answerer", "site"] },
  counter: { from: ["open"], to: "countered", by: ["answerer"] },
  withdraw: { from: ["open"], to: "withdrawn", by: ["proposer"] },
  call_off: { from: ["accepted"], to: "withdrawn", by: ["proposer", "answerer", "site"] },
  expire: { from: ["open"], to: "expired", by: ["site"] },
};

export const viewingStatuses = [
  "requested",
  "confirmed",
  "rescheduled",
  "declined",
  "done",
  "no_show",
] as const;
export type ViewingStatus = (typeof viewingStatuses)[number];

export const viewingActions = ["confirm", "reschedule", "accept", "decline", "done", "no_show"] as const;
export type ViewingAction = (typeof viewingActions)[number];

/**
 * requested → confirmed | rescheduled | declined → done | no_show (contract section 4): the owner answers a request, the
 * one who asked accepts another time, either side may still call it off, and the owner says how it went.
 */
export const viewingSteps: TransitionTable<ViewingAction, ViewingStatus, Side> = {
  confirm: { from: ["requested"], to: "confirmed", by: ["owner"] },
  reschedule: { from: ["requested", "confirmed", "rescheduled"], to: "rescheduled", by: ["owner"] },
  accept: { from: ["rescheduled"], to: "confirmed", by: ["starter"] },
  decline: { from: ["requested", "confirmed", "rescheduled"], to: "declined", by: ["owner", "starter"] },
  done: { from: ["confirmed"], to: "done", by: ["owner"] },
  no_show: { from: ["confirmed"], to: "no_show", by: ["owner"] },
};

/** Steps that end something: they work also where nothing can be sent any more. */
const endings: readonly (OfferAction | ViewingAction)[] = [
  "decline",
  "withdraw",
  "call_off",
  "done",
  "no_show",
];

export function isEnding(action: OfferAction | ViewingAction): boolean {
  return endings.includes(action);
}

/** What somebody may do with an offer now. */
export function allowedOfferActions(status: OfferStatus, mine: boolean): OfferAction[] {
  const actor = mine ? "proposer" : "answerer";
  return offerActions.filter((action) => nextState(offerSteps, { status, action, actor }) !== null);
}

type ViewingPosition = {
  status: ViewingStatus;
  side: Side;
  begun: boolean;
  listingStatus: ListingStatus | null;
};

/** Whether a viewing of this listing may be agreed on; one that is agreed on can be ended whatever became of it. */
export function canScheduleViewing(listingStatus: ListingStatus | null): boolean {
  return listingStatus !== null && contactableListingStatuses.includes(listingStatus);
}

/** What somebody may do with a viewing; how it went can be said once it began. */
export function allowedViewingActions({
  status,
  side,
  begun,
  listingStatus,
}: ViewingPosition): ViewingAction[] {
  return viewingActions.filter(
    (action) =>
      nextState(viewingSteps, { status, action, actor: side }) !== null &&
      (isEnding(action) || canScheduleViewing(listingStatus)) &&
      (begun
        ? action === "done" || action === "no_show" || action === "decline"
        : action !== "done" && action !== "no_show"),
  );
}

/** Whether people still have it before them; one whose time has passed keeps nobody from asking for another. */
export function isViewingPlanned({ status, begun }: { status: ViewingStatus; begun: boolean }): boolean {
  return !begun && (status === "requested" || status === "confirmed" || status === "rescheduled");
}

type Position = {
  side: Side;
  category: Category;
  listingStatus: ListingStatus | null;
  /** Pieces that are left; of what there is only one of it is 1. */
  stock: number;
  /** Whether an offer is open, and whose. */
  open: boolean;
  mine: boolean;
  /** Whether one was accepted and neither completed nor called off. */
  agreed: boolean;
};

/**
 * Who asked offers a price, of a service also the vendor, who quotes; an open offer is countered by the other side. What
 * was agreed comes to its end first.
 */
export function canMakeOffer({
  side,
  category,
  listingStatus,
  stock,
  open,
  mine,
  agreed,
}: Position): boolean {
  if (listingStatus !== "approved" || stock < 1 || agreed) return false;
  if (open) return !mine;
  return side === "starter" || category === "services";
}
