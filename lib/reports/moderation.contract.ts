import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ReportedThingDto = z.output<typeof schema.reportedThingSchema>;
export type ReportQueueQuery = z.output<typeof schema.reportQueueQuerySchema>;
export type ReportThreadDto = z.output<typeof schema.reportThreadSchema>;

export const listReportedThings = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  summary: "List what has open reports, with their number and reasons, longest waiting first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reportQueueQuerySchema, response: s.reportedThingsSchema };
  },
});

export const decideReports = endpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/{action}",
  summary:
    "Dismiss all open reports of one thing, or act on them with a reason: remove the listing or job, hide the review, or suspend the vendor or sender. Reporters are notified.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return {
      params: s.reportDecisionParamsSchema,
      body: s.reportDecisionSchema,
      response: s.reportsClosedSchema,
    };
  },
});

export const readReportedThread = endpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/thread",
  summary:
    "Read the conversation around a reported message while a report is open. The audit log records it.",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.reportThreadParamsSchema, response: s.reportThreadSchema };
  },
});
