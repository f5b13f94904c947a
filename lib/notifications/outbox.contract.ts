import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./outbox.schema";

export type OutboxItemDto = z.output<typeof schema.outboxItemSchema>;
export type MailDto = z.output<typeof schema.mailSchema>;
export type OutboxQuery = z.output<typeof schema.outboxQuerySchema>;

export const listOutbox = endpoint({
  method: "GET",
  path: "/api/admin/outbox",
  summary: "The messages the site has sent or is about to send, newest first",
  access: "admin",
  schemas: async () => {
    const s = await import("./outbox.schema");
    return { query: s.outboxQuerySchema, response: s.outboxSchema };
  },
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/admin/outbox/{id}",
  summary: "One message with its text; secret links are shown only where no mail server sends them",
  access: "admin",
  schemas: async () => {
    const s = await import("./outbox.schema");
    return { params: s.mailParamsSchema, response: s.mailSchema };
  },
});
