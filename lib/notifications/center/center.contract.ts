import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./center.schema";

export type NotificationDto = z.output<typeof schema.notificationSchema>;
export type NotificationQuery = z.output<typeof schema.notificationQuerySchema>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  summary: "List your notifications, newest first",
  access: "member",
  scope: "notifications:read",
  paged: true,
  schemas: async () => {
    const s = await import("./center.schema");
    return { query: s.notificationQuerySchema, response: s.notificationListSchema };
  },
});

export const markNotificationsRead = endpoint({
  method: "PATCH",
  path: "/api/notifications",
  summary:
    "Mark notifications as read by their ids or by the page they link to, or all of them if you send neither",
  access: "member",
  scope: "notifications:write",
  schemas: async () => {
    const s = await import("./center.schema");
    return { body: s.markReadSchema, response: s.unreadSchema };
  },
});

export const countUnreadNotifications = endpoint({
  method: "GET",
  path: "/api/notifications/unread",
  summary: "Count the notifications you haven’t seen, up to 100",
  access: "member",
  scope: "notifications:read",
  background: true,
  schemas: async () => ({ response: (await import("./center.schema")).unreadSchema }),
});
