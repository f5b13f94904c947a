import { z } from "zod";
import { queryNumber } from "./number-schema";
import { maxCursorLength } from "./page";

type Sizes = { size: number; max: number };

/** The part of a query that searches a list: what stands somewhere in its names. */
export const searchQuery = { search: z.string().trim().max(100).optional().describe("Text to look for") };

/** The part of a query that reads a list a page at a time: how many rows, and the cursor where the page before ended. */
export function pageQuery({ size, max }: Sizes) {
  return {
    limit: queryNumber(z.number().int().min(1).max(max)).default(size).describe("Number of items on a page"),
    cursor: z
      .string()
      .max(maxCursorLength)
      .optional()
      .describe("Cursor of the page, from the `Link` header of the page before"),
  };
}
