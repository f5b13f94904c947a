import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./quick-replies.schema";

export type QuickReplyDto = z.output<typeof schema.quickReplySchema>;
export type QuickReplyChange = z.output<typeof schema.quickReplyChangeSchema>;
export type NewQuickReply = z.output<typeof schema.newQuickReplySchema>;

export const listQuickReplies = endpoint({
  method: "GET",
  path: "/api/quick-replies",
  summary: "List your quick replies in order",
  access: "member",
  scope: "messages:read",
  schemas: async () => ({ response: (await import("./quick-replies.schema")).quickReplyListSchema }),
});

export const createQuickReply = endpoint({
  method: "POST",
  path: "/api/quick-replies",
  summary: "Add a quick reply, up to 20",
  access: "member",
  scope: "messages:write",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./quick-replies.schema");
    return { body: s.newQuickReplySchema, response: s.quickReplySchema };
  },
});

export const updateQuickReply = endpoint({
  method: "PATCH",
  path: "/api/quick-replies/{id}",
  summary: "Change a quick reply",
  access: "member",
  scope: "messages:write",
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./quick-replies.schema");
    return { params: s.quickReplyParamsSchema, body: s.quickReplyChangeSchema, response: s.quickReplySchema };
  },
});

export const deleteQuickReply = endpoint({
  method: "DELETE",
  path: "/api/quick-replies/{id}",
  summary: "Delete a quick reply",
  access: "member",
  scope: "messages:write",
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./quick-replies.schema")).quickReplyParamsSchema }),
});
