import { z } from "zod";

export const adEventSchema = z
  .object({
    view: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .describe("Random text that identifies the page view"),
  })
  .meta({ id: "AdvertisementEvent" });
export const adEventParamsSchema = z.object({ id: z.uuid().describe("Id of the ad") });
