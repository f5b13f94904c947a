import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { maxNotificationPageSize, maxUnreadShown, notificationPageSize } from "./center.rules";
import { notificationTypes } from "@/lib/notifications/preferences/preferences.rules";

export const notificationSchema = z
  .object({
    id: z.uuid().describe("Id of the notification"),
    type: z.enum(notificationTypes).describe("Type of the notification"),
    title: z.string().describe("Title"),
    body: z.string().describe("Text of the notification"),
    href: z.string().describe("Path on this site"),
    about: z
      .object({
        title: z.string().describe("Title of the listing or job"),
        imageUrl: z.string().nullable().describe("Address of its picture; null without one"),
      })
      .nullable()
      .describe("Listing or job of the linked conversation, or the linked listing; null for others"),
    createdAt: z.string().describe("Time of creation"),
    readAt: z.string().nullable().describe("Time at which it was read; null before it"),
  })
  .meta({ id: "Notification" });

export const notificationListSchema = z.array(notificationSchema);

export const notificationQuerySchema = z.object({
  ...pageQuery({ size: notificationPageSize, max: maxNotificationPageSize }),
});

export const markReadSchema = z
  .object({
    ids: z.array(z.uuid()).max(maxNotificationPageSize).optional().describe("Ids of the notifications"),
    href: z.string().regex(/^\//).max(300).optional().describe("Path of the linked page"),
  })
  .meta({ id: "NotificationSelection" });

export const unreadSchema = z
  .object({
    unread: z
      .number()
      .int()
      .min(0)
      .max(maxUnreadShown + 1)
      .describe("Number of unread notifications, capped at one more than the site shows"),
  })
  .meta({ id: "UnreadNotifications" });
