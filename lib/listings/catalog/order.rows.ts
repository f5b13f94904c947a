import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { decodeCursor, toPage, type Page } from "@/lib/shared/page";
import type { ListingDto } from "@/lib/listings/contract";
import type { Sort } from "@/lib/listings/rules";
import { toListing, type CardRow } from "./card.rows";
import { listCursorSchemas, type Block, type ListCursor, type SortKey } from "./order.schema";

type Order = {
  by: Sql;
  /** A single row-value comparison, so that the index answers it with one descent. */
  after: (key: SortKey) => Sql;
  key: (row: CardRow) => SortKey;
};

const timeKey = (row: CardRow) => [row.createdAt.toISOString(), row.id];
const priceKey = (row: CardRow) => [row.priceCents, row.id];

export const orders: Record<Sort, Order> = {
  newest: {
    by: sql`l.created_at DESC, l.id DESC`,
    after: ([at, id]) => sql`(l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`,
    key: timeKey,
  },
  oldest: {
    by: sql`l.created_at, l.id`,
    after: ([at, id]) => sql`(l.created_at, l.id) > (${at}::timestamptz, ${id}::uuid)`,
    key: timeKey,
  },
  price_asc: {
    by: sql`l.price_cents, l.id`,
    after: ([cents, id]) => sql`(l.price_cents, l.id) > (${cents}::bigint, ${id}::uuid)`,
    key: priceKey,
  },
  price_desc: {
    by: sql`l.price_cents DESC, l.id DESC`,
    after: ([cents, id]) => sql`(l.price_cents, l.id) < (${cents}::bigint, ${id}::uuid)`,
    key: priceKey,
  },
  rating: {
    by: sql`l.average_rating DESC, l.review_count DESC, l.id DESC`,
    after: ([average, count, id]) =>
      sql`(l.average_rating, l.review_count, l.id) < (${average}::float8, ${count}::int, ${id}::uuid)`,
    key: (row) => [row.averageRating, row.reviewCount, row.id],
  },
};

export function readListCursor(sort: Sort, cursor: string | undefined): ListCursor | null {
  return cursor ? decodeCursor<ListCursor>(cursor, listCursorSchemas[sort]) : null;
}

type PageInput = {
  rows: CardRow[];
  limit: number;
  sort: Sort;
  total: number;
  capped: boolean;
  block?: Block;
};

function isNewerThanEnd(row: CardRow, [, oldest]: Block): boolean {
  const [at, id] = [row.createdAt.toISOString(), row.id];
  return at > oldest[0] || (at === oldest[0] && id > oldest[1]);
}

/** The cursor carries the total, so that later pages don't count again. */
export function toListingPage({ rows, limit, sort, total, capped, block }: PageInput): Page<ListingDto> {
  const placeOf = (row: CardRow) => ({
    sort,
    key: orders[sort].key(row),
    total,
    capped,
    ...(block && isNewerThanEnd(row, block) ? { block } : {}),
  });
  return toPage({ found: rows, limit, toItem: toListing, placeOf }, { total, capped });
}
