import { z } from "zod";
import { jobParamsSchema } from "./schema";

export { jobParamsSchema };

export const pressSchema = z
  .object({
    view: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe("Random text that identifies the page view"),
  })
  .meta({ id: "ApplyPress" });
