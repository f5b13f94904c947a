import { z } from "zod";
import { searchPeriods, defaultSearchPeriod } from "./searches.rules";

export const searchesQuerySchema = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...searchPeriods]))
    .default(defaultSearchPeriod)
    .describe("Number of days"),
});

const count = z.number().int().min(0);
const counts = {
  searches: count.describe("Number of searches"),
  missed: count.describe("Number of searches without results"),
  clicks: count.describe("Number of result pages from which a result was opened"),
  positions: count.describe("Sum of the positions of the opened results"),
};

export const searchesSchema = z
  .object({
    total: z.object(counts).describe("Numbers of the period"),
    before: z.object(counts).describe("Numbers for the preceding period of the same length"),
    days: z
      .array(z.object({ day: z.iso.date().describe("Day as YYYY-MM-DD"), ...counts }))
      .describe("Numbers by day"),
    tiers: z
      .array(
        z.object({
          tier: z
            .number()
            .int()
            .min(-1)
            .max(3)
            .describe("Match quality of the results: 0 is an exact title or vendor, 3 is some of the words"),
          ...counts,
        }),
      )
      .describe(
        "Searches with results by match quality: 0 is an exact title or vendor, 3 is some of the words, -1 is unknown",
      ),
    top: z
      .array(
        z.object({
          term: z.string().describe("Search text"),
          results: z.number().describe("Number of results at the last search"),
          ...counts,
        }),
      )
      .describe("Most frequent searches"),
    missed: z
      .array(z.object({ term: z.string().describe("Search text"), ...counts }))
      .describe("Most frequent searches without results"),
  })
  .meta({ id: "SearchStatistics" });
