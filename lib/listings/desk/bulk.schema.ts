import { z } from "zod";
import { hasWholeCents } from "@/lib/shared/money";
import { listingInputCopy } from "../offer/input.copy";
import { maxPrice } from "../offer/input.rules";
import { listingStatuses } from "../rules";
import { bulkActions, maxBulk } from "./bulk.rules";

export const bulkBodySchema = z
  .object({
    action: z.enum(bulkActions),
    ids: z.array(z.uuid()).min(1, "Choose at least one listing").max(maxBulk, `At most ${maxBulk} at a time`),
    /** For `price`: `set` in dollars, `percent` from -90 to 500. */
    price: z
      .object({ kind: z.enum(["set", "percent"]), value: z.number().min(-maxPrice).max(maxPrice) })
      .refine(({ kind, value }) => (kind === "set" ? value > 0 : value >= -90 && value <= 500), {
        message: "Enter a price above 0, or a change from -90 to 500 percent",
        path: ["value"],
      })
      .refine(({ kind, value }) => kind === "percent" || hasWholeCents(value), {
        message: listingInputCopy.wholeCents,
        path: ["value"],
      })
      .optional(),
  })
  .refine(({ action, price }) => action !== "price" || price !== undefined, {
    message: "Enter the new price",
    path: ["price"],
  });

/** One line for each listing that was named, in that order; one failure does not stop the others. */
export const bulkResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      ok: z.boolean(),
      error: z.string().nullable(),
      status: z.enum(listingStatuses).nullable(),
      version: z.number().int().nullable(),
      price: z.number().nullable(),
    }),
  ),
});
