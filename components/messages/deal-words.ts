import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { dealCopy, forPieces } from "@/lib/messages/deal.copy";
import { formatPrice } from "@/lib/shared/money";
import { parseMoney } from "@/lib/shared/typed-number";

export type Offer = NonNullable<DealDto["offer"]>;
export type Viewing = NonNullable<DealDto["viewing"]>;

export type DealPress =
  | "offer"
  | "accept"
  | "decline"
  | "withdraw"
  | "complete"
  | "call_off"
  | "viewing"
  | "reschedule"
  | "cancel_viewing";

export type DealDialogProps = {
  conversation: ConversationDto;
  deal: DealDto;
  press: DealPress;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Talk = Pick<ConversationDto, "side" | "other" | "subject">;

export const noPayment =
  "We don’t handle payments for goods or services. You arrange payment with each other directly.";

/** Strips a trailing period so that 'Nadia D.' or 'Oak Inc.' can end a sentence. */
export function beforePeriod(name: string): string {
  return name.replace(/\.$/, "");
}

function isService({ subject }: Pick<Talk, "subject">): boolean {
  return subject.kind === "listing" && subject.category === "services";
}

function isQuote(talk: Talk, mine: boolean): boolean {
  return isService(talk) && mine === (talk.side === "owner");
}

export function offerTitle(talk: Talk, { mine }: Offer): string {
  const word = isQuote(talk, mine) ? "quote" : "offer";
  return mine ? `Your ${word}` : `${talk.other.name}’s ${word}`;
}

export function offerVerb(talk: Talk, offer: DealDto["offer"]): string {
  if (offer?.status === "open") return "Counter";
  return isQuote(talk, true) ? "Send a quote" : "Make an offer";
}

export function nextStep(talk: Talk, { asked }: DealDto): string {
  if (asked) return "It’s been a while. Did it work out? Mark it as completed, or call it off.";
  const { side, other, subject } = talk;
  if (isService(talk)) {
    return side === "owner"
      ? "You agreed on this price. Mark it as completed when the job is done."
      : `You agreed on this price. ${other.name} will mark it as completed when the job is done.`;
  }
  const isReserved = subject.kind === "listing" && subject.status === "reserved";
  if (side === "owner") {
    return `${isReserved ? "Reserved" : "Set aside"} for ${beforePeriod(other.name)}. Mark it as completed once it’s paid and handed over.`;
  }
  return `${isReserved ? "It’s reserved for you." : "It’s set aside for you."} Arrange payment and handover with ${beforePeriod(other.name)}.`;
}

type Question = { title: string; text: string; verb: string; harm?: true };

export function confirmationFor(press: DealPress, talk: Talk, { offer }: DealDto): Question | null {
  const amount = offer ? forPieces(formatPrice(offer.amount), offer.quantity) : "";
  const { name } = talk.other;
  if (press === "accept") {
    const text = isService(talk)
      ? "You’ll have a deal at this price."
      : talk.side === "owner"
        ? `We’ll set it aside for ${name}. Other offers stay open until you complete the sale.`
        : "We’ll set it aside for you.";
    return { title: `Accept ${amount}?`, text: `${text} ${noPayment}`, verb: `Accept ${amount}` };
  }
  if (press === "decline") {
    const text = `We’ll let ${name} know. You can both make another offer later.`;
    return { title: `Decline ${amount}?`, text, verb: "Decline offer", harm: true };
  }
  if (press === "withdraw") {
    const text = `${name} can no longer accept it. You can make another one.`;
    return { title: `Withdraw your offer of ${amount}?`, text, verb: "Withdraw offer", harm: true };
  }
  if (press === "call_off") {
    const text = isService(talk)
      ? `We’ll let ${name} know. You can both make another offer later.`
      : `We’ll let ${name} know, and it’s available to others again.`;
    return { title: `Call off the deal at ${amount}?`, text, verb: "Call off deal", harm: true };
  }
  if (press === "complete") {
    const isReserved = talk.subject.kind === "listing" && talk.subject.status === "reserved";
    const closing = isReserved
      ? "We’ll close the listing and decline other offers."
      : "We’ll close this deal.";
    const review = talk.side === "owner" ? `${name} can review you.` : "You can then write a review.";
    const text = `${closing} ${review}`;
    return { title: "Mark this deal as completed?", text, verb: "Mark completed" };
  }
  if (press === "cancel_viewing") {
    const text = `We’ll let ${name} know.`;
    return { title: "Cancel this viewing?", text, verb: "Cancel viewing", harm: true };
  }
  return null;
}

/** Parses dollars as typed: '1,250', '$80.5'; null unless it's an amount above 0. */
export function parseAmount(text: string): number | null {
  const amount = parseMoney(text);
  return amount !== null && amount > 0 ? amount : null;
}

export function parseQuantity(text: string, stock: number): { quantity: number; wrong?: string } {
  const quantity = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  if (quantity < 1) return { quantity, wrong: dealCopy.quantity };
  return quantity > stock ? { quantity, wrong: dealCopy.tooMany(stock) } : { quantity };
}
