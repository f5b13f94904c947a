import { z } from "zod";
import type { Sort } from "../rules";

const id = z.uuid();
const cents = z.number().int().min(0);
const time = z.tuple([z.iso.datetime(), id]);
const price = z.tuple([cents, id]);

/** The sort key of the last row of a page. */
export const sortKeySchemas = {
  newest: time,
  oldest: time,
  price_asc: price,
  price_desc: price,
  rating: z.tuple([z.number(), z.number().int(), id]),
} as const satisfies Record<Sort, z.ZodType>;

/** Where a page of a sorted list ended, with the total that was counted for its first page. */
export function listCursorSchema(sort: Sort) {
  return z.object({
    sort: z.literal(sort),
    key: z.union([sortKeySchemas[sort]]) as z.ZodType<SortKey>,
    total: z.number().int().min(0),
    capped: z.boolean(),
  });
}

export type SortKey = readonly (string | number)[];
