import { z } from "zod";
import { cursorId, cursorInt4, cursorInt8, momentCursorSchema } from "@/lib/shared/cursor-schema";
import type { Sort } from "@/lib/listings/rules";

export type SortKey = readonly (string | number)[];

const price = z.tuple([cursorInt8, cursorId]);
const rating = z.tuple([z.number().min(0).max(5), cursorInt4, cursorId]);

function listCursor<K extends SortKey>(sort: Sort, key: z.ZodType<K>) {
  return z.object({ sort: z.literal(sort), key, total: cursorInt4, capped: z.boolean() });
}

const moment = momentCursorSchema;

export const listCursorSchemas = {
  newest: listCursor("newest", moment).extend({ block: z.tuple([moment, moment]).optional() }),
  oldest: listCursor("oldest", momentCursorSchema),
  price_asc: listCursor("price_asc", price),
  price_desc: listCursor("price_desc", price),
  rating: listCursor("rating", rating),
} as const satisfies Record<Sort, z.ZodType<ListCursor>>;

type Moment = z.output<typeof momentCursorSchema>;

/** Newest and oldest listing of the varied block that a list by time began with. */
export type Block = readonly [newest: Moment, oldest: Moment];

export type ListCursor = { key: SortKey; total: number; capped: boolean; block?: Block };
