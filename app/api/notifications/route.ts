import { markRead } from "@/lib/notifications/centre.commands";
import { listNotifications, markNotificationsRead } from "@/lib/notifications/centre.contract";
import * as centre from "@/lib/notifications/centre.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listNotifications, async ({ viewer, query, request }) =>
  pageReply(await centre.listNotifications(viewer.id, query), request),
);

export const PATCH = route(markNotificationsRead, async ({ viewer, body }) => ({
  unread: await markRead(viewer.id, body),
}));
