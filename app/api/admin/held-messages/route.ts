import { listHeldMessages } from "@/lib/messages/moderation/held.contract";
import * as queries from "@/lib/messages/moderation/held.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listHeldMessages, async ({ query, request }) =>
  pageReply(await queries.listHeldMessages(query), request),
);
