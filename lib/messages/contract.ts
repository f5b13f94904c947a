import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type ConversationDto = z.output<typeof schema.conversationSchema>;
export type ConversationQuery = z.output<typeof schema.conversationQuerySchema>;
export type MessageDto = z.output<typeof schema.messageSchema>;
export type MessageQuery = z.output<typeof schema.messageQuerySchema>;
export type NewConversation = z.output<typeof schema.newConversationSchema>;
export type NewMessage = z.output<typeof schema.newMessageSchema>;

export const listConversations = endpoint({
  method: "GET",
  path: "/api/conversations",
  summary: "List your conversations, most recent message first",
  access: "member",
  scope: "messages:read",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.conversationQuerySchema, response: s.conversationListSchema };
  },
});

export const startConversation = endpoint({
  method: "POST",
  path: "/api/conversations",
  summary:
    "Message the owner of a listing, a vendor or an employer, with an offer or a time for a viewing if you like. Continues the conversation you already have.",
  access: "member",
  scope: "messages:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newConversationSchema, response: s.conversationSchema };
  },
});

export const countUnread = endpoint({
  method: "GET",
  path: "/api/conversations/unread-count",
  summary: "Get the number of unread messages",
  access: "member",
  scope: "messages:read",
  background: true,
  schemas: async () => ({ response: (await import("./schema")).unreadSchema }),
});

export const getConversation = endpoint({
  method: "GET",
  path: "/api/conversations/{id}",
  summary: "Get one of your conversations",
  access: "member",
  scope: "messages:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const listMessages = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/messages",
  summary: "List the messages in a conversation, newest first",
  access: "member",
  scope: "messages:read",
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return {
      params: s.conversationParamsSchema,
      query: s.messageQuerySchema,
      response: s.messageListSchema,
    };
  },
});

export const sendMessage = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/messages",
  summary:
    "Send a message with text, files or both. Up to 100 a day. If several people got the same first text, it’s held for a check, and 409 until then.",
  access: "member",
  scope: "messages:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, body: s.newMessageSchema, response: s.messageSchema };
  },
});

export const markRead = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/read",
  summary: "Mark the other person’s messages as read, all or up to one you name",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, body: s.readSchema, response: s.unreadSchema };
  },
});

export const archiveConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/archive",
  summary: "Archive a conversation until someone writes in it",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const unarchiveConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/unarchive",
  summary: "Move a conversation back to your inbox",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const muteConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/mute",
  summary: "Mute a conversation: its new messages send you no push and no email",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const unmuteConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/unmute",
  summary: "Get pushes and emails about a conversation again",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const deleteConversation = endpoint({
  method: "DELETE",
  path: "/api/conversations/{id}",
  summary: "Delete a conversation from your inbox, until the next message in it",
  access: "member",
  scope: "messages:write",
  status: 204,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema };
  },
});

export const restoreConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/restore",
  summary: "Bring a deleted conversation back to your inbox",
  access: "member",
  scope: "messages:write",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const takeBackMessage = endpoint({
  method: "POST",
  path: "/api/messages/{id}/take-back",
  summary:
    "Take back a message, or an answer you wrote for your business, within 5 minutes of sending it. Both sides see that it was taken back.",
  access: "member",
  scope: "messages:write",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.messageParamsSchema, response: s.messageSchema };
  },
});
