import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./editing.schema";

export type OwnJobDto = z.output<typeof schema.ownJobSchema>;
export type MyJobDto = z.output<typeof schema.myJobSchema>;
export type NewJob = z.output<typeof schema.newJobSchema>;
export type JobEdit = z.output<typeof schema.jobEditSchema>;

/** Fits a description of 20,000 three-byte characters. */
const maxJobBytes = 96 * 1024;

export const createJob = endpoint({
  method: "POST",
  path: "/api/jobs",
  summary:
    "Create a job: a draft, which may be incomplete, or with `submit` one for review, which needs a confirmed email. Up to 10 a day. With `business` it’s a job of the business whose team you’re on.",
  access: "member",
  scope: "jobs:write",
  maxBytes: maxJobBytes,
  idempotent: true,
  status: 201,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { body: s.newJobSchema, response: s.ownJobSchema };
  },
});

export const getOwnJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/edit",
  summary: "Get a job to edit, with its history and the actions you can take",
  access: "member",
  scope: "jobs:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, response: s.ownJobSchema };
  },
});

export const updateJob = endpoint({
  method: "PATCH",
  path: "/api/jobs/{id}",
  summary:
    "Replace a job’s content. Pay, openings and deadline of an open job change right away; anything else takes it offline until it’s approved again. Needs `version` or If-Match; 409 if it changed in the meantime.",
  access: "member",
  scope: "jobs:write",
  maxBytes: maxJobBytes,
  ifMatch: "version",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, body: s.jobEditSchema, response: s.ownJobSchema };
  },
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/api/jobs/{id}",
  summary: "Delete a job that isn’t public and has no applications. 409 otherwise.",
  access: "member",
  scope: "jobs:write",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, response: s.deletedJobSchema };
  },
});

export const actOnJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/{action}",
  summary:
    "Move a job along: `submit`, `withdraw` from review, `pause`, `resume`, `fill`, `close`, `relist` once it’s over, or `renew`. `duplicate` returns a new draft.",
  access: "member",
  scope: "jobs:write",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobActionParamsSchema, body: s.jobActionBodySchema, response: s.ownJobSchema };
  },
});
