import * as commands from "@/lib/messages/inbox/thread.commands";
import { listConversations, startConversation } from "@/lib/messages/contract";
import * as queries from "@/lib/messages/threads/thread.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";
import { recordContact } from "@/lib/visits/commands";

export const GET = route(listConversations, async ({ viewer, query, request }) =>
  pageReply(await queries.listConversations(viewer, query), request),
);

export const POST = route(startConversation, async ({ viewer, body, request }) => {
  const answer = await commands.startConversation(viewer, body);
  // The funnel is about listings: who asks about a job has seen none.
  if (!body.jobId) recordContact(request.headers, viewer);
  return answer;
});
