import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./blocked-words.schema";

export type BlockedWordDto = z.output<typeof schema.blockedWordSchema>;
export type BlockedWordInput = z.output<typeof schema.writeBlockedWordSchema>;

export const listBlockedWords = endpoint({
  method: "GET",
  path: "/api/admin/blocked-words",
  summary: "Words that are flagged for review or refused, by the alphabet",
  access: "admin",
  schemas: async () => ({ response: (await import("./blocked-words.schema")).blockedWordsSchema }),
});

export const writeBlockedWord = endpoint({
  method: "PUT",
  path: "/api/admin/blocked-words",
  summary: "Adds a word, or changes what happens to texts with it",
  access: "admin",
  schemas: async () => {
    const s = await import("./blocked-words.schema");
    return { body: s.writeBlockedWordSchema, response: s.blockedWordSchema };
  },
});

export const removeBlockedWord = endpoint({
  method: "DELETE",
  path: "/api/admin/blocked-words/{id}",
  summary: "Removes a word",
  access: "admin",
  schemas: async () => {
    const s = await import("./blocked-words.schema");
    return { params: s.blockedWordParamsSchema, response: s.blockedWordSchema };
  },
});
