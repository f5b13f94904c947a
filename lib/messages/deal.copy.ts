import { formatPrice } from "@/lib/shared/money";
import type { OfferAction, ViewingAction } from "./deal.rules";

export const dealCopy = {
  unknownOffer: "This offer doesn’t exist.",
  unknownViewing: "This viewing doesn’t exist.",
  notNow: "That’s no longer possible. Check what changed in the conversation.",
  noOffers: "You can’t make an offer here.",
  reserved: "This listing is reserved. The offer stays open in case it becomes available again.",
  gone: "This listing is no longer available.",
  yourOfferIsOpen: "Your offer is still open. Withdraw it to make another one.",
  amount: "Enter an amount above $0",
  amountTooHigh: "Enter at most $100,000,000",
  quantity: "Enter a whole number from 1",
  tooMany: (left: number) => (left === 1 ? "Only 1 is left" : `Only ${left} are left`),
  noteTooLong: "At most 500 characters",
  homesOnly: "Viewings are for real estate.",
  chooseTime: "Choose a date and time",
  timePassed: "Choose a time in the future",
  timeTooFar: "Choose a time within 180 days",
  oneViewing: "You already have a viewing planned. Change that one.",
  notBegun: "Wait until the viewing has started.",
  notAccepted: "Accept an offer first.",
  lineOfOffer: (dollars: number, note: string, quantity = 1) =>
    joined(`Offered ${forPieces(formatPrice(dollars), quantity)}.`, note),
  lineOfCounter: (dollars: number, note: string, quantity = 1) =>
    joined(`Countered with ${forPieces(formatPrice(dollars), quantity)}.`, note),
  lineOfViewing: (note: string) => joined("Asked for a viewing.", note),
  calendarTitle: (title: string) => `Viewing: ${title}`,
  offerDeclined: "Your offer was declined: the listing is no longer available",
  offerExpired: "Your offer expired",
  lineOfCompletion: "Marked the deal as completed.",
  soldLine: "The listing was marked as sold or rented. This deal is completed.",
  releasedLine: "The listing was released. It’s available again.",
  dealCompleted: "Your deal is completed",
  dealReleased: "The vendor released the listing",
  askOutcome: "Did your deal work out?",
} as const;

/** '$80.00', '$80.00 for 4'. */
export function forPieces(amount: string, quantity: number): string {
  return quantity > 1 ? `${amount} for ${quantity}` : amount;
}

function joined(line: string, note: string): string {
  return note ? `${line} ${note}` : line;
}

/** What the thread says of an action, in the name of who took it. */
export const offerLines: Record<OfferAction, (amount: string) => string> = {
  accept: (amount) => `Accepted the offer of ${amount}.`,
  decline: (amount) => `Declined the offer of ${amount}.`,
  withdraw: (amount) => `Withdrew the offer of ${amount}.`,
  call_off: (amount) => `Called off the deal at ${amount}.`,
};

export const viewingLines: Record<ViewingAction, string> = {
  confirm: "Confirmed the viewing.",
  reschedule: "Suggested another time for the viewing.",
  accept: "Accepted the new time of the viewing.",
  decline: "Canceled the viewing.",
  done: "Marked the viewing as done.",
  no_show: "Marked the viewing as missed.",
};
