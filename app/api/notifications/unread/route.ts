import { countUnreadNotifications } from "@/lib/notifications/center/center.contract";
import * as center from "@/lib/notifications/center/center.queries";
import { route } from "@/lib/server/route";

export const GET = route(countUnreadNotifications, async ({ viewer }) => ({
  unread: await center.countUnreadNotifications(viewer.id),
}));
