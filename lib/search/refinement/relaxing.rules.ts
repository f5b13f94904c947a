import type { ListingQuery } from "@/lib/listings/contract";
import { distances } from "@/lib/places/rules";
import type { DroppedFilter, Relaxation, ParsedEntity } from "../contract";
import { uniqueWords } from "../analysis/normalizer.rules";
import { maxDroppedParts } from "../rules";

export type RelaxedQuery = Pick<Relaxation, "drop" | "word" | "search" | "within" | "place"> & {
  query: ListingQuery;
};

const filters: { drop: DroppedFilter; names: readonly (keyof ListingQuery)[] }[] = [
  { drop: "within", names: ["within"] },
  { drop: "serves", names: ["serves"] },
  { drop: "pictures", names: ["pictures"] },
  { drop: "postedWithin", names: ["postedWithin"] },
  { drop: "reduced", names: ["reduced"] },
  { drop: "rating", names: ["rating"] },
  { drop: "availableBy", names: ["availableBy"] },
  { drop: "near", names: ["near"] },
  { drop: "delivery", names: ["delivery"] },
  { drop: "pricing", names: ["pricing"] },
  { drop: "furnished", names: ["furnished"] },
  { drop: "pets", names: ["pets"] },
  { drop: "area", names: ["minArea", "maxArea"] },
  { drop: "lot", names: ["minAcres", "maxAcres"] },
  { drop: "baths", names: ["baths"] },
  { drop: "condition", names: ["condition"] },
  { drop: "titleStatus", names: ["titleStatus"] },
  { drop: "transmission", names: ["transmission"] },
  { drop: "drivetrain", names: ["drivetrain"] },
  { drop: "fuel", names: ["fuel"] },
  { drop: "maxMileage", names: ["maxMileage"] },
  { drop: "years", names: ["minYear", "maxYear"] },
  { drop: "body", names: ["body"] },
  { drop: "brand", names: ["brand"] },
  { drop: "beds", names: ["beds"] },
  { drop: "subcategory", names: ["subcategory"] },
  { drop: "listingType", names: ["listingType"] },
  { drop: "propertyType", names: ["propertyType"] },
  { drop: "price", names: ["minPrice", "maxPrice"] },
  { drop: "state", names: ["state"] },
  { drop: "vendor", names: ["vendor"] },
  { drop: "category", names: ["category"] },
];

export function countFilters(query: ListingQuery): number {
  return filters.filter(({ names }) => names.some((name) => query[name] !== undefined)).length;
}

function without(query: ListingQuery, names: readonly (keyof ListingQuery)[]): ListingQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => !names.includes(name as keyof ListingQuery)),
  );
}

export function widerRadii(query: ListingQuery, isTyped: boolean): RelaxedQuery[] {
  const { place, within } = query;
  if (!place || within === undefined) return [];
  const { cursor: _cursor, limit: _limit, sort: _sort, ...bare } = query;
  const typed = isTyped ? { search: query.search ?? "", place } : {};
  const further = [...distances.filter((miles) => miles > within), ...(isTyped ? [undefined] : [])];
  return further.map((miles) => ({
    drop: "within",
    word: null,
    within: miles,
    ...typed,
    query: { ...bare, within: miles },
  }));
}

function droppableWords(words: readonly string[]): readonly string[] {
  return words.length > maxDroppedParts ? [] : words;
}

export type TextPart = { word: string; search: string };

export function textPartsOf(text: string, entities: readonly ParsedEntity[], isFiltered = false): TextPart[] {
  const isWord = (word: string) => entities.every(({ without }) => uniqueWords(without).includes(word));
  const words = droppableWords(uniqueWords(text).filter(isWord));
  const without = (word: string) =>
    text
      .split(/\s+/)
      .filter((part) => uniqueWords(part).join(" ") !== word)
      .join(" ");
  return [
    ...entities.slice(0, maxDroppedParts).map(({ label, without: search }) => ({ word: label, search })),
    ...words.map((word) => ({ word, search: without(word) })),
  ].filter(({ search }) => search !== text && (search !== "" || isFiltered));
}

/** In order: one filter less, one word less, no filters, no text. */
export function relaxQuery(
  query: ListingQuery,
  words: readonly string[],
  pieces: readonly TextPart[] = [],
): RelaxedQuery[] {
  const bare = without(query, ["cursor", "limit", "sort"]);
  const used = filters.filter(({ names }) => names.some((name) => bare[name] !== undefined));
  return [
    ...used.map(({ drop, names }) => ({ drop, word: null, query: without(bare, names) })),
    ...pieces.map(({ word, search }) => ({
      drop: "word" as const,
      word,
      search,
      query: { ...bare, search },
    })),
    ...(words.length > 1 && pieces.length === 0
      ? droppableWords(words).map((word) => ({
          drop: "word" as const,
          word,
          query: { ...bare, search: words.filter((other) => other !== word).join(" ") },
        }))
      : []),
    ...(used.length > 1
      ? [
          {
            drop: "filters" as const,
            word: null,
            query: without(
              bare,
              used.flatMap(({ names }) => [...names]),
            ),
          },
        ]
      : []),
    ...(words.length > 0 && used.length > 0
      ? [{ drop: "search" as const, word: null, query: without(bare, ["search"]) }]
      : []),
  ];
}

export function typedFormOf(word: string, typed: readonly string[], corrected: readonly string[]): string {
  const at = corrected.indexOf(word);
  if (at < 0 || typed.includes(word)) return word;
  const isAtFront = corrected.slice(0, at).every((before, index) => before === typed[index]);
  return typed.at(isAtFront ? at : at - corrected.length) ?? word;
}
