import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { dealCopy, eventName, amountForQuantity, type EventName } from "@/lib/messages/deal.copy";
import { appointment } from "@/lib/messages/appointment.rules";
import { formatPrice } from "@/lib/shared/money";
import { parseMoney } from "@/lib/shared/typed-number";

export type Offer = NonNullable<DealDto["offer"]>;
export type Viewing = NonNullable<DealDto["viewing"]>;

export type DealDialogRequest =
  | "offer"
  | "accept"
  | "decline"
  | "withdraw"
  | "complete"
  | "call_off"
  | "viewing"
  | "interview"
  | "reschedule"
  | "cancel_viewing"
  | "no_show"
  | "rate"
  | "delete_rating"
  | "buyer"
  | "case"
  | "viewing_case";

export type DealDialogProps = {
  conversation: ConversationDto;
  deal: DealDto;
  press: DealDialogRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type ConversationFacts = Pick<ConversationDto, "side" | "other" | "subject">;

export const noPayment =
  "We don’t handle payments for goods or services. You arrange payment with each other directly.";

/** Strips a trailing period so that 'Nadia D.' or 'Oak Inc.' can end a sentence. */
export function beforePeriod(name: string): string {
  return name.replace(/\.$/, "");
}

function isService({ subject }: Pick<ConversationFacts, "subject">): boolean {
  return subject.kind === "listing" && subject.category === "services";
}

export function eventOf({ subject }: Pick<ConversationFacts, "subject">): EventName {
  return eventName(subject.kind === "listing" ? subject.category : null);
}

export function isViewingShown({ viewing }: DealDto): boolean {
  if (!viewing) return false;
  const isPlanned = ["requested", "rescheduled", "confirmed"].includes(viewing.status);
  return isPlanned || viewing.canOpenCase || viewing.case !== null;
}

export function isQuote(talk: ConversationFacts, mine: boolean): boolean {
  return isService(talk) && mine === (talk.side === "owner");
}

export function offerTitle(talk: ConversationFacts, { mine }: Offer): string {
  const word = isQuote(talk, mine) ? "quote" : "offer";
  return mine ? `Your ${word}` : `${talk.other.name}’s ${word}`;
}

export function offerVerb(talk: ConversationFacts, offer: DealDto["offer"]): string {
  if (offer?.status === "open") return "Counter";
  return isQuote(talk, true) ? "Send a quote" : "Make an offer";
}

function pieces(quantity: number): string {
  return quantity > 1 ? String(quantity) : "one";
}

function isRental({ subject }: Pick<ConversationFacts, "subject">): boolean {
  return subject.kind === "listing" && subject.category === "realestate" && subject.per === "month";
}

export function nextStep(talk: ConversationFacts, { asked, offer }: DealDto): string {
  if (asked) return "It’s been a while. Did it work out? Mark it as completed, or call it off.";
  const { side, other } = talk;
  if (isService(talk)) {
    return side === "owner"
      ? "You agreed on this price. Mark it as completed when the job is done."
      : `You agreed on this price. ${other.name} will mark it as completed when the job is done.`;
  }
  const isReserved = offer?.reserves === true;
  if (side === "owner") {
    return `${isReserved ? "Reserved" : "Set aside"} for ${beforePeriod(other.name)}. Mark it as completed once it’s paid and handed over.`;
  }
  return `${isReserved ? "It’s reserved for you." : "It’s set aside for you."} Arrange payment and handover with ${beforePeriod(other.name)}.`;
}

type Question = { title: string; text: string; verb: string; cancel?: string; harm?: true };

function onAccept(talk: ConversationFacts, { reserves, quantity }: Offer): string {
  if (isService(talk)) return "You’ll have a deal at this price.";
  const name = beforePeriod(talk.other.name);
  if (talk.side !== "owner") {
    return reserves ? "We’ll mark it reserved for you." : `We’ll set ${pieces(quantity)} aside for you.`;
  }
  if (!reserves) return `We’ll set ${pieces(quantity)} aside for ${name}. The rest stays for sale.`;
  const end = isRental(talk) ? "rental" : "sale";
  return `We’ll mark it reserved for ${name}. Other offers stay open until you complete the ${end}.`;
}

function onCallOff(talk: ConversationFacts, { reserves, quantity }: Offer): string {
  const { name } = talk.other;
  if (isService(talk)) return `We’ll let ${name} know. You can both make another offer later.`;
  if (reserves) return `We’ll let ${name} know, and it’s available to others again.`;
  return `We’ll let ${name} know and put ${pieces(quantity)} back in stock.`;
}

function onComplete(talk: ConversationFacts, { reserves }: Offer): string {
  const closed = isRental(talk) ? "rented" : "sold";
  const closing = reserves
    ? `We’ll mark it ${closed} and decline other offers.`
    : isService(talk)
      ? "We’ll close this deal."
      : "We’ll close this deal. The listing stays up.";
  return `${closing} ${talk.side === "owner" ? `${talk.other.name} can review you.` : "You can then write a review."}`;
}

export function confirmationFor(
  press: DealDialogRequest,
  talk: ConversationFacts,
  { offer, viewing, timeZone }: DealDto,
): Question | null {
  const amount = offer ? amountForQuantity(formatPrice(offer.amount), offer.quantity) : "";
  const { name } = talk.other;
  if (press === "accept" && offer) {
    const text = `${onAccept(talk, offer)} ${noPayment}`;
    return { title: `Accept ${amount}?`, text, verb: `Accept ${amount}` };
  }
  if (press === "decline") {
    const text = `We’ll let ${name} know. You can both make another offer later.`;
    return { title: `Decline ${amount}?`, text, verb: "Decline offer", harm: true };
  }
  if (press === "withdraw") {
    const text = `${name} can no longer accept it. You can make another one.`;
    return { title: `Withdraw your offer of ${amount}?`, text, verb: "Withdraw offer", harm: true };
  }
  if (press === "call_off" && offer) {
    const text = onCallOff(talk, offer);
    return { title: `Call off the deal at ${amount}?`, text, verb: "Call off deal", harm: true };
  }
  if (press === "complete" && offer) {
    const text = onComplete(talk, offer);
    return { title: "Mark this deal as completed?", text, verb: "Mark completed" };
  }
  if (press === "cancel_viewing") {
    const text = `We’ll let ${name} know.`;
    return { title: `Cancel this ${eventOf(talk)}?`, text, verb: `Cancel ${eventOf(talk)}`, harm: true };
  }
  if (press === "no_show" && viewing) {
    const when = appointment(viewing.startsAt, timeZone);
    const text = dealCopy.noShowText(eventOf(talk), when, name);
    const title = dealCopy.noShowTitle(name);
    return { title, text, verb: dealCopy.noShowVerb, cancel: "Go back", harm: true };
  }
  if (press === "delete_rating") {
    const text = "Other sellers no longer see it, and you can’t rate this deal again.";
    return { title: `Delete your rating of ${name}?`, text, verb: "Delete rating", harm: true };
  }
  return null;
}

export function buyerHint({ count, average }: NonNullable<DealDto["buyer"]>): string {
  if (count === 0 || average === null) return "No ratings from sellers yet";
  return `Rated ${average} by ${count === 1 ? "1 seller" : `${count} sellers`}`;
}

export function parseAmount(text: string): number | null {
  const amount = parseMoney(text);
  return amount !== null && amount > 0 ? amount : null;
}

export function parseQuantity(text: string, stock: number): { quantity: number; wrong?: string } {
  const quantity = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  if (quantity < 1) return { quantity, wrong: dealCopy.quantity };
  return quantity > stock ? { quantity, wrong: dealCopy.tooMany(stock) } : { quantity };
}
