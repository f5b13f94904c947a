import { z } from "zod";
import { cursorInt4 } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { maxSynonymLength, mostSynonyms } from "./synonyms.rules";

const word = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSynonymLength, `Use at most ${maxSynonymLength} characters for each word.`)
  .regex(/^[a-z0-9]+([ '&/.-]+[a-z0-9]+)*$/, "Use letters, numbers, spaces and hyphens.");

export const synonymsQuerySchema = z.object({
  search: z.string().trim().max(maxSynonymLength).optional(),
  ...pageQuery({ size: 50, max: 100 }),
});

export const synonymCursorSchema = z.tuple([cursorInt4]);

export const synonymGroupSchema = z.object({
  id: z.number().int(),
  /** Whoever types one of them finds the others. */
  words: z.array(z.string()),
  /** Found by these words, and not the reverse. */
  finds: z.array(z.string()),
});

export const synonymGroupsSchema = z.array(synonymGroupSchema);

export const writeSynonymSchema = z
  .object({
    /** Null for a new group. */
    id: z.number().int().positive().nullable(),
    words: z.array(word).min(1, "Enter at least one word.").max(mostSynonyms),
    finds: z.array(word).max(mostSynonyms).default([]),
  })
  .refine(({ words, finds }) => words.length + finds.length > 1, {
    message: "Enter another word with the same meaning.",
    path: ["words"],
  });

export const synonymParamsSchema = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
