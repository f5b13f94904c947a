import * as commands from "@/lib/messages/inbox/quick-replies.commands";
import { createQuickReply, listQuickReplies } from "@/lib/messages/inbox/quick-replies.contract";
import * as queries from "@/lib/messages/inbox/quick-replies.queries";
import { route } from "@/lib/server/route";

export const GET = route(listQuickReplies, ({ viewer }) => queries.listQuickReplies(viewer.id));

export const POST = route(createQuickReply, ({ viewer, body }) => commands.createQuickReply(viewer.id, body));
