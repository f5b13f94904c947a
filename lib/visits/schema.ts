import { z } from "zod";
import { maxPosition } from "@/lib/search/feedback/log.rules";
import { maxPathLength, maxReferrerLength, maxTagLength, maxWordsLength } from "./rules";

const words = z.string().max(maxWordsLength);
const tier = z.literal([0, 1, 2, 3]).optional();
const tag = z.string().max(maxTagLength).optional();

/** What the browser says of a page that somebody sees; where they came from only with the first of a document. */
export const pageViewSchema = z.strictObject({
  path: z.string().startsWith("/", "Path must start with /").max(maxPathLength),
  /** The host of the page before, when that is another site. */
  referrer: z.string().max(maxReferrerLength).optional(),
  source: tag,
  medium: tag,
  campaign: tag,
  /** What was searched for on this page, and how much it says there is. */
  search: z.strictObject({ words, total: z.number().int().min(0).max(1e9), tier }).optional(),
});

/** The first result that somebody opens on a page of results. */
export const searchClickSchema = z.strictObject({
  words,
  tier,
  /** Of the result, from 1. */
  position: z.number().int().min(1).max(maxPosition),
  /** The search of the same tab just before, if it found nothing. */
  failed: words.optional(),
});

export type SearchClick = z.output<typeof searchClickSchema>;

export type PageView = z.output<typeof pageViewSchema>;
