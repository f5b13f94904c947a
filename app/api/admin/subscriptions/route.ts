import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";
import { listVendorSubscriptions } from "@/lib/subscriptions/subscribers/subscribers.contract";
import { listSubscribers } from "@/lib/subscriptions/subscribers/subscribers.queries";

export const GET = route(listVendorSubscriptions, async ({ query, request }) =>
  pageReply(await listSubscribers(query), request),
);
