import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type SavedSearchDto = z.output<typeof schema.savedSearchSchema>;
export type JobSearchDto = z.output<typeof schema.jobSearchSchema>;
export type SearchCounts = { savedSearches: number; newMatches: number };

export type SavedDto = z.output<typeof schema.savedSchema>;
export type NewJobSearch = z.output<typeof schema.newJobSearchSchema>;
export type SearchChanges = z.output<typeof schema.searchChangesSchema>;

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/api/saved-searches",
  summary:
    "List your saved searches of listings and jobs with the number of new items in each, last saved first",
  access: "member",
  scope: "searches:read",
  schemas: async () => ({ response: (await import("./schema")).savedSearchListSchema }),
});

export const createSavedSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches",
  summary:
    "Save a search of listings, up to 25 together with job searches. If you saved the same filters before, you get that search.",
  access: "member",
  scope: "searches:write",
  status: 201,
  idempotent: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newSearchSchema, response: s.savedSchema };
  },
});

export const updateSavedSearch = endpoint({
  method: "PATCH",
  path: "/api/saved-searches/{id}",
  summary:
    "Rename a saved search, change how often it emails you, mark it as seen, or restore one you deleted in the last day",
  access: "member",
  scope: "searches:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.searchParamsSchema, body: s.searchChangesSchema, response: s.savedSearchSchema };
  },
});

export const deleteSavedSearch = endpoint({
  method: "DELETE",
  path: "/api/saved-searches/{id}",
  summary: "Delete a saved search. You can restore it for a day.",
  access: "member",
  scope: "searches:write",
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).searchParamsSchema }),
});

export const createJobSearch = endpoint({
  method: "POST",
  path: "/api/job-searches",
  summary:
    "Save a job search, up to 25 together with listing searches. You hear about new matches as often as you choose.",
  access: "member",
  scope: "searches:write",
  status: 201,
  idempotent: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newJobSearchSchema, response: s.jobSearchSchema };
  },
});

export const updateJobSearch = endpoint({
  method: "PATCH",
  path: "/api/job-searches/{id}",
  summary:
    "Rename a saved job search, change how often it notifies you, mark it as seen, or restore one you deleted in the last day",
  access: "member",
  scope: "searches:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.searchParamsSchema, body: s.searchChangesSchema, response: s.jobSearchSchema };
  },
});

export const deleteJobSearch = endpoint({
  method: "DELETE",
  path: "/api/job-searches/{id}",
  summary: "Delete a saved job search. You can restore it for a day.",
  access: "member",
  scope: "searches:write",
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).searchParamsSchema }),
});
