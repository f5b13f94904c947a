import { z } from "zod";
import { maxSearchLength } from "@/lib/listings/rules";

export const explainQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(1, "Enter a search")
    .max(maxSearchLength, `Search with at most ${maxSearchLength} characters`),
});

const alternativeSchema = z.object({
  text: z.string(),
  source: z.enum(["typed", "correction", "synonym", "fact"]),
});

export const explanationSchema = z.object({
  /** The query in one line. */
  query: z.string(),
  outcome: z.enum(["exact", "corrected", "partial", "nearby", "none"]),
  corrected: z.string().nullable(),
  missing: z.array(z.string()),
  /** Entities of the text; a match must have those that are required. */
  entities: z.array(z.object({ kind: z.string(), label: z.string(), isRequired: z.boolean() })),
  words: z.array(z.object({ word: z.string(), listings: z.int(), alternatives: z.array(alternativeSchema) })),
  total: z.int(),
  results: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      tier: z.enum(["title", "vendor", "words", "mention"]).nullable(),
      score: z.number(),
      parts: z.array(z.object({ name: z.string(), points: z.number() })),
    }),
  ),
  statements: z.array(z.object({ text: z.string(), ms: z.number() })),
});
