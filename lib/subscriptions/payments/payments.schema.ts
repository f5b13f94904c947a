import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { paymentActions } from "./payments.rules";
import { paymentStatuses } from "@/lib/subscriptions/rules";
import { paymentSchema } from "@/lib/subscriptions/schema";

export const paymentQuerySchema = z.object({
  status: z.enum(paymentStatuses).default("pending").describe("State of the payments"),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const vendorPaymentSchema = paymentSchema
  .extend({
    vendorId: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    email: z.string().describe("Email address"),
  })
  .meta({ id: "VendorPayment" });

export const vendorPaymentsSchema = z.array(vendorPaymentSchema);

export const settleParamsSchema = z.object({
  id: z.uuid().describe("Id of the payment"),
  action: z.enum(paymentActions).describe("Decision on the payment"),
});
