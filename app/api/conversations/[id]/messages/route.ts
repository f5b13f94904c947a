import * as commands from "@/lib/messages/inbox/thread.commands";
import { listMessages, sendMessage } from "@/lib/messages/contract";
import * as queries from "@/lib/messages/threads/thread.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listMessages, async ({ viewer, params, query, request }) =>
  pageReply(await queries.listMessages(viewer, params.id, query), request),
);

export const POST = route(sendMessage, ({ viewer, params, body }) =>
  commands.sendMessage(viewer, params.id, body),
);
