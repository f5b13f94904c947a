import { z } from "zod";
import { maxPosition } from "@/lib/search/feedback/log.rules";
import { maxPathLength, maxReferrerLength, maxTagLength, maxWordsLength } from "./rules";

const words = z.string().max(maxWordsLength);
const tier = z.literal([0, 1, 2, 3]).optional();
const tag = z.string().max(maxTagLength).optional();

export const pageViewSchema = z
  .strictObject({
    path: z
      .string()
      .startsWith("/", "Path must start with /")
      .max(maxPathLength)
      .describe("Path of the page"),
    referrer: z
      .string()
      .max(maxReferrerLength)
      .optional()
      .describe("Host of the page before, if it is another site"),
    source: tag.describe("Campaign source (`utm_source`)"),
    medium: tag.describe("Campaign medium (`utm_medium`)"),
    campaign: tag.describe("Name of the campaign (`utm_campaign`)"),
    search: z
      .strictObject({
        words: words.describe("Search text"),
        total: z.number().int().min(0).max(1e9).describe("Number of results"),
        tier: tier.describe(
          "Match quality of the results: 0 is an exact title or vendor, 3 is some of the words",
        ),
      })
      .optional()
      .describe("Search of the page"),
  })
  .meta({ id: "PageView" });

export const searchClickSchema = z
  .strictObject({
    words: words.describe("Search text"),
    tier: tier.describe(
      "Match quality of the results: 0 is an exact title or vendor, 3 is some of the words",
    ),
    position: z.number().int().min(1).max(maxPosition).describe("Position of the result, from 1"),
    failed: words.optional().describe("Search of the same tab just before, if it found nothing"),
  })
  .meta({ id: "SearchClick" });

export type SearchClick = z.output<typeof searchClickSchema>;

export type PageView = z.output<typeof pageViewSchema>;
