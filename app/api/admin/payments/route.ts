import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";
import { listVendorPayments } from "@/lib/subscriptions/payments/payments.contract";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";

export const GET = route(listVendorPayments, async ({ query, request }) =>
  pageReply(await listPaymentsOfVendors(query), request),
);
