import { z } from "zod";

const count = z.number().int().min(0);

/** Where a page of ranked matches ended: its window, the last rank and row, and the total told on the first page. */
export const rankedCursorSchema = z.object({
  sort: z.literal("relevance"),
  low: count,
  high: count,
  rank: z.number(),
  seq: count,
  total: count,
  about: z.boolean(),
});
