import "server-only";
import {
  readDistanceCursor,
  sortByDistance,
  toDistancePage,
  walkByDistance,
} from "@/lib/listings/catalog/distance.rows";
import { filterConditions } from "@/lib/listings/catalog/filter.rows";
import { countUnplaced, type Count } from "@/lib/listings/catalog/list.queries";
import { approved } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap, pageSize } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant } from "@/lib/server/sql";
import type { SearchResultsPage } from "../contract";
import { countTotal, findMatchings } from "./counting.queries";
import { type IndexState } from "../index/stock.queries";
import { hasText, matchesIn, type MatchPlan } from "./matching.queries";

type Input = { matching: MatchPlan; stock: IndexState; filter: ListingQuery; place: string };

export async function countUnplacedMatches(request: ListingQuery): Promise<Count> {
  const [understood] = await findMatchings([{ ...request, within: undefined }]);
  const { query, found } = understood!;
  if (found === "none") return { total: 0, capped: false };
  if (found === "all") return countUnplaced({ ...query, search: undefined });
  const { rest, query: text } = found.matching;
  const where = [approved, sql`l.place_id IS NULL`, ...rest, hasText(text)];
  const [row] = await rows<{ count: number }>(sql`SELECT count(*) AS count FROM (
    SELECT 1 FROM listings l WHERE ${allOf(where)} LIMIT ${constant(countCap + 1)}) counted`);
  const count = row?.count ?? 0;
  return { total: Math.min(count, countCap), capped: count > countCap };
}

/** Walks the places if there are many matches, else fetches all. Throws bad_request for an invalid cursor. */
export async function nearestMatches({ matching, stock, filter, place }: Input): Promise<SearchResultsPage> {
  const limit = filter.limit ?? pageSize;
  const after = readDistanceCursor(filter.cursor);
  const around = { place, within: filter.within, after, take: limit + 1 };
  const { total, about } = after
    ? { total: after.total, about: after.capped }
    : await countTotal({ matching, stock });
  const found = about
    ? await walkByDistance(
        [...filterConditions({ ...filter, within: undefined }), hasText(matching.words)],
        around,
      )
    : await sortByDistance(
        sql`SELECT m.listing_id AS id FROM (${matchesIn(matching, stock.all, stock.all)}) m`,
        around,
      );
  const page = toDistancePage({ found, limit, total, capped: about });
  return { ...page, capped: false, about };
}
