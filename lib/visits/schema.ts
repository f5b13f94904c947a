import { z } from "zod";
import { maxPathLength, maxReferrerLength, maxTagLength, maxWordsLength } from "./rules";

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
  search: z
    .strictObject({ words: z.string().max(maxWordsLength), total: z.number().int().min(0).max(1e9) })
    .optional(),
});

export type PageView = z.output<typeof pageViewSchema>;
