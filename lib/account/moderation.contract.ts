import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type AccountDto = z.output<typeof schema.accountSchema>;
export type AccountsQuery = z.output<typeof schema.accountsQuerySchema>;

export const listAccounts = endpoint({
  method: "GET",
  path: "/api/admin/users",
  summary: "Accounts by role and state, the newest first",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.accountsQuerySchema, response: s.accountsSchema };
  },
});

export const decideAccount = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/{action}",
  summary:
    "suspend (with a reason; a vendor's business is suspended with it), reinstate, or sign-out (ends the sessions)",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.accountActionParamsSchema, body: s.accountActionSchema, response: s.accountSchema };
  },
});

export const grantRole = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/role",
  summary: "Makes a customer an admin or an admin a customer; the person's sessions end",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.accountParamsSchema, body: s.grantedRoleSchema, response: s.accountSchema };
  },
});
