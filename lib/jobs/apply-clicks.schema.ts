import { z } from "zod";
import { jobParamsSchema } from "./schema";

export { jobParamsSchema };

/** The page view as the browser names it: a random text of its own for each. */
export const pressSchema = z
  .object({
    view: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe("Random text that identifies the page view"),
  })
  .meta({ id: "ApplyPress" });
