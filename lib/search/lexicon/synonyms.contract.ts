import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./synonyms.schema";

export type SynonymGroupDto = z.output<typeof schema.synonymGroupSchema>;
export type SynonymsQuery = z.output<typeof schema.synonymsQuerySchema>;
export type SynonymCountsDto = z.output<typeof schema.synonymCountsSchema>;
export type SynonymInput = z.output<typeof schema.writeSynonymSchema>;

export const listSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms",
  summary: "List synonym groups, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { query: s.synonymsQuerySchema, response: s.synonymGroupsSchema };
  },
});

export const countSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/counts",
  summary:
    "Count the listings that the words of each group, and what they also find, have in their titles now",
  access: "admin",
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { query: s.synonymCountsQuerySchema, response: s.synonymCountsSchema };
  },
});

export const writeSynonym = endpoint({
  method: "PUT",
  path: "/api/admin/synonyms",
  summary: "Add a synonym group, or change the one with this id. Searches use it right away.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { body: s.writeSynonymSchema, response: s.synonymGroupSchema };
  },
});

export const removeSynonym = endpoint({
  method: "DELETE",
  path: "/api/admin/synonyms/{id}",
  summary: "Remove a synonym group",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { params: s.synonymParamsSchema, response: s.synonymGroupSchema };
  },
});
