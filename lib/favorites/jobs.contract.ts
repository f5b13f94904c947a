import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type SavedJobDto = z.output<typeof schema.savedJobSchema>;

export const listSavedJobs = endpoint({
  method: "GET",
  path: "/api/saved-jobs",
  summary: "List your saved jobs, last saved first. Filled, closed and expired jobs remain.",
  access: "member",
  scope: "favorites:read",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.savedJobQuerySchema, response: s.savedJobListSchema };
  },
});

export const saveJob = endpoint({
  method: "POST",
  path: "/api/saved-jobs/{id}",
  summary: "Save a job, and be notified of changes and of its end. Safe to repeat.",
  access: "member",
  scope: "favorites:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.savedJobParamsSchema, response: s.savedJobStateSchema };
  },
});

export const removeSavedJob = endpoint({
  method: "DELETE",
  path: "/api/saved-jobs/{id}",
  summary: "Remove a job from your saved jobs. Safe to repeat.",
  access: "member",
  scope: "favorites:write",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.savedJobParamsSchema, response: s.savedJobStateSchema };
  },
});

export const listSavedJobIds = endpoint({
  method: "GET",
  path: "/api/saved-jobs/ids",
  summary: "List the ids of all your saved jobs",
  access: "member",
  scope: "favorites:read",
  schemas: async () => ({ response: (await import("./schema")).favoriteIdsSchema }),
});
