import type { ConversationDto, MessageDto } from "@/lib/messages/contract";
import type { DealDto } from "@/lib/messages/deal.contract";
import { withArticle, type EventName } from "@/lib/messages/deal.copy";
import type { DealStep } from "@/lib/messages/deal.rules";
import { eventOf, isQuote, isViewingShown } from "./deal-words";

/** Without the amount, time, and note, which the card shows. */
const shortLines: Record<DealStep, string | ((event: EventName) => string)> = {
  offer: "made an offer.",
  counter: "made a counteroffer.",
  accept: "accepted the offer.",
  decline: "declined the offer.",
  withdraw: "withdrew the offer.",
  call_off: "called off the deal.",
  complete: "marked the deal as completed.",
  viewing: (event) => `${event === "interview" ? "proposed" : "requested"} ${withArticle(event)}.`,
  viewing_confirm: (event) => `confirmed the ${event}.`,
  viewing_reschedule: "suggested another time.",
  viewing_accept: (event) => `accepted the ${event === "interview" ? event : "new time"}.`,
  viewing_decline: (event) => `canceled the ${event}.`,
  viewing_done: (event) => `marked the ${event} as done.`,
  viewing_no_show: (event) => `marked the ${event} as missed.`,
  viewing_move: "asked for another time.",
};

type Line = {
  message: MessageDto;
  isCurrent: boolean;
  conversation: ConversationDto;
  deal: DealDto | undefined;
};

export function dealLine({ message, isCurrent, conversation, deal }: Line): string {
  const { mine, dealStep, text } = message;
  const author = mine ? "You" : conversation.other.name;
  const hasCard = dealStep?.startsWith("viewing") ? !deal || isViewingShown(deal) : true;
  if (!dealStep || !isCurrent || !hasCard) return `${author} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (dealStep === "offer" && isQuote(conversation, mine)) return `${author} sent a quote.`;
  const line = shortLines[dealStep];
  return `${author} ${typeof line === "string" ? line : line(eventOf(conversation))}`;
}
