import { countUnread } from "@/lib/messages/contract";
import * as queries from "@/lib/messages/threads/thread.queries";
import { route } from "@/lib/server/route";

export const GET = route(countUnread, async ({ viewer }) => ({
  unread: await queries.countUnread(viewer.id),
}));
