import { propertyTypeGroups } from "@/lib/listings/rules";
import { expandPhrases } from "../analysis/phrase-lists.rules";
import {
  claimPhrases,
  hasWordsAt,
  wordAt,
  type AcceptsPhrase,
  type Reading,
  type Entity,
  type EntityKind,
} from "../analysis/tokens.rules";
import data from "./facts.json";
import { claimMixedUse, isWorkshop } from "./clauses.rules";

export type Phrases = Record<string, Omit<Entity, "start" | "end">>;

type FactRow = { kind: string; label: string; lexemes: string; best?: string; phrases: string };

export function factTable(rows: readonly FactRow[]): Phrases {
  return Object.fromEntries(
    rows.flatMap(({ kind, label, lexemes, best, phrases }) => {
      const fact = {
        kind: kind as EntityKind,
        label,
        lexemes: lexemes.split(" ").filter(Boolean),
        ...(best ? { best: best.split(" ") } : {}),
      };
      return expandPhrases(phrases).map((phrase) => [phrase, fact]);
    }),
  );
}

const lexemesOf = (types: readonly string[]) => types.map((type) => `xpt_${type.replaceAll("-", "_")}`);
export const landLexemes: ReadonlySet<string> = new Set(lexemesOf(propertyTypeGroups.Land));
export const housingLexemes: readonly string[] = lexemesOf(propertyTypeGroups.Residential);

const homeTypes = factTable(data.types);
const offers = factTable(data.offers);
const amenities = factTable(data.comforts);
const parking = factTable(data.parking);
const studio = factTable(data.studio);
const tables = [homeTypes, offers, amenities, parking, studio];

export function endsInHome(text: string): boolean {
  const padded = ` ${text.toLowerCase()}`;
  return Object.keys(homeTypes).some((home) => padded.endsWith(` ${home}`));
}

export function isHomePhrase(phrase: string): boolean {
  return phrase.includes(" ") && tables.some((phrases) => Object.hasOwn(phrases, phrase));
}

export const homeFacts: readonly string[] = tables.flatMap((phrases) =>
  Object.values(phrases).flatMap(({ lexemes }) => lexemes),
);

const roomWords = ["bedroom", "bedrooms", "bathroom", "rental", "rentals"];

export const homeWords: readonly string[] = [
  ...new Set(
    [homeTypes, amenities, studio]
      .flatMap((phrases) => Object.keys(phrases))
      .concat(roomWords)
      .flatMap((phrase) => phrase.split(" ")),
  ),
].filter((word) => word.length > 4);

const wordsOf = (list: keyof typeof data.words): ReadonlySet<string> => new Set(data.words[list].split(" "));
const notHomes = wordsOf("notHomes");
const houseCompounds = wordsOf("ownHouses");
const aroundHomes = wordsOf("aroundHomes");
const flats = wordsOf("flats");

/** True for compounds that aren't houses: 'tree house', but not 'white house'. */
export function isHouseCompound(first: string, second: string): boolean {
  return /^houses?$/.test(second) && houseCompounds.has(first);
}

function isNotHome({ tokens }: Reading, phrase: string, before: string, index: number): boolean {
  if (/^(house|home)s?$/.test(phrase) && notHomes.has(before)) return true;
  return isWorkshop(tokens, index) || (aroundHomes.has(phrase) && /^(near|to|nearby)$/.test(before));
}

export function claimHome(reading: Reading, isThere: AcceptsPhrase): void {
  const claimWhere = (phrases: Phrases, fits: (phrase: string, before: string, at: number) => boolean) =>
    claimPhrases(
      reading,
      phrases,
      (phrase, at, entity) => isThere(phrase, at, entity) && fits(phrase, wordAt(reading, at - 1), at),
    );
  claimPhrases(reading, amenities, isThere);
  claimWhere(offers, (phrase, before) => phrase !== "lease" || before !== "new");
  // 'Efficiency' means a studio only before a word like 'apartment'.
  claimWhere(
    studio,
    (phrase, _, at) => /^(studio|bed ?sit)/.test(phrase) || flats.has(wordAt(reading, at + 1)),
  );
  claimMixedUse(reading, isThere);
  claimWhere(homeTypes, (phrase, before, at) => !isNotHome(reading, phrase, before, at));
  claimPhrases(reading, parking, isThere);
  // 'Rent a house': articles between don't matter.
  for (const [at, { word }] of reading.tokens.entries()) {
    const [before, next] = [reading.claimed[at - 1], reading.claimed[at + 1]];
    const isBetween = before?.kind === "offer" && next?.kind === "type" && /^(an?|the|my)$/.test(word);
    if (isBetween && hasWordsAt(reading, at, [word])) reading.claimed[at] = before;
  }
}
