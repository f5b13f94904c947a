import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type ApplyStartDto = z.output<typeof schema.applyStartSchema>;
export type NewApplication = z.output<typeof schema.newApplicationSchema>;
export type ApplicationDto = z.output<typeof schema.applicationSchema>;
export type ApplicationMove = z.output<typeof schema.applicationMoveSchema>;
export type OwnApplicationDto = z.output<typeof schema.ownApplicationSchema>;
export type ApplicantsQuery = z.output<typeof schema.applicantsQuerySchema>;
export type ApplicantDto = z.output<typeof schema.applicantSchema>;

export const getApplyStart = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/application",
  summary:
    "Get what an application starts with: the job’s questions and, if you’re signed in, your application, last note and last resume",
  access: "optional",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, response: s.applyStartSchema };
  },
});

export const listApplicants = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications",
  summary: "List the applications for your job in one status, newest first.",
  access: "member",
  scope: "applications:read",
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, query: s.applicantsQuerySchema, response: s.applicantListSchema };
  },
});

export const applyForJob = endpoint({
  method: "POST",
  path: "/api/jobs/{id}/applications",
  summary:
    "Apply with a note, a PDF resume and answers to the job’s questions. 409 if you applied before or the job has closed, 429 after 20 a day.",
  access: "member",
  idempotent: true,
  status: 201,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, body: s.newApplicationSchema, response: s.applicationSchema };
  },
});

export const moveApplication = endpoint({
  method: "PATCH",
  path: "/api/applications/{id}",
  summary:
    "Move an application to another status: employers within the pipeline, applicants to `withdrawn`. 409 if it’s no longer in the status you move it from, 403 for a reason that a block or a suspension keeps from being sent.",
  access: "member",
  scope: "applications:write",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return {
      params: s.applicationParamsSchema,
      body: s.applicationMoveSchema,
      response: s.applicationSchema,
    };
  },
});

export const takeBackResume = endpoint({
  method: "DELETE",
  path: "/api/applications/{id}/resume",
  summary:
    "Take your resume back from an application that was withdrawn or rejected. 409 while the application goes on.",
  access: "member",
  status: 204,
  refuses: ["conflict", "not_found"],
  schemas: async () => ({ params: (await import("./schema")).applicationParamsSchema }),
});

export const writePrivateNote = endpoint({
  method: "PUT",
  path: "/api/applications/{id}/private-note",
  summary: "Save your private note about an applicant, who never sees it",
  access: "member",
  scope: "applications:write",
  refuses: ["not_found"],
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
  summary: "Get the conversation with an applicant. If there is none, it starts with the applicant’s note.",
  access: "member",
  scope: "applications:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.applicationParamsSchema, response: s.applicantThreadSchema };
  },
});

export const exportApplications = endpoint({
  method: "GET",
  path: "/api/jobs/{id}/applications/export",
  summary: "Download the applications to your job as CSV",
  access: "member",
  scope: "applications:read",
  response: "stream",
  media: ["text/csv"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).jobParamsSchema }),
});
