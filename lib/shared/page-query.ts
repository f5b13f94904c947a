import { z } from "zod";
import { queryNumber } from "./number-schema";
import { maxCursorLength } from "./page";

type Sizes = { size: number; max: number };

export const searchQuery = { search: z.string().trim().max(100).optional().describe("Text to look for") };

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
