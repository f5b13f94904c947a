import { distances, defaultDistance, type Distance } from "@/lib/places/rules";
import { expandPhrases } from "../analysis/phrase-lists.rules";
import { isEverydayWord } from "../lexicon/english.rules";
import { endsInHome } from "./homes.rules";
import data from "./places.json";

const maxNameWords = 4;

/**
 * Place in a text: the text before it, the radius, and the words from it on. `isIn` marks the word 'in', which also
 * precedes other words.
 */
export type PlaceReference = {
  before: string;
  within: Distance;
  words: readonly string[];
  isIn: boolean;
  isServed?: true;
};

const pattern =
  /^(.*?)(?:^|\s)(?:near|around|close to|within\s+(\d+)\s*(?:mi|miles?|mi\.)\s+(?:of|from|around))\s+(.+)$/i;

const serving = expandPhrases(data.serving).toSorted((a, b) => b.length - a.length);
const servedPattern = new RegExp(`^(.*\\S)\\s+(?:${serving.join("|")})\\s+(?:the\\s+)?(\\S.*)$`, "i");

const inPattern = /^(?:(.*)\s)?in\s+(.+)$/i;

/**
 * Parses 'apartment near Austin', '2br within 50 miles of St. Louis', 'plumber in 78701'; null for 'near me' and
 * without a place.
 */
export function parsePlaceReference(text: string): PlaceReference | null {
  const [, thing, served] = servedPattern.exec(text) ?? [];
  if (thing && served)
    return {
      before: thing.trim(),
      within: defaultDistance,
      words: served.split(/\s+/),
      isIn: false,
      isServed: true,
    };
  const near = pattern.exec(text);
  if (!near) return parseInPlace(text);
  const [, before = "", miles, rest = ""] = near;
  const words = rest.split(/\s+/).filter(Boolean);
  if (words.length === 0 || /^(?:me|my|by|here|the|a|home|work)\b/i.test(rest)) return null;
  const radius = distances.find((distance) => distance >= Number(miles ?? defaultDistance));
  return radius ? { before: before.trim(), within: radius, words, isIn: false } : null;
}

function parseInPlace(text: string): PlaceReference | null {
  const [, before = "", rest = ""] = inPattern.exec(text) ?? [];
  const words = rest.split(/\s+/).filter(Boolean);
  return words.length > 0 ? { before: before.trim(), within: defaultDistance, words, isIn: true } : null;
}

const amountPrefixes = new Set(data.amountLeads.split(" "));

const textWords = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export function edgeZipCodes(text: string): string[] {
  const words = textWords(text);
  const isZip = (index: number) =>
    /^\d{5}$/.test(words[index] ?? "") && !amountPrefixes.has((words[index - 1] ?? "").toLowerCase());
  return [...new Set([0, words.length - 1])].filter(isZip).map((index) => words[index]!);
}

type NameContext = { unknownWords: readonly string[]; zips: readonly string[] };

/**
 * City candidates at either end of a text, longest first. Each contains an unknown word or is a ZIP code; a single
 * everyday word doesn't qualify.
 */
export function cityCandidates(
  text: string,
  { unknownWords, zips }: NameContext,
): { name: string; rest: string }[] {
  const words = textWords(text);
  const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, "");
  const found: { name: string; rest: string }[] = [];
  for (let length = Math.min(words.length, maxNameWords - 1); length > 0; length -= 1) {
    for (const from of new Set([words.length - length, 0])) {
      const named = words.slice(from, from + length);
      const hasUnknownWord = named.some((word) => unknownWords.includes(plain(word)) && !/^\d+$/.test(word));
      const isPlain = length === 1 && isEverydayWord(plain(named[0]!));
      if (!(hasUnknownWord && !isPlain) && !(length === 1 && zips.includes(named[0]!))) continue;
      found.push({
        name: named.join(" "),
        rest: [...words.slice(0, from), ...words.slice(from + length)].join(" "),
      });
    }
  }
  return found;
}

/**
 * Place name candidates, longest first. After 'in', an everyday word counts only at the end and after a home: 'house in
 * reading'.
 */
export function placeNameCandidates({ before, words, isIn }: PlaceReference): string[] {
  const longest = Math.min(words.length, maxNameWords);
  const names = Array.from({ length: longest }, (_, index) => words.slice(0, longest - index).join(" "));
  const isPlain = (name: string) => !isEverydayWord(name.toLowerCase());
  return isIn ? names.filter((name) => isPlain(name) || (words.length === 1 && endsInHome(before))) : names;
}
