import { z } from "zod";

/** By the name of the filter; the choices in the order in which they are shown. */
export const optionCountsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      value: z.string().describe("Value of the filter"),
      count: z.string().describe("Number of listings"),
    }),
  ),
);
