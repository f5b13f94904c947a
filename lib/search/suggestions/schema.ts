import { z } from "zod";
import { maxSearchLength } from "@/lib/listings/rules";
import { categorySchema } from "@/lib/listings/schema";

export const suggestionQuerySchema = z.object({
  query: z
    .string()
    .trim()
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`)
    .default(""),
});

export const listingSuggestionSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  images: z.array(z.string()),
  category: categorySchema,
  price: z.number(),
});

export const suggestionsSchema = z.object({
  suggestions: z.array(z.string()),
  listingSuggestions: z.array(listingSuggestionSchema),
});
