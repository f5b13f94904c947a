import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type AccountDto = z.output<typeof schema.accountSchema>;
export type AccountsQuery = z.output<typeof schema.accountsQuerySchema>;

export const listAccounts = endpoint({
  method: "GET",
  path: "/api/admin/users",
  summary: "List accounts by role and status, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.accountsQuerySchema, response: s.accountsSchema };
  },
});

export const decideAccount = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/{action}",
  summary:
    "Suspend an account with a reason, reinstate it, or sign it out everywhere (`suspend`, `reinstate`, `sign-out`). Suspending a vendor suspends the business too.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.accountActionParamsSchema, body: s.accountActionSchema, response: s.accountSchema };
  },
});

export const grantRole = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/role",
  summary: "Make a person a customer, a moderator, or an admin. Ends the person’s sessions.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.accountParamsSchema, body: s.grantedRoleSchema, response: s.accountSchema };
  },
});
