import { countUnreadNotifications } from "@/lib/notifications/centre.contract";
import * as centre from "@/lib/notifications/centre.queries";
import { route } from "@/lib/server/route";

export const GET = route(countUnreadNotifications, async ({ viewer }) => ({
  unread: await centre.countUnreadNotifications(viewer.id),
}));
