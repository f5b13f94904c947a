import { markRead } from "@/lib/notifications/center/center.commands";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/center/center.contract";
import * as center from "@/lib/notifications/center/center.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listNotifications, async ({ viewer, query, request }) =>
  pageReply(await center.listNotifications(viewer.id, query), request),
);

export const PATCH = route(markNotificationsRead, async ({ viewer, body }) => ({
  unread: await markRead(viewer.id, body),
}));
