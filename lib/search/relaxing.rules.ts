import type { ListingQuery } from "@/lib/listings/contract";
import type { Relaxation } from "./contract";

/** A query without one of its parts. */
export type Loosened = { drop: Relaxation["drop"]; word: string | null; query: ListingQuery };

/** Filters in the order in which people give them up. */
const filters: { drop: Relaxation["drop"]; names: readonly (keyof ListingQuery)[] }[] = [
  { drop: "near", names: ["near"] },
  { drop: "listingType", names: ["listingType"] },
  { drop: "propertyType", names: ["propertyType"] },
  { drop: "price", names: ["minPrice", "maxPrice"] },
  { drop: "state", names: ["state"] },
  { drop: "vendor", names: ["vendor"] },
  { drop: "category", names: ["category"] },
];

function without(query: ListingQuery, names: readonly (keyof ListingQuery)[]): ListingQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => !names.includes(name as keyof ListingQuery)),
  );
}

/** Every query with one filter less, then with one word less, then without any filter, then without its text. */
export function loosen(query: ListingQuery, words: readonly string[]): Loosened[] {
  const bare = without(query, ["cursor", "limit", "sort"]);
  const used = filters.filter(({ names }) => names.some((name) => bare[name] !== undefined));
  return [
    ...used.map(({ drop, names }) => ({ drop, word: null, query: without(bare, names) })),
    ...(words.length > 1
      ? words.map((word) => ({
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
