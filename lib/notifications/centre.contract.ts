import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./centre.schema";

export type NotificationDto = z.output<typeof schema.notificationSchema>;
export type NotificationQuery = z.output<typeof schema.notificationQuerySchema>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  summary: "What the person was notified of, the newest first, a page at a time",
  access: "member",
  schemas: async () => {
    const s = await import("./centre.schema");
    return { query: s.notificationQuerySchema, response: s.notificationListSchema };
  },
});

export const markNotificationsRead = endpoint({
  method: "PATCH",
  path: "/api/notifications",
  summary: "Marks these notifications as read, or all of them without ids",
  access: "member",
  schemas: async () => {
    const s = await import("./centre.schema");
    return { body: s.markReadSchema, response: s.unreadSchema };
  },
});

export const countUnreadNotifications = endpoint({
  method: "GET",
  path: "/api/notifications/unread",
  summary: "How many notifications the person has not seen, counted up to 100",
  access: "member",
  schemas: async () => ({ response: (await import("./centre.schema")).unreadSchema }),
});
