import { z } from "zod";

export const blockedWordSchema = z.object({
  id: z.uuid(),
  word: z.string(),
  /** `flag` holds what uses it for a person to look at; `refuse` is said to who writes it. */
  effect: z.enum(["flag", "refuse"]),
});

export const blockedWordsSchema = z.array(blockedWordSchema);

export const writeBlockedWordSchema = z.object({
  word: z
    .string()
    .trim()
    .min(2, "Enter a word or phrase.")
    .max(100, "Use at most 100 characters.")
    .regex(/[\p{L}\p{N}]/u, "Enter a word or phrase."),
  effect: z.enum(["flag", "refuse"]),
});

export const blockedWordParamsSchema = z.object({ id: z.uuid() });
