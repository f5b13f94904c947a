import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./held.schema";

export type HeldMessageDto = z.output<typeof schema.heldMessageSchema>;
export type HeldQueueQuery = z.output<typeof schema.heldQueueQuerySchema>;
export type HeldTextDto = z.output<typeof schema.heldTextSchema>;
export type { HeldAction } from "@/lib/messages/threads/held.rules";

export const listHeldMessages = endpoint({
  method: "GET",
  path: "/api/admin/held-messages",
  summary:
    "List first messages held because their text went to several people, without that text, oldest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./held.schema");
    return { query: s.heldQueueQuerySchema, response: s.heldMessagesSchema };
  },
});

export const readHeldMessage = endpoint({
  method: "POST",
  path: "/api/admin/held-messages/{id}/text",
  summary: "Read a held message. The audit log records it.",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./held.schema");
    return { params: s.heldParamsSchema, response: s.heldTextSchema };
  },
});

export const decideHeldMessage = endpoint({
  method: "POST",
  path: "/api/admin/held-messages/{id}/{action}",
  summary: "Deliver a held message, or refuse it with a reason that its sender gets",
  access: "admin",
  status: 204,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./held.schema");
    return { params: s.heldDecisionParamsSchema, body: s.heldDecisionSchema };
  },
});
