import { z } from "zod";

export const blockedWordSchema = z
  .object({
    id: z.uuid().describe("Id of the word"),
    word: z.string().describe("Word or phrase"),
    effect: z
      .enum(["flag", "refuse"])
      .describe("`flag` holds items with it for review; `refuse` refuses them"),
  })
  .meta({ id: "BlockedWord" });

export const blockedWordsSchema = z.array(blockedWordSchema);

export const writeBlockedWordSchema = z
  .object({
    word: z
      .string()
      .trim()
      .min(2, "Enter a word or phrase.")
      .max(100, "Use at most 100 characters.")
      .regex(/[\p{L}\p{N}]/u, "Enter a word or phrase.")
      .describe("Word or phrase"),
    effect: z
      .enum(["flag", "refuse"])
      .describe("`flag` holds items with it for review; `refuse` refuses them"),
  })
  .meta({ id: "BlockedWordInput" });

export const blockedWordParamsSchema = z.object({ id: z.uuid().describe("Id of the word") });
