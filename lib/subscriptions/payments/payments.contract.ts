import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./payments.schema";

export type VendorPaymentDto = z.output<typeof schema.vendorPaymentSchema>;
export type PaymentQuery = z.output<typeof schema.paymentQuerySchema>;

export const listVendorPayments = endpoint({
  method: "GET",
  path: "/api/admin/payments",
  summary: "List vendors’ payments by status, oldest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./payments.schema");
    return { query: s.paymentQuerySchema, response: s.vendorPaymentsSchema };
  },
});

export const settleVendorPayment = endpoint({
  method: "POST",
  path: "/api/admin/payments/{id}/{action}",
  summary:
    "Mark a manual payment as received (`paid`), canceled (`void`), received after that (`late`), or refunded (`refund`)",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./payments.schema");
    return { params: s.settleParamsSchema, response: s.vendorPaymentSchema };
  },
});
