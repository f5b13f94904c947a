import { setTimeout as delay } from "node:timers/promises";
import type { ListingDto } from "@/lib/listings/contract";

export type Get = (path: string) => Promise<Response>;

export type Answer<T = ListingDto> = {
  status: number;
  items: T[];
  total: number;
  /** Number of items before those that only mention the words and before close matches. */
  exact: number;
  /** `most` or `mention` if the items match the search only partly; null if fully. */
  partial: string | null;
  corrected: string | null;
  missing: string[];
  unmatched: string[];
  next: string | null;
};

const busy = [429, 503];

export function overHttp(base: string): Get {
  return async function get(path) {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(new URL(path, base));
      if (!busy.includes(response.status) || tries > 6) return response;
      await response.body?.cancel();
      await delay(1500);
    }
  };
}

function wordsIn(header: string | null): string[] {
  return (header ?? "").split(",").filter(Boolean).map(decodeURIComponent);
}

export async function readAnswer<T = ListingDto>(get: Get, path: string): Promise<Answer<T>> {
  const response = await get(path);
  const { headers, ok, status } = response;
  const items = ok ? ((await response.json()) as T[]) : [];
  const corrected = headers.get("x-search-corrected");
  return {
    status,
    items,
    total: Number(headers.get("x-total-count") ?? items.length),
    exact: Number(headers.get("x-search-mentions") ?? headers.get("x-search-exact") ?? items.length),
    partial: headers.get("x-search-partial"),
    corrected: corrected === null ? null : decodeURIComponent(corrected),
    missing: wordsIn(headers.get("x-search-missing")),
    unmatched: wordsIn(headers.get("x-search-lacking")),
    next: /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null,
  };
}

export async function readPages<T = ListingDto>(get: Get, path: string, most = Infinity): Promise<T[]> {
  const items: T[] = [];
  let next: string | null = path;
  for (let pages = 0; next !== null && pages < most; pages += 1) {
    const page: Answer<T> = await readAnswer<T>(get, next);
    if (page.status !== 200) throw new Error(`${next} returned ${page.status}.`);
    items.push(...page.items);
    next = page.next;
  }
  return items;
}

export function sorted<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const keyed = all.map((one) => [keyOf(one), one] as const);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

export async function readCatalog(get: Get): Promise<ListingDto[]> {
  const listings = await readPages(get, "/api/listings?limit=48");
  return sorted(listings, ({ category, title, vendorName, id }) =>
    [category, title, vendorName, id].join("\t"),
  );
}

type SearchOptions = { limit?: number; isLiteral?: boolean };

export function searchPath(query: string, { limit, isLiteral = false }: SearchOptions = {}): string {
  const parameters = new URLSearchParams({ search: query });
  if (limit !== undefined) parameters.set("limit", String(limit));
  if (isLiteral) parameters.set("literal", "1");
  return `/api/listings?${parameters}`;
}
