import { z } from "zod";
import { cursorInt4, cursorInt8 } from "@/lib/shared/cursor-schema";

/** Where a page of ranked matches ended: its window, the last rank and row, and the total told on the first page. */
export const rankedCursorSchema = z
  .object({
    sort: z.literal("relevance"),
    low: cursorInt8,
    high: cursorInt8,
    rank: z.number().min(0).max(100),
    seq: cursorInt8,
    total: cursorInt4,
    about: z.boolean(),
  })
  .refine(({ low, high, seq }) => low <= seq && seq <= high);
