import { z } from "zod";
import { searchPeriods, usualSearchPeriod } from "./searches.rules";

export const searchesQuerySchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...searchPeriods]))
    .default(usualSearchPeriod),
});

const count = z.number().int().min(0);
const counts = {
  searches: count,
  /** Those without results. */
  missed: count,
  /** Pages of results of which one was opened, and the sum of its positions. */
  clicks: count,
  positions: count,
};

export const searchesSchema = z.object({
  total: z.object(counts),
  /** The same number of days before. */
  before: z.object(counts),
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  /** Searches with results by how these were found: 0 exact title or vendor to 3 some words, -1 unknown. */
  tiers: z.array(z.object({ tier: z.number().int().min(-1).max(3), ...counts })),
  /** Most searched texts, and those most often without results. */
  top: z.array(z.object({ term: z.string(), results: z.number(), ...counts })),
  missed: z.array(z.object({ term: z.string(), ...counts })),
});
