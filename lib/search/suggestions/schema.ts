import { z } from "zod";
import { pricePeriods } from "@/lib/listings/offer/price-period.rules";
import { maxSearchLength } from "@/lib/listings/rules";
import { categorySchema } from "@/lib/listings/schema";

export const suggestionQuerySchema = z.object({
  query: z
    .string()
    .trim()
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`)
    .default("")
    .describe("Beginning of a search text"),
});

export const listingSuggestionSchema = z
  .object({
    id: z.uuid().describe("Id of the listing"),
    title: z.string().describe("Title of the listing"),
    images: z.array(z.string()).describe("URLs of the pictures in order, the cover first"),
    category: categorySchema.describe("Category"),
    price: z.number().describe("Price in dollars"),
    per: z
      .enum(pricePeriods)
      .optional()
      .describe("Period that the price covers; absent for a one-time price"),
  })
  .meta({ id: "ListingSuggestion" });

export const suggestionsSchema = z
  .object({
    suggestions: z.array(z.string()).describe("Search texts, at most 7"),
    listingSuggestions: z.array(listingSuggestionSchema).describe("Listings, at most 7"),
  })
  .meta({ id: "SearchSuggestions" });
