import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { maxNotificationPageSize, mostUnread, notificationPageSize } from "./centre.rules";
import { notificationTypes } from "./preferences.rules";

export const notificationSchema = z.object({
  id: z.uuid(),
  type: z.enum(notificationTypes),
  title: z.string(),
  body: z.string(),
  /** A path on this site. */
  href: z.string(),
  createdAt: z.string(),
  /** Null while it was not seen. */
  readAt: z.string().nullable(),
});

export const notificationListSchema = z.array(notificationSchema);

export const notificationQuerySchema = z.object({
  ...pageQuery({ size: notificationPageSize, max: maxNotificationPageSize }),
});

/** Notifications to mark as read, by id or linked page; all of them if both are missing. */
export const markReadSchema = z.object({
  ids: z.array(z.uuid()).max(maxNotificationPageSize).optional(),
  href: z.string().regex(/^\//).max(300).optional(),
});

/** Counted up to one more than is shown as a number. */
export const unreadSchema = z.object({
  unread: z
    .number()
    .int()
    .min(0)
    .max(mostUnread + 1),
});
