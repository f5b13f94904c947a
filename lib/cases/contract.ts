import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type CaseDto = z.output<typeof schema.caseSchema>;
export type CaseFileDto = z.output<typeof schema.caseFileSchema>;
export type NewCase = z.output<typeof schema.newCaseSchema>;
export type NewStatement = z.output<typeof schema.newStatementSchema>;

export const openCase = endpoint({
  method: "POST",
  path: "/api/offers/{id}/case",
  summary:
    "Report a problem with an accepted, completed, or called-off offer. Both sides can add statements and files for 7 days; then our team decides. One open case per deal.",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.caseDealParamsSchema, body: s.newCaseSchema, response: s.caseSchema };
  },
});

export const openViewingCase = endpoint({
  method: "POST",
  path: "/api/viewings/{id}/case",
  summary:
    "Report a problem with a confirmed viewing, appointment, or interview once it has begun, such as a no-show. One open case per appointment.",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.caseViewingParamsSchema, body: s.newCaseSchema, response: s.caseSchema };
  },
});

export const getCase = endpoint({
  method: "GET",
  path: "/api/cases/{id}",
  summary: "Get a case about your deal, with the statements of both sides and the outcome",
  access: "member",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.caseParamsSchema, response: s.caseSchema };
  },
});

export const addStatement = endpoint({
  method: "POST",
  path: "/api/cases/{id}/statements",
  summary: "Add a statement with up to 5 files to an open case, before its deadline",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.caseParamsSchema, body: s.newStatementSchema, response: s.caseSchema };
  },
});
