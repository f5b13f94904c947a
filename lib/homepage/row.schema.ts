import { z } from "zod";
import { maxPlaceLength } from "@/lib/places/rules";
import { homepageRowIds } from "./row.rules";

export const homepageRowParamsSchema = z.object({
  row: z.enum(homepageRowIds).describe("Row of the homepage"),
});

export const homepageRowQuerySchema = z.object({
  place: z
    .string()
    .trim()
    .min(1)
    .max(maxPlaceLength)
    .optional()
    .describe(
      "Place to list the nearest first, such as `austin-tx` or `78701`; otherwise the newest come first",
    ),
});
