import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./editing.schema";

export type OwnJobDto = z.output<typeof schema.ownJobSchema>;
export type MyJobDto = z.output<typeof schema.myJobSchema>;
export type NewJob = z.output<typeof schema.newJobSchema>;
export type JobEdit = z.output<typeof schema.jobEditSchema>;

export const createJob = endpoint({
  method: "POST",
  path: "/api/jobs",
  summary:
    "A new job: a draft that may be incomplete, or with `submit` sent in for review, which needs a confirmed email; 10 a day",
  access: "member",
  idempotent: true,
  status: 201,
  schemas: async () => {
    const s = await import("./editing.schema");
    return { body: s.newJobSchema, response: s.ownJobSchema };
  },
});

export const getOwnJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/edit",
  summary: "A job as its poster (or an admin) edits it, with what may be done with it and its history",
  access: "member",
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, response: s.ownJobSchema };
  },
});

export const updateJob = endpoint({
  method: "PATCH",
  path: "/api/jobs/{id}",
  summary:
    "Replaces what a job says; 409 when somebody else was faster. Pay, openings and deadline of an open job change at once, anything else takes it off the site until it is approved again",
  access: "member",
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, body: s.jobEditSchema, response: s.ownJobSchema };
  },
});

export const deleteJob = endpoint({
  method: "DELETE",
  path: "/api/jobs/{id}",
  summary: "Deletes a job that has no application and is not public; any other is 409",
  access: "member",
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobParamsSchema, response: s.deletedJobSchema };
  },
});

export const actOnJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/{action}",
  summary:
    "submit, withdraw (what waits for review), pause, resume, fill, close, relist (what is over), renew; duplicate answers with the new draft",
  access: "member",
  idempotent: true,
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.jobActionParamsSchema, body: s.jobActionBodySchema, response: s.ownJobSchema };
  },
});
