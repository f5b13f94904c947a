import { z } from "zod";
import { cursorInt4 } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import {
  leastWeight,
  maxSynonymLength,
  mostSynonyms,
  mostWeight,
  synonymKinds,
  synonymSources,
} from "./synonyms.rules";

/** Also the form of words that visitors' searches suggest. */
export const synonymWordSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSynonymLength, `Use at most ${maxSynonymLength} characters for each word.`)
  .regex(/^[a-z0-9]+([ '&/.-]+[a-z0-9]+)*$/, "Use letters, numbers, spaces and hyphens.");

export const synonymsQuerySchema = z.object({
  search: z.string().trim().max(maxSynonymLength).optional(),
  source: z.enum(synonymSources).optional(),
  ...pageQuery({ size: 50, max: 100 }),
});

export const synonymCursorSchema = z.tuple([cursorInt4]);

export const synonymGroupSchema = z.object({
  id: z.number().int(),
  /** Typed words, which find each other. */
  words: z.array(z.string()),
  /** Found by these words, and not the reverse. */
  finds: z.array(z.string()),
  kind: z.enum(synonymKinds),
  /** Weight of a match by this group; a typed word has 1. */
  weight: z.number(),
  source: z.enum(synonymSources),
});

export const synonymGroupsSchema = z.array(synonymGroupSchema);

export const writeSynonymSchema = z
  .object({
    /** Null for a new group. */
    id: z.number().int().positive().nullable(),
    words: z.array(synonymWordSchema).min(1, "Enter at least one word.").max(mostSynonyms),
    finds: z.array(synonymWordSchema).max(mostSynonyms).default([]),
    /** `related` unless given; always `same` without `finds`. */
    kind: z.enum(synonymKinds, "Choose a kind.").optional(),
    /** That of its kind unless given. */
    weight: z
      .number("Enter a number.")
      .min(leastWeight, `Use at least ${leastWeight}.`)
      .max(mostWeight, `Use at most ${mostWeight}.`)
      .optional(),
  })
  .refine(({ words, finds }) => words.length + finds.length > 1, {
    message: "Enter another word with the same meaning.",
    path: ["words"],
  });

export const synonymParamsSchema = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** '7,12': at most a hundred groups. */
export const synonymCountsQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, "Write ids as 7,12.")
    .transform((text) => text.split(",").map(Number)),
});

const found = z.number().int().min(0);

/** Listings with one of these in their title; one more than is counted reads 'more than'. */
export const synonymCountsSchema = z.array(z.object({ id: z.number().int(), words: found, finds: found }));
