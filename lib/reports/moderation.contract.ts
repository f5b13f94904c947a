import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ReportedThingDto = z.output<typeof schema.reportedThingSchema>;
export type ReportQueueQuery = z.output<typeof schema.reportQueueQuerySchema>;
export type ReportThreadDto = z.output<typeof schema.reportThreadSchema>;

export const listReportedThings = endpoint({
  method: "GET",
  path: "/api/admin/reports",
  summary: "What has open reports, with their number and reasons, the longest waiting first",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reportQueueQuerySchema, response: s.reportedThingsSchema };
  },
});

export const decideReports = endpoint({
  method: "POST",
  path: "/api/admin/reports/{id}/{action}",
  summary:
    "dismiss the open reports of a thing, or act on them with a reason: removes a listing or job, hides a review, suspends a vendor or the sender of a message; reporters are notified",
  access: "admin",
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
  summary: "The conversation around a reported message while a report is open; who reads it is written down",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.reportThreadParamsSchema, response: s.reportThreadSchema };
  },
});
