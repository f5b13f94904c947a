import { listOutbox } from "@/lib/notifications/outbox/outbox.contract";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listOutbox, async ({ query, request }) =>
  pageReply(await listMails(query), request),
);
