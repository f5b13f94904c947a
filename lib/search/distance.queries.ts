import "server-only";
import {
  readDistanceCursor,
  sortByDistance,
  toDistancePage,
  walkByDistance,
} from "@/lib/listings/catalogue/distance.rows";
import { filterConditions } from "@/lib/listings/catalogue/filter.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { pageSize } from "@/lib/listings/rules";
import { sql } from "@/lib/server/db";
import type { FoundPage } from "./contract";
import { countMatches } from "./counting.queries";
import { matchesIn, type Matching, type Stock } from "./matching.queries";
import { roundEstimate } from "./rules";
import { sumDocuments } from "./window.rules";

type Input = { matching: Matching; stock: Stock; filter: ListingQuery; place: string };

/** Matches, the nearest first: where they are many the places are walked, else all are fetched. A wrong cursor is bad_request. */
export async function nearestMatches({ matching, stock, filter, place }: Input): Promise<FoundPage> {
  const limit = filter.limit ?? pageSize;
  const after = readDistanceCursor(filter.cursor);
  const around = { place, within: filter.within, after, take: limit + 1 };
  const { total, capped: about } = after ?? (await estimate({ matching, stock }));
  const hasWords = sql`(SELECT s.tsv @@ ${matching.words}::tsquery FROM listing_search s WHERE s.listing_id = l.id)`;
  const found = about
    ? await walkByDistance([...filterConditions({ ...filter, within: undefined }), hasWords], around)
    : await sortByDistance(
        sql`SELECT m.listing_id AS id FROM (${matchesIn(matching, stock.all, stock.all)}) m`,
        around,
      );
  const page = toDistancePage({ found, limit, total, capped: about });
  return { ...page, capped: false, about };
}

/** In the cursor of a search `capped` keeps that the total is an estimate. */
async function estimate(found: { matching: Matching; stock: Stock }) {
  const [counted] = await countMatches([found]);
  const { documents, about } = counted!;
  const total = sumDocuments(documents);
  return { total: about ? roundEstimate(total) : total, capped: about };
}
