import * as commands from "@/lib/messages/inbox/thread.commands";
import { markRead } from "@/lib/messages/contract";
import { route } from "@/lib/server/route";

export const POST = route(markRead, async ({ viewer, params, body }) => ({
  unread: await commands.markRead(viewer, params.id, body.upTo),
}));
