import { route } from "@/lib/server/route";
import { settlePayment } from "@/lib/subscriptions/payments/payments.commands";
import { settleVendorPayment } from "@/lib/subscriptions/payments/payments.contract";
import { readVendorPayment } from "@/lib/subscriptions/payments/payments.queries";

export const POST = route(settleVendorPayment, async ({ viewer, params, request }) => {
  const { id: paymentId, action } = params;
  await settlePayment({ admin: viewer, paymentId, action, headers: request.headers });
  return readVendorPayment(paymentId);
});
