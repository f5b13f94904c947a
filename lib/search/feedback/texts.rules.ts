import { normalizeText } from "../analysis/normalizer.rules";
import { synonymWordSchema } from "../lexicon/synonyms.schema";

/** Longer texts are pasted ones, which may contain anything. */
export const maxTextLength = 100;

export function foldText(text: string): string {
  return normalizeText(text)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
}

const emailOrLink = /@|:\/\/|\bwww\./;
const phone = /\(?\b\p{Nd}{3}\)?[\s./-]*\p{Nd}{3}[\s./-]*\p{Nd}{4}\b|\b\p{Nd}{3}[.-]\p{Nd}{4}\b/u;
const longNumber = /\p{Nd}(?:[\s.-]?\p{Nd}){8,}/u;
/** Local phone number; round numbers are prices. */
const localNumber = /(?<![\p{Nd}$,])\p{Nd}{4}(?!000)\p{Nd}{3}(?!\p{Nd})/u;
const mailbox = /\bp\.?\s*o\.?\s*box\b/;
/** House number before a street name; '2 bed' and '5 acres' don't count. */
const houseNumber =
  /(?<![\p{L}\p{Nd}$.,])\p{Nd}{1,6}[a-z]?\s+(?!(?:bed|bath|br|ba|acre|room|car)s?\b|bedroom|bathroom)/gu;

/** True for folded text that looks like an email address, a phone or account number, or a postal address. */
export function isPersonal(text: string, streetWords: ReadonlySet<string>): boolean {
  if ([emailOrLink, phone, longNumber, localNumber, mailbox].some((pattern) => pattern.test(text)))
    return true;
  return Array.from(text.matchAll(houseNumber)).some(({ index, 0: number }) => {
    const [, ...rest] = text.slice(index + number.length).match(/[\p{L}\p{Nd}']+/gu) ?? [];
    return rest.slice(0, 4).some((word) => streetWords.has(word));
  });
}

export function isSynonymWord(text: string): boolean {
  return synonymWordSchema.safeParse(text).success;
}
