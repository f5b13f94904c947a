import { z } from "zod";
import { ownerActions } from "./lifecycle.rules";

export const actionParamsSchema = z.object({
  id: z.uuid("Unknown listing").describe("Id of the listing"),
  action: z.enum(ownerActions).describe("Action on the listing"),
});

export const actionBodySchema = z
  .object({
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("The `version` you read; 409 if the listing changed since"),
  })
  .meta({ id: "ListingVersion" });
