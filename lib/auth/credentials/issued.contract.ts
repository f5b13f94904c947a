import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./issued.schema";

export type IssuedLinkDto = z.output<typeof schema.issuedLinkSchema>;
export type IssuedLinksQuery = z.output<typeof schema.issuedLinksQuerySchema>;
export type LinkSentDto = z.output<typeof schema.linkSentSchema>;

export const listIssuedLinks = endpoint({
  method: "GET",
  path: "/api/admin/passwords",
  summary: "List the reset links that admins sent, newest first, without the links themselves",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./issued.schema");
    return { query: s.issuedLinksQuerySchema, response: s.issuedLinksSchema };
  },
});

export const issueResetLink = endpoint({
  method: "POST",
  path: "/api/admin/passwords",
  summary: "Email a one-time reset link to an account. No password is shown or set.",
  access: "admin",
  schemas: async () => {
    const s = await import("./issued.schema");
    return { body: s.issueLinkSchema, response: s.linkSentSchema };
  },
});
