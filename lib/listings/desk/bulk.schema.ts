import { z } from "zod";
import { hasWholeCents } from "@/lib/shared/money";
import { listingInputCopy } from "../offer/input.copy";
import { maxPrice } from "../offer/input.rules";
import { listingStatuses } from "../rules";
import { bulkActions, maxBulk } from "./bulk.rules";

export const bulkBodySchema = z
  .object({
    action: z.enum(bulkActions).describe("Action on all listings"),
    ids: z
      .array(z.uuid())
      .min(1, "Choose at least one listing")
      .max(maxBulk, `At most ${maxBulk} at a time`)
      .describe("Ids of the listings"),
    price: z
      .object({
        kind: z.enum(["set", "percent"]).describe("`set` to an amount, or change by `percent`"),
        value: z
          .number()
          .min(-maxPrice)
          .max(maxPrice)
          .describe("Dollars for `set`, -90 to 500 for `percent`"),
      })
      .refine(({ kind, value }) => (kind === "set" ? value > 0 : value >= -90 && value <= 500), {
        message: "Enter a price above 0, or a change from -90 to 500 percent",
        path: ["value"],
      })
      .refine(({ kind, value }) => kind === "percent" || hasWholeCents(value), {
        message: listingInputCopy.wholeCents,
        path: ["value"],
      })
      .optional()
      .describe("Change of the price, for `price`"),
  })
  .refine(({ action, price }) => action !== "price" || price !== undefined, {
    message: "Enter the new price",
    path: ["price"],
  })
  .meta({ id: "BulkAction" });

export const bulkResultSchema = z
  .object({
    results: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the listing"),
          ok: z.boolean().describe("True if it worked"),
          error: z.string().nullable().describe("Reason of the failure; missing if it worked"),
          status: z.enum(listingStatuses).nullable().describe("State of the listing"),
          version: z.number().int().nullable().describe("Version of the listing"),
          price: z.number().nullable().describe("Price in dollars"),
        }),
      )
      .describe("Result for each listing"),
  })
  .meta({ id: "BulkResult" });
