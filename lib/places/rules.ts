/** In miles; 0 is the place itself. */
export const distances = [0, 10, 25, 50, 100] as const;
export type Distance = (typeof distances)[number];

/** In miles. */
export const defaultDistance = 25;

export const maxPins = 500;

export const maxSuggestedPlaces = 7;
export const minPlaceLength = 2;
export const maxPlaceLength = 80;

export function placeName({ kind, name, state }: { kind: string; name: string; state: string }): string {
  return kind === "state" ? name : `${name}, ${state}`;
}

export const countrySuffix = /(?:,?\s*\b(?:U\.?S\.?A|United States(?: of America)?)|[\s,]+U\.?S)\b\.?\s*$/i;
const dottedState = /(?<![^\s,(])([a-z])\.\s?([a-z])(?:\.|(?![a-z]))(?=[^a-z]*$)/i;
const wholeZip = /^(.*?)(?:^|\D)(\d{5})[\s–—-]?\d{4}\s*$/s;
const partialZip = /^(.*?)(?:^|\D)(\d{1,5})(?:[–—-]\d{0,4})?\s*$/s;

/** 'New York, N.Y. 10001' → 'New York, NY 10001' */
export function joinDottedState(text: string): string {
  return text.replace(dottedState, "$1$2");
}

/** Splits 'Austin, TX 78701-1000, USA' into the name and a possibly incomplete ZIP code; reads 'D.C.' as DC. */
export function parseTypedPlace(typed: string): { text: string; zip?: string } {
  const withoutCountry = typed.replace(countrySuffix, "");
  const [, before = "", zip = ""] = wholeZip.exec(withoutCountry) ?? partialZip.exec(withoutCountry) ?? [];
  const name = joinDottedState(zip ? before : withoutCountry)
    .replace(/[()/]/g, " ")
    .replace(/[\s,.]+$/, "");
  const isZip = zip.length === 5 || (name === "" && zip.length > 1);
  return { text: name, ...(isZip ? { zip } : {}) };
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}

export function formatServed(name: string): string {
  return `Serves ${name}`;
}

export function formatWithin(name: string, within: Distance | undefined): string {
  if (within === undefined) return `Near ${name}`;
  return within === 0 ? `In ${name}` : `Within ${within} miles of ${name}`;
}
