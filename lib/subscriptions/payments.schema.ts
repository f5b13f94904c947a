import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { paymentActions } from "./payments.rules";
import { paymentStatuses } from "./rules";
import { paymentSchema } from "./schema";

export const paymentQuerySchema = z.object({
  status: z.enum(paymentStatuses).default("pending"),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const vendorPaymentSchema = paymentSchema.extend({
  vendorId: z.uuid(),
  businessName: z.string(),
  email: z.string(),
});

export const vendorPaymentsSchema = z.array(vendorPaymentSchema);

export const settleParamsSchema = z.object({ id: z.uuid(), action: z.enum(paymentActions) });
