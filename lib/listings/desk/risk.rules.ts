import { priceWarning, type PriceRange } from "./similar-listings.rules";
import type { RiskReasonDto } from "./risk.schema";

export type RiskFacts = {
  publishedBefore: number;
  recentRejections: number;
  sameTitle: number;
  lastHour: number;
  sameVins: readonly OtherListing[];
  sameTexts: readonly OtherListing[];
  samePictures: readonly (OtherListing & { vendorId: string })[];
  prices: (PriceRange & { isNarrow: boolean }) | null;
};

type OtherListing = { id: string; title: string };

export const suspiciousPerHour = 10;
export const maxNamedOthers = 3;

type Words = { title: string; description: string; alts?: Readonly<Record<string, string>> };
type Text = Words & { priceCents: number; images: readonly string[] };

export type BlockedWord = { word: string; effect: "flag" | "refuse" };

const letter = /[\p{L}\p{N}]/u;

function textOf({ title, description, alts = {} }: Words): string {
  return [title, description, ...Object.values(alts)].join("\n");
}

export function findBlocked<W extends { word: string }>(texts: Words, words: readonly W[]): W[] {
  const text = ` ${textOf(texts)} `.toLowerCase();
  return words.filter(({ word }) => {
    const needle = word.toLowerCase();
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      if (!letter.test(text[at - 1] ?? " ") && !letter.test(text[at + needle.length] ?? " ")) return true;
    }
    return false;
  });
}

const shortDescription = 40;

const address = /https?:\/\/|www\.|\b[a-z0-9-]{1,63}\.(com|net|org|io|shop|store)\b/i;
const email = /[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,}/i;
const phone = /(?:\+?\d[\s().-]*){9,}/;

export function hasContactInfo(text: string): boolean {
  return email.test(text) || phone.test(text);
}

function isAllCaps(title: string): boolean {
  const letters = title.replace(/[^a-z]/gi, "");
  return letters.length >= 8 && letters === letters.toUpperCase();
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function named(others: readonly OtherListing[]): OtherListing[] {
  return others.slice(0, maxNamedOthers).map(({ id, title }) => ({ id, title }));
}

export function wordRisks(text: string, flagged: readonly string[]): RiskReasonDto[] {
  const reasons: (RiskReasonDto | false)[] = [
    flagged.length > 0 && { code: "words", text: `Contains flagged words: ${flagged.join(", ")}.` },
    hasContactInfo(text) && { code: "contact", text: "Contains an email address or a phone number." },
    address.test(text.replace(email, "")) && { code: "link", text: "Contains a web address." },
  ];
  return reasons.filter((reason) => reason !== false);
}

export function textRisks(text: Text, facts: RiskFacts & { words: readonly string[] }): RiskReasonDto[] {
  const { title, description, priceCents, images } = text;
  const { words, sameVins, sameTexts, samePictures, lastHour } = facts;
  const vendors = new Set(samePictures.map(({ vendorId }) => vendorId)).size;
  const price = priceWarning(priceCents, facts.prices);
  const reasons: (RiskReasonDto | false)[] = [
    facts.publishedBefore === 0 && {
      code: "first",
      text: "This would be the vendor’s first public listing.",
    },
    facts.recentRejections > 0 && {
      code: "rejections",
      text: `${plural(facts.recentRejections, "listing", "listings")} from this vendor ${facts.recentRejections === 1 ? "was" : "were"} rejected in the last 90 days.`,
    },
    facts.sameTitle > 0 && { code: "repeated", text: "The vendor has a live listing with the same title." },
    sameVins.length > 0 && {
      code: "vin",
      text: "Another listing has the same VIN.",
      others: named(sameVins),
    },
    sameTexts.length > 0 && {
      code: "text",
      text: "The description is nearly the same as another vendor’s.",
      others: named(sameTexts),
    },
    vendors > 0 && {
      code: "pictures",
      text: `The same or nearly the same photos are used by ${plural(vendors, "other vendor", "other vendors")}.`,
      others: named(samePictures),
    },
    lastHour >= suspiciousPerHour && {
      code: "velocity",
      text: `The vendor submitted ${lastHour} other listings within an hour.`,
    },
    price !== null && { code: "price", text: price },
    images.length === 0 && { code: "no-photos", text: "No photos." },
    isAllCaps(title) && { code: "capitals", text: "The title is in all caps." },
    description.length < shortDescription && { code: "short", text: "The description is very short." },
  ];
  return [...wordRisks(textOf(text), words), ...reasons.filter((reason) => reason !== false)];
}
