import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type AuditEntryDto = z.output<typeof schema.auditEntrySchema>;
export type AuditQuery = z.output<typeof schema.auditQuerySchema>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  summary: "List what admins did, newest first, by person, action, subject or day. Entries can’t be changed.",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.auditQuerySchema, response: s.auditEntriesSchema };
  },
});
