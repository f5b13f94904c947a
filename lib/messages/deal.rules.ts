import type { Category, ListingStatus } from "@/lib/listings/rules";
import { nextState, type TransitionTable } from "@/lib/shared/lifecycle";
import { contactableListingStatuses, type Side } from "./rules";

/** Days until an open offer expires (contract section 4); only the owner of a listing chooses them. */
export const offerDays = [1, 2, 3, 7] as const;
export type OfferDays = (typeof offerDays)[number];
export const defaultOfferDays: OfferDays = 3;
export const maxOfferNote = 500;
/** Dollars. */
export const maxOfferAmount = 100_000_000;
export const maxOfferQuantity = 10_000;
export const viewingMinutes = 30;
export const maxViewingDays = 180;
export const maxProposedTimes = 3;
/** Minutes. */
export const interviewLengths = [15, 30, 45, 60, 90, 120, 240] as const;
export type InterviewLength = (typeof interviewLengths)[number];
export const defaultInterviewLength: InterviewLength = 30;
/** Upcoming viewings and appointments that one person may have requested. */
export const maxPlannedViewings = 10;

export const askForOutcomeAfterDays = 14;

export const offerStatuses = ["open", "countered", "accepted", "declined", "withdrawn", "expired"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

type Actor = "proposer" | "answerer" | "site";

export const offerActions = ["accept", "decline", "withdraw", "call_off"] as const;
export type OfferAction = (typeof offerActions)[number];

/**
 * open → countered | accepted | declined | withdrawn | expired (contract section 4). Either side can call off an
 * accepted offer, which returns the item. The site declines offers for a sold item, and withdraws those of closed accounts.
 */
export const offerTransitions: TransitionTable<OfferAction | "counter" | "expire", OfferStatus, Actor> = {
  accept: { from: ["open"], to: "accepted", by: ["answerer"] },
  decline: { from: ["open"], to: "declined", by: ["answerer", "site"] },
  counter: { from: ["open"], to: "countered", by: ["answerer"] },
  withdraw: { from: ["open"], to: "withdrawn", by: ["proposer", "site"] },
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

export const viewingActions = [
  "confirm",
  "reschedule",
  "move",
  "accept",
  "decline",
  "done",
  "no_show",
] as const;
export type ViewingAction = (typeof viewingActions)[number];

/**
 * requested → confirmed | rescheduled | declined → done | no_show (contract section 4). The owner suggests another time,
 * the starter moves their request. The site cancels those for a sold item or a closed account.
 */
export const viewingTransitions: TransitionTable<ViewingAction, ViewingStatus, Side | "site"> = {
  confirm: { from: ["requested"], to: "confirmed", by: ["owner"] },
  reschedule: { from: ["requested", "confirmed", "rescheduled"], to: "rescheduled", by: ["owner"] },
  move: { from: ["requested", "confirmed", "rescheduled"], to: "requested", by: ["starter"] },
  accept: { from: ["rescheduled"], to: "confirmed", by: ["starter"] },
  decline: {
    from: ["requested", "confirmed", "rescheduled"],
    to: "declined",
    by: ["owner", "starter", "site"],
  },
  done: { from: ["confirmed"], to: "done", by: ["owner"] },
  no_show: { from: ["confirmed"], to: "no_show", by: ["owner"] },
};

export const dealSteps = [
  "offer",
  "counter",
  "accept",
  "decline",
  "withdraw",
  "call_off",
  "complete",
  "viewing",
  "viewing_confirm",
  "viewing_reschedule",
  "viewing_accept",
  "viewing_decline",
  "viewing_done",
  "viewing_no_show",
  "viewing_move",
] as const;
export type DealStep = (typeof dealSteps)[number];

/** Allowed even if the two can't send messages. */
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

export function allowedOfferActions(status: OfferStatus, mine: boolean): OfferAction[] {
  const actor = mine ? "proposer" : "answerer";
  return offerActions.filter((action) => nextState(offerTransitions, { status, action, actor }) !== null);
}

type ViewingPosition = {
  status: ViewingStatus;
  side: Side;
  begun: boolean;
} & Subject;

type Subject = {
  listingStatus: ListingStatus | null;
  /** True in a conversation with an applicant who is still under consideration. */
  applying: boolean;
};

export function canScheduleViewing({ listingStatus, applying }: Subject): boolean {
  return listingStatus === null ? applying : contactableListingStatuses.includes(listingStatus);
}

export function allowedViewingActions({ status, side, begun, ...subject }: ViewingPosition): ViewingAction[] {
  return viewingActions.filter(
    (action) =>
      nextState(viewingTransitions, { status, action, actor: side }) !== null &&
      (isEnding(action) || canScheduleViewing(subject)) &&
      (begun
        ? action === "done" || action === "no_show" || action === "decline"
        : action !== "done" && action !== "no_show"),
  );
}

export function isViewingPlanned({ status, begun }: { status: ViewingStatus; begun: boolean }): boolean {
  return !begun && (status === "requested" || status === "confirmed" || status === "rescheduled");
}

type Position = {
  side: Side;
  category: Category;
  listingStatus: ListingStatus | null;
  stock: number;
  open: boolean;
  mine: boolean;
  agreed: boolean;
};

/**
 * The starter makes offers; for services, the vendor can quote too. Only the other side can counter an open offer, and
 * an accepted one must be completed or called off first.
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
