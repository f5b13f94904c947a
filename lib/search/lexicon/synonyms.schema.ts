import { z } from "zod";
import { cursorInt4 } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import {
  minWeight,
  maxSynonymLength,
  maxSynonyms,
  maxWeight,
  synonymKinds,
  synonymSources,
} from "./synonyms.rules";

export const synonymWordSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxSynonymLength, `Use at most ${maxSynonymLength} characters for each word.`)
  .regex(/^[a-z0-9]+([ '&/.-]+[a-z0-9]+)*$/, "Use letters, numbers, spaces and hyphens.");

export const synonymsQuerySchema = z.object({
  search: z.string().trim().max(maxSynonymLength).optional().describe("Text to look for"),
  source: z.enum(synonymSources).optional().describe("Only synonyms of this source"),
  ...pageQuery({ size: 50, max: 100 }),
});

export const synonymCursorSchema = z.tuple([cursorInt4]);

export const synonymGroupSchema = z
  .object({
    id: z.number().int().describe("Id of the group"),
    words: z.array(z.string()).describe("Words that find each other"),
    finds: z.array(z.string()).describe("Words that are found by these, but not the reverse"),
    kind: z.enum(synonymKinds).describe("Kind of relation"),
    weight: z.number().describe("Weight of a match by this group; a typed word has 1"),
    source: z.enum(synonymSources).describe("Source of the group"),
  })
  .meta({ id: "SynonymGroup" });

export const synonymGroupsSchema = z.array(synonymGroupSchema);

export const writeSynonymSchema = z
  .object({
    id: z.number().int().positive().nullable().describe("Id of the group; null for a new one"),
    words: z
      .array(synonymWordSchema)
      .min(1, "Enter at least one word.")
      .max(maxSynonyms)
      .describe("Words that find each other"),
    finds: z
      .array(synonymWordSchema)
      .max(maxSynonyms)
      .default([])
      .describe("Words that are found by these, but not the reverse"),
    kind: z
      .enum(synonymKinds, "Choose a kind.")
      .optional()
      .describe("Kind of relation; `related` by default, always `same` without `finds`"),
    weight: z
      .number("Enter a number.")
      .min(minWeight, `Use at least ${minWeight}.`)
      .max(maxWeight, `Use at most ${maxWeight}.`)
      .optional()
      .describe("Weight of a match; that of the kind by default"),
  })
  .refine(({ words, finds }) => words.length + finds.length > 1, {
    message: "Enter another word with the same meaning.",
    path: ["words"],
  })
  .meta({ id: "SynonymGroupInput" });

export const synonymParamsSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647).describe("Id of the group"),
});

export const synonymCountsQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, "Write ids as 7,12.")
    .transform((text) => text.split(",").map(Number))
    .describe("Ids of groups, separated by commas"),
});

const found = z.number().int().min(0);

export const synonymCountsSchema = z.array(
  z
    .object({
      id: z.number().int().describe("Id of the group"),
      words: found.describe("Number of listings with these words"),
      finds: found.describe("Number of listings with the found words"),
    })
    .meta({ id: "SynonymCount" }),
);
