import { formatPrice } from "@/lib/shared/money";
import type { Category } from "@/lib/listings/rules";
import type { DealStep, OfferAction, ViewingAction } from "./deal.rules";

/** Homes have viewings, services appointments, and jobs, which have no category, interviews. */
export type EventName = "viewing" | "appointment" | "interview";

export function eventName(category: Category | null | undefined): EventName {
  if (!category) return "interview";
  return category === "services" ? "appointment" : "viewing";
}

export function withArticle(event: EventName): string {
  return event === "viewing" ? "a viewing" : `an ${event}`;
}

export function capitalized(event: EventName): string {
  return `${event.charAt(0).toUpperCase()}${event.slice(1)}`;
}

export const dealCopy = {
  unknownOffer: "This offer doesn’t exist.",
  unknownViewing: "This viewing doesn’t exist.",
  notNow: "That’s no longer possible. Check the conversation to see what changed.",
  noOffers: "You can’t make an offer here.",
  reserved: "This listing is reserved. The offer stays open in case it becomes available again.",
  gone: "This listing is no longer available.",
  soldOut: "This is sold out right now.",
  agreed: "You already have a deal here. Complete it or call it off to make another offer.",
  yourOfferIsOpen: "Your offer is still open. Withdraw it to make another one.",
  amount: "Enter an amount above $0, such as 1,250.50",
  amountTooHigh: "Enter at most $100,000,000",
  wholeCents: "Use at most two decimals, such as 1,250.50",
  quantity: "Enter a whole number, 1 or more",
  tooMany: (left: number) => (left < 1 ? dealCopy.soldOut : left === 1 ? "Only 1 left" : `Only ${left} left`),
  noteTooLong: "At most 500 characters",
  days: "Choose 1, 2, 3, or 7 days",
  daysOfOwner: "Only the seller chooses how long an offer stays open",
  tooLowLine:
    "Thank you for the offer. It was declined automatically, because it’s lower than the seller can accept. You’re welcome to make a higher one.",
  homesOnly: "You can request a viewing only for real estate.",
  chooseTime: "Choose a date and time",
  timePassed: "Choose a time in the future",
  timeTooFar: "Choose a time within 180 days",
  timeOccupied: "You have something else at that time. Choose a different time.",
  oneViewing: "You already have a time planned here. Change that one.",
  tooManyViewings: "You have 10 upcoming requests. Cancel one first.",
  slotTaken: "Someone just took this time. Choose another one.",
  notBegun: "Wait until it has started.",
  notAccepted: "Accept an offer first.",
  lineOfOffer: (dollars: number, note: string, quantity = 1) =>
    withNote(`Offered ${amountForQuantity(formatPrice(dollars), quantity)}.`, note),
  lineOfCounter: (dollars: number, note: string, quantity = 1) =>
    withNote(`Countered with ${amountForQuantity(formatPrice(dollars), quantity)}.`, note),
  lineOfViewing: (event: EventName, when: string, note: string) =>
    withNote(`Requested ${withArticle(event)} on ${when}.`, note),
  lineOfMove: (event: EventName, when: string) => `Moved the ${event} to ${when}.`,
  lineOfInterview: (times: readonly string[], note: string) =>
    withNote(
      times.length === 1
        ? `Proposed an interview on ${times.join()}.`
        : `Proposed an interview at one of these times: ${times.join("; ")}.`,
      note,
    ),
  notProposed: "Choose one of the proposed times",
  notApplying: "You can propose an interview only while the application is undecided.",
  threeTimes: "Propose one to three times",
  sameTime: "This time is already in the list",
  interviewLength: "Choose 15 minutes to 4 hours",
  interviewOver: (when: string) =>
    `The interview on ${when} was canceled because the application was decided.`,
  lineOfBooking: (event: EventName, when: string, note: string) =>
    withNote(`Booked ${withArticle(event)} on ${when}.`, note),
  viewingCanceledTitle: (event: EventName) => `${capitalized(event)} canceled`,
  viewingCanceled: (event: EventName, when: string) => `The ${event} on ${when} was canceled.`,
  viewingOver: (event: EventName, when: string) =>
    `The ${event} on ${when} was canceled because the listing is no longer available.`,
  noShowTitle: (name: string) => `Mark ${name} as a no-show?`,
  noShowText: (event: EventName, when: string, name: string) =>
    `We’ll mark the ${event} on ${when} as missed and let ${name} know. You can’t undo this.`,
  noShowVerb: "Mark as a no-show",
  calendarTitle: (event: EventName, title: string) => `${capitalized(event)}: ${title}`,
  calendarTime: (when: string) => `${when}, local time there`,
  offerDeclined: "Your offer was declined because the listing is no longer available",
  offerToYouDeclined: "The offer you received ended because the listing is no longer available",
  offerExpired: "Your offer expired",
  offerToYouExpired: "The offer you received expired",
  expiredLine: (amount: string) => `The offer of ${amount} expired.`,
  declinedLine: (amount: string) =>
    `The offer of ${amount} ended because the listing is no longer available.`,
  lineOfCompletion: "Marked the deal as completed.",
  completedLine: "The deal was marked as completed.",
  soldLine: "The listing was marked as sold or rented. This deal is complete.",
  releasedLine: "The listing is available again.",
  dealCompleted: "Your deal is complete",
  dealReleased: "The vendor made the listing available again",
  availableAgain: "Available again",
  askOutcome: "Did your deal work out?",
} as const;

export function amountForQuantity(amount: string, quantity: number): string {
  return quantity > 1 ? `${amount} for ${quantity}` : amount;
}

function withNote(line: string, note: string): string {
  return note ? `${line} ${note}` : line;
}

export const offerLines: Record<OfferAction, (amount: string) => string> = {
  accept: (amount) => `Accepted the offer of ${amount}.`,
  decline: (amount) => `Declined the offer of ${amount}.`,
  withdraw: (amount) => `Withdrew the offer of ${amount}.`,
  call_off: (amount) => `Called off the deal at ${amount}.`,
};

export const viewingEndTitles: Partial<Record<ViewingAction, (event: EventName) => string>> = {
  decline: dealCopy.viewingCanceledTitle,
  done: (event) => `${capitalized(event)} done`,
  no_show: (event) => `${capitalized(event)} missed`,
};

/** Messages from the site, if the two can't write to each other. */
export const offerEndLines: Record<Exclude<OfferAction, "accept">, (amount: string) => string> = {
  decline: (amount) => `The offer of ${amount} was declined.`,
  withdraw: (amount) => `The offer of ${amount} was withdrawn.`,
  call_off: (amount) => `The deal at ${amount} was called off.`,
};

export const viewingLines: Record<ViewingAction, (event: EventName, when: string) => string> = {
  confirm: (event, when) => `Confirmed the ${event} on ${when}.`,
  reschedule: (event, when) => `Suggested another time for the ${event}: ${when}.`,
  move: (event, when) => `Asked to move the ${event} to ${when}.`,
  accept: (event, when) =>
    event === "interview" ? `Accepted the interview on ${when}.` : `Accepted the new ${event} time: ${when}.`,
  decline: (event, when) => `Canceled the ${event} on ${when}.`,
  done: (event, when) => `Marked the ${event} on ${when} as done.`,
  no_show: (event, when) => `Marked the ${event} on ${when} as missed.`,
};

export const viewingEndLines: Partial<Record<ViewingAction, (event: EventName, when: string) => string>> = {
  decline: dealCopy.viewingCanceled,
  done: (event, when) => `The ${event} on ${when} was marked as done.`,
  no_show: (event, when) => `The ${event} on ${when} was marked as missed.`,
};

/** Steps of a team member in the activity list, without amounts and times. */
export const stepsOfAuthors: Record<DealStep, string> = {
  offer: "sent an offer",
  counter: "sent a counteroffer",
  accept: "accepted an offer",
  decline: "declined an offer",
  withdraw: "withdrew an offer",
  call_off: "called off a deal",
  complete: "completed a deal",
  viewing: "proposed an appointment",
  viewing_confirm: "confirmed an appointment",
  viewing_reschedule: "suggested another time for an appointment",
  viewing_accept: "accepted an appointment",
  viewing_decline: "canceled an appointment",
  viewing_done: "marked an appointment as done",
  viewing_no_show: "marked an appointment as a no-show",
  viewing_move: "moved an appointment",
};
