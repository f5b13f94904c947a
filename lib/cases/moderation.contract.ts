import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type QueuedCaseDto = z.output<typeof schema.queuedCaseSchema>;
export type CaseQueueQuery = z.output<typeof schema.caseQueueQuerySchema>;
export type CaseStatementsDto = z.output<typeof schema.caseStatementsSchema>;
export type CaseDecision = z.output<typeof schema.caseDecisionSchema>;

export const listCases = endpoint({
  method: "GET",
  path: "/api/admin/cases",
  summary:
    "List cases about deals without their statements: open ones oldest first, closed ones newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.caseQueueQuerySchema, response: s.queuedCasesSchema };
  },
});

export const readCase = endpoint({
  method: "POST",
  path: "/api/admin/cases/{id}/statements",
  summary:
    "Read the statements and files of both sides of a case, but not their conversation. The audit log records it.",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.moderatedCaseParamsSchema, response: s.caseStatementsSchema };
  },
});

export const closeCase = endpoint({
  method: "POST",
  path: "/api/admin/cases/{id}/close",
  summary: "Close a case with an outcome and its explanation, which both sides see",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return {
      params: s.moderatedCaseParamsSchema,
      body: s.caseDecisionSchema,
      response: s.queuedCaseSchema,
    };
  },
});
