import * as commands from "@/lib/messages/inbox/thread.commands";
import { listConversations, startConversation } from "@/lib/messages/contract";
import * as queries from "@/lib/messages/threads/thread.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listConversations, async ({ viewer, query, request }) =>
  pageReply(await queries.listConversations(viewer, query), request),
);

export const POST = route(startConversation, ({ viewer, body, request }) =>
  commands.startConversation({ viewer, input: body, headers: request.headers }),
);
