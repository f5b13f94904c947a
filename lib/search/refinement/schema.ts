import { z } from "zod";

export const optionCountsSchema = z.record(
  z.string(),
  z.array(
    z.object({
      value: z.string().describe("Value of the filter"),
      count: z.string().describe("Number of listings"),
    }),
  ),
);
