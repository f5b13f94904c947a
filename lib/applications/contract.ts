import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type ApplyStartDto = z.output<typeof schema.applyStartSchema>;
export type NewApplication = z.output<typeof schema.newApplicationSchema>;
export type ApplicationDto = z.output<typeof schema.applicationSchema>;
export type ApplicationMove = z.output<typeof schema.applicationMoveSchema>;
export type OwnApplicationDto = z.output<typeof schema.ownApplicationSchema>;
export type ApplicantDto = z.output<typeof schema.applicantSchema>;

export const getApplyStart = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/application",
  summary:
    "What the form to apply begins with: the job's questions; signed in also one's own application, note and resume of the last one",
  access: "optional",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, response: s.applyStartSchema };
  },
});

export const applyForJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/applications",
  summary:
    "Applies with a note, a PDF resume and answers to the job's questions; 409 for a second time or a job that is over, 429 after 20 a day",
  access: "member",
  idempotent: true,
  status: 201,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, body: s.newApplicationSchema, response: s.applicationSchema };
  },
});

export const moveApplication = endpoint({
  method: "PATCH",
  path: "/api/applications/{id}",
  summary:
    "Moves an application to another state: the poster of the job within the pipeline, the applicant to withdrawn; 409 when it is not in the state it is moved from",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return {
      params: s.applicationParamsSchema,
      body: s.applicationMoveSchema,
      response: s.applicationSchema,
    };
  },
});

export const writePrivateNote = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/private-note",
  summary: "Keeps what the poster of the job notes about an application; the applicant never sees it",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return {
      params: s.applicationParamsSchema,
      body: s.privateNoteSchema,
      response: s.privateNoteSchema,
    };
  },
});

export const openApplicantThread = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/conversation",
  summary: "The conversation of the poster with an applicant; where there is none it begins with the note",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.applicationParamsSchema, response: s.applicantThreadSchema };
  },
});

export const exportApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications/export",
  summary: "The applications for one's own job as CSV",
  access: "member",
  response: "stream",
  schemas: async () => ({ params: (await import("./schema")).jobParamsSchema }),
});
