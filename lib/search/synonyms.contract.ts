import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./synonyms.schema";

export type SynonymGroupDto = z.output<typeof schema.synonymGroupSchema>;
export type SynonymsQuery = z.output<typeof schema.synonymsQuerySchema>;
export type SynonymInput = z.output<typeof schema.writeSynonymSchema>;

export const listSynonyms = endpoint({
  method: "GET",
  path: "/api/admin/synonyms",
  summary: "Words that the search takes for the same, the newest group first",
  access: "admin",
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { query: s.synonymsQuerySchema, response: s.synonymGroupsSchema };
  },
});

export const writeSynonym = endpoint({
  method: "PUT",
  path: "/api/admin/synonyms",
  summary: "Adds a group of words, or changes the one with the id; searches know at once, on every instance",
  access: "admin",
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { body: s.writeSynonymSchema, response: s.synonymGroupSchema };
  },
});

export const removeSynonym = endpoint({
  method: "DELETE",
  path: "/api/admin/synonyms/{id}",
  summary: "Removes a group of words",
  access: "admin",
  schemas: async () => {
    const s = await import("./synonyms.schema");
    return { params: s.synonymParamsSchema, response: s.synonymGroupSchema };
  },
});
