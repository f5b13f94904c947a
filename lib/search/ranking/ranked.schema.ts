import { z } from "zod";
import { cursorInt4, cursorInt8 } from "@/lib/shared/cursor-schema";

export const rankedCursorSchema = z
  .object({
    sort: z.literal("relevance"),
    low: cursorInt8,
    high: cursorInt8,
    first: z.boolean(),
    rank: z.number().min(0).max(10_000),
    seq: cursorInt8,
    total: cursorInt4,
    about: z.boolean(),
  })
  .refine(({ low, high, seq, first }) => low <= high && (first || low <= seq) && seq <= high);
