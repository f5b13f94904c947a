import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./outbox.schema";

export type OutboxItemDto = z.output<typeof schema.outboxItemSchema>;
export type MailDto = z.output<typeof schema.mailSchema>;
export type OutboxQuery = z.output<typeof schema.outboxQuerySchema>;

export const listOutbox = endpoint({
  method: "GET",
  path: "/api/admin/outbox",
  summary: "List emails the site sent or is about to send, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./outbox.schema");
    return { query: s.outboxQuerySchema, response: s.outboxSchema };
  },
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/admin/outbox/{id}",
  summary:
    "Get an email with its text. Secret links show only where no mail server is set up; a private email is sealed.",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./outbox.schema");
    return { params: s.mailParamsSchema, response: s.mailSchema };
  },
});

export const openMail = endpoint({
  method: "POST",
  path: "/api/admin/outbox/{id}/open",
  summary: "Read a sealed email for a reason. The audit log records it.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./outbox.schema");
    return { params: s.mailParamsSchema, body: s.openMailSchema, response: s.mailSchema };
  },
});
