import { z } from "zod";
import { hasWholeCents } from "@/lib/shared/money";
import { maxPrice } from "../offer/input.rules";
import { termsCopy } from "./terms.copy";
import { maxLowStock, maxSku } from "./terms.rules";

/** Visible ASCII characters with single spaces between them. */
export const skuSchema = z
  .string(termsCopy.skuForm)
  .trim()
  .max(maxSku, termsCopy.skuForm)
  .regex(/^[!-~]+( [!-~]+)*$/, termsCopy.skuForm);

const minimumOffer = z
  .number(termsCopy.minimumOffer)
  .positive(termsCopy.minimumOffer)
  .max(maxPrice, termsCopy.minimumOffer)
  .refine((dollars) => Math.round(dollars * 100) >= 1, termsCopy.minimumOffer)
  .refine(hasWholeCents, termsCopy.wholeCents);

const lowStock = z.int(termsCopy.lowStock).min(0, termsCopy.lowStock).max(maxLowStock, termsCopy.lowStock);

export const sellingTermsSchema = z
  .object({
    minimumOffer: minimumOffer
      .nullable()
      .describe(
        "Lowest offer in dollars for one piece; lower ones are declined automatically. Null without one",
      ),
    sku: skuSchema
      .nullable()
      .describe("Own number of a product, unique among your listings regardless of case; null without one"),
    lowStock: lowStock
      .nullable()
      .describe("You’re notified once the stock of a product falls to this number; null for no notice"),
  })
  .meta({ id: "SellingTerms" });
