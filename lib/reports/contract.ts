import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type NewReport = z.output<typeof schema.newReportSchema>;

export const createReport = endpoint({
  method: "POST",
  path: "/api/reports",
  summary: "Report a listing, review, message, job or vendor. One open report per person.",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newReportSchema, response: s.reportedSchema };
  },
});
