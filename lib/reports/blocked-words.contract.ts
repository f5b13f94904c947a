import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./blocked-words.schema";

export type BlockedWordDto = z.output<typeof schema.blockedWordSchema>;
export type BlockedWordInput = z.output<typeof schema.writeBlockedWordSchema>;

export const listBlockedWords = endpoint({
  method: "GET",
  path: "/api/admin/blocked-words",
  summary: "List the blocked words alphabetically",
  access: "admin",
  schemas: async () => ({ response: (await import("./blocked-words.schema")).blockedWordsSchema }),
});

export const writeBlockedWord = endpoint({
  method: "PUT",
  path: "/api/admin/blocked-words",
  summary: "Add a blocked word, or change whether it’s flagged or refused",
  access: "admin",
  schemas: async () => {
    const s = await import("./blocked-words.schema");
    return { body: s.writeBlockedWordSchema, response: s.blockedWordSchema };
  },
});

export const removeBlockedWord = endpoint({
  method: "DELETE",
  path: "/api/admin/blocked-words/{id}",
  summary: "Remove a blocked word",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./blocked-words.schema");
    return { params: s.blockedWordParamsSchema, response: s.blockedWordSchema };
  },
});
