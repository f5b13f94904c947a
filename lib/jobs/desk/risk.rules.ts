import { hasContactInfo, maxNamedOthers } from "@/lib/listings/desk/risk.rules";
import type { RiskReasonDto } from "@/lib/listings/desk/risk.schema";
import type { JobInput } from "./input.schema";

type Facts = {
  words: readonly string[];
  before: number;
  rejected: number;
  lastHour: number;
  sameTexts: readonly { id: string; title: string }[];
};

/** Suspicious number of submissions per hour; the daily limit is ten. */
const suspiciousPerHour = 4;

const payFirst = /\b(registration|training|starter|application) fee\b|\bwire transfer\b|\bgift cards?\b/i;
const chat = /\b(whatsapp|telegram|signal)\b/i;

/** Hints for the reviewing admin; none of them blocks approval. */
export function jobRisks({ title, description }: JobInput, facts: Facts): RiskReasonDto[] {
  const { words, before, rejected, lastHour, sameTexts } = facts;
  const text = `${title}\n${description}`;
  const reasons: (RiskReasonDto | false)[] = [
    words.length > 0 && { code: "words", text: `Uses watched words: ${words.join(", ")}.` },
    sameTexts.length > 0 && {
      code: "text",
      text: "The description is nearly the same as another account’s job.",
      others: sameTexts.slice(0, maxNamedOthers),
    },
    hasContactInfo(text) && { code: "contact", text: "Contains an email address or a phone number." },
    lastHour >= suspiciousPerHour && {
      code: "velocity",
      text: `This account submitted ${lastHour} other jobs within an hour.`,
    },
    payFirst.test(text) && { code: "fee", text: "Mentions a fee, a wire transfer or gift cards." },
    chat.test(text) && { code: "chat", text: "Asks people to move to a private chat app." },
    before === 0 && { code: "first", text: "This account has never had a job approved." },
    rejected > 0 && { code: "rejections", text: "This account has a rejected job." },
  ];
  return reasons.filter((reason) => reason !== false);
}
