import type { ListingDto } from "@/lib/listings/contract";
import type { Get } from "../client";
import { firstOf, rankOf, type Context } from "./context";
import { property } from "./property";
import { fold, wordsOf } from "./words";

type Suggestions = { suggestions: string[]; listingSuggestions: { id: string; title: string }[] };

async function suggest(get: Get, query: string): Promise<Suggestions> {
  const response = await get(`/api/search/suggestions?${new URLSearchParams({ query })}`);
  if (!response.ok) return { suggestions: [], listingSuggestions: [] };
  return (await response.json()) as Suggestions;
}

function prefixes({ heads }: Context): string[] {
  return heads.flatMap((head) =>
    Array.from({ length: Math.min(head.length, 9) - 2 }, (_, at) => head.slice(0, 3 + at)),
  );
}

async function suggested(context: Context): Promise<string[]> {
  const texts = new Set<string>();
  for (const prefix of prefixes(context).slice(0, context.count))
    for (const text of (await suggest(context.get, prefix)).suggestions) texts.add(text);
  return [...texts];
}

function hasWords(
  { title, vendorName, location, description }: ListingDto,
  words: readonly string[],
): boolean {
  const text = fold(`${title} ${vendorName} ${location} ${description}`);
  return words.every((word) => text.includes(word.replace(/s$/, "")));
}

export const suggestionProperties = [
  property("prefix: suggests something", prefixes, async (prefix, { get }) => {
    const { suggestions, listingSuggestions } = await suggest(get, prefix);
    return suggestions.length + listingSuggestions.length > 0 || prefix;
  }),
  property("suggestion: has results", suggested, async (text, { ask }) => {
    return (await ask(text)).items.length > 0 || text;
  }),
  property("suggestion: first 5 have its words", suggested, async (text, { ask }) => {
    const answer = await ask(text);
    const words = wordsOf(text);
    const isRight = answer.items.slice(0, 5).some((listing) => hasWords(listing, words));
    return isRight || `${text}: ${firstOf(answer)}`;
  }),
  property(
    "listing: suggested by its title",
    ({ sample }) => sample,
    async (listing, { get }) => {
      const { listingSuggestions } = await suggest(get, listing.title);
      return rankOf(listingSuggestions, listing) > 0 || listing.title;
    },
  ),
  property(
    "vendor: suggested by its name",
    ({ vendors }) => vendors,
    async ([name, own], { get }) => {
      const typed = name.slice(0, Math.max(4, Math.ceil(name.length * 0.7)));
      const { suggestions, listingSuggestions } = await suggest(get, typed);
      const isNamed = suggestions.some((text) => wordsOf(text).join(" ") === wordsOf(name).join(" "));
      const isTheirs = listingSuggestions.some(({ id }) => own.some((listing) => listing.id === id));
      return isNamed || isTheirs || `${typed} (${name})`;
    },
  ),
];
