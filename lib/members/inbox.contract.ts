import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./inbox.schema";

export type TeamThreadDto = z.output<typeof schema.teamThreadSchema>;
export type OpenThreadDto = z.output<typeof schema.openThreadSchema>;
export type TeamMessageDto = z.output<typeof schema.teamMessageSchema>;
export type TeamActivityDto = z.output<typeof schema.activitySchema>[number];

export const getTeamInbox = endpoint({
  method: "GET",
  path: "/api/team-inbox",
  summary: "List the conversations of your business with customers, newest first",
  access: "vendor",
  permission: "answer",
  approved: true,
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./inbox.schema");
    return { query: s.threadQuerySchema, response: s.teamThreadsSchema };
  },
});

export const getTeamThread = endpoint({
  method: "GET",
  path: "/api/team-inbox/{id}",
  summary: "Get a conversation of your business with the names of those who answered",
  access: "vendor",
  permission: "answer",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./inbox.schema");
    return { params: s.threadParamsSchema, response: s.openThreadSchema };
  },
});

export const answerThread = endpoint({
  method: "POST",
  path: "/api/team-inbox/{id}/messages",
  summary:
    "Answer a conversation for your business with text, files you uploaded, or both, which marks it as read. The customer sees the business’s name.",
  access: "vendor",
  permission: "answer",
  approved: true,
  status: 201,
  idempotent: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./inbox.schema");
    const { newMessageSchema } = await import("@/lib/messages/schema");
    return { params: s.threadParamsSchema, body: newMessageSchema, response: s.openThreadSchema };
  },
});

export const assignThread = endpoint({
  method: "PUT",
  path: "/api/team-inbox/{id}/assignee",
  summary: "Assign a conversation to a member of the team who may answer, or to nobody in particular",
  access: "vendor",
  permission: "answer",
  approved: true,
  status: 204,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./inbox.schema");
    return { params: s.threadParamsSchema, body: s.assigneeSchema };
  },
});

export const getTeamActivity = endpoint({
  method: "GET",
  path: "/api/team-activity",
  summary: "List what the team did, newest first: invitations, roles, assignments, and answers",
  access: "vendor",
  permission: "hire",
  approved: true,
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./inbox.schema");
    return { query: s.activityQuerySchema, response: s.activitySchema };
  },
});
