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
  summary: "The viewer's conversations, the last written to first, a page at a time",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.conversationQuerySchema, response: s.conversationListSchema };
  },
});

export const startConversation = endpoint({
  method: "POST",
  path: "/api/conversations",
  summary:
    "Writes to the owner of a listing, a vendor or a job, with a price or a time for a viewing; goes on in the conversation that is there already",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newConversationSchema, response: s.conversationSchema };
  },
});

export const countUnread = endpoint({
  method: "GET",
  path: "/api/conversations/unread-count",
  summary: "How many messages the viewer has not read",
  access: "member",
  schemas: async () => ({ response: (await import("./schema")).unreadSchema }),
});

export const getConversation = endpoint({
  method: "GET",
  path: "/api/conversations/{id}",
  summary: "One conversation of the viewer",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const listMessages = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/messages",
  summary: "The messages of a conversation, the newest first, a page at a time",
  access: "member",
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
  summary: "Sends a message of text, files or both; at most 100 a day",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, body: s.newMessageSchema, response: s.messageSchema };
  },
});

export const markRead = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/read",
  summary: "Marks what the other side wrote as read, up to a message where one is named",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, body: s.readSchema, response: s.unreadSchema };
  },
});

export const archiveConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/archive",
  summary: "Moves a conversation out of the viewer's inbox, until somebody writes in it",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});

export const unarchiveConversation = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/unarchive",
  summary: "Moves a conversation back into the viewer's inbox",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.conversationParamsSchema, response: s.conversationSchema };
  },
});
