import "server-only";
import { rows } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { encodeCursor, type Page } from "@/lib/shared/page";
import type { ListingDto, ListingQuery } from "@/lib/listings/contract";
import { listingsTag, pageSize, type Sort } from "@/lib/listings/rules";
import { toListing, type CardRow } from "./card.rows";
import { filterConditions } from "./filter.rows";
import { countListings } from "./list.queries";
import { toListingPage } from "./order.rows";
import type { Block, ListCursor } from "./order.schema";
import { readPage } from "./page.rows";
import { chooseVaried, isOutside, nearestCandidates, sortedCandidates } from "./variety.rows";

/** Listings to choose from for each one shown, so that those with a picture can come first. */
const choicesPerCard = 3;

type RowQuery = Pick<ListingQuery, "postedWithin" | "reduced" | "place"> & { sort?: Sort; limit: number };

export async function listVariedRow(query: RowQuery): Promise<ListingDto[]> {
  reportTags(listingsTag);
  const { sort = "newest", place, limit, ...filter } = query;
  const where = filterConditions(filter);
  const candidates = place ? nearestCandidates(where, place) : sortedCandidates(where, sort);
  const found = await rows<CardRow & { away: number | null }>(
    chooseVaried({ candidates, from: limit * choicesPerCard, take: limit }),
  );
  return found.map((row) => ({
    ...toListing(row),
    ...(row.away === null ? {} : { distance: row.away / 100 }),
  }));
}

/** The newest listings, but of each vendor only the two newest in the first page; later pages have the others. */
export async function listLatestListings(limit = pageSize): Promise<Page<ListingDto>> {
  reportTags(listingsTag);
  const candidates = sortedCandidates([], "newest");
  const [chosen, { total, capped }] = await Promise.all([
    rows<CardRow>(chooseVaried({ candidates, from: limit, take: limit })),
    countListings({}),
  ]);
  const block = blockOf(chosen);
  if (!block) return { items: [], next: null, total, capped };
  const items = chosen.map(toListing);
  if (chosen.length === limit)
    return { items, next: total > limit ? cursorAfter({ block, total, capped }) : null, total, capped };
  const room = limit - chosen.length;
  const others = await readPage({ where: [isOutside(block)], sort: "newest", take: room + 1 });
  const rest = toListingPage({ rows: others, limit: room, sort: "newest", total, capped, block });
  return { ...rest, items: [...items, ...rest.items] };
}

function blockOf(chosen: readonly CardRow[]): Block | null {
  const moments = chosen
    .map((row): Block[0] => [row.createdAt.toISOString(), row.id])
    .sort(([at, id], [otherAt, otherId]) => (at === otherAt ? compare(otherId, id) : compare(otherAt, at)));
  const [newest, oldest] = [moments[0], moments.at(-1)];
  return newest && oldest ? [newest, oldest] : null;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function cursorAfter({ block, total, capped }: Pick<ListCursor, "total" | "capped"> & { block: Block }) {
  return encodeCursor({ sort: "newest", key: block[0], total, capped, block });
}
