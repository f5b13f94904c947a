import { distances, usualDistance, type Distance } from "@/lib/places/rules";

const longestName = 4;

/** What may name a place: the text before it, how far around it, and its words with those that follow. */
export type Around = { before: string; within: Distance; words: readonly string[] };

const pattern =
  /^(.*?)(?:^|\s)(?:near|around|close to|within\s+(\d+)\s*(?:mi|miles?|mi\.)\s+(?:of|from|around))\s+(.+)$/i;

/** 'apartment near Austin', '2br within 50 miles of St. Louis'; null where no place follows, as in 'near me'. */
export function readAround(text: string): Around | null {
  const [, before = "", miles, rest = ""] = pattern.exec(text) ?? [];
  const words = rest.split(/\s+/).filter(Boolean);
  if (words.length === 0 || /^(?:me|my|by|here|the|a|home|work)\b/i.test(rest)) return null;
  const least = distances.find((distance) => distance >= Number(miles ?? usualDistance));
  return least ? { before: before.trim(), within: least, words } : null;
}

/** The beginnings of the words that may be the name of a place, the longest first. */
export function namesIn({ words }: Around): string[] {
  const longest = Math.min(words.length, longestName);
  return Array.from({ length: longest }, (_, index) => words.slice(0, longest - index).join(" "));
}
