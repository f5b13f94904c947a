import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { planIds, subscriptionStatuses } from "./rules";

export const subscriberQuerySchema = z.object({
  plan: z.enum(planIds).optional(),
  status: z.enum(subscriptionStatuses).optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const subscriberSchema = z.object({
  id: z.uuid(),
  vendorId: z.uuid(),
  businessName: z.string(),
  email: z.string(),
  /** The account was closed, so that no list of vendors has it any more. */
  closed: z.boolean(),
  planId: z.string(),
  planName: z.string(),
  status: z.enum(subscriptionStatuses),
  /** Dollars a month of the running period, as agreed. */
  price: z.number(),
  provider: z.enum(["manual", "stripe"]),
  trialEndsAt: z.iso.datetime().nullable(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan from the next period on; null while it stays. */
  nextPlanId: z.string().nullable(),
  nextPlanName: z.string().nullable(),
  /** Dollars a month from the next period on, where it was chosen or is announced; null while the price stays. */
  nextPrice: z.number().nullable(),
  /** Whether the mail about that price has not gone out yet. */
  priceMailWaits: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const subscribersSchema = z.array(subscriberSchema);
