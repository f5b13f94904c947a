import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { planIds, subscriptionStatuses } from "@/lib/subscriptions/rules";

export const subscriberQuerySchema = z.object({
  plan: z.enum(planIds).optional().describe("Only subscribers of this plan"),
  status: z.enum(subscriptionStatuses).optional().describe("Only subscriptions in this state"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const subscriberSchema = z
  .object({
    id: z.uuid().describe("Id of the subscription"),
    vendorId: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    email: z.string().describe("Email address"),
    closed: z.boolean().describe("True if the account was closed"),
    planId: z.string().describe("Id of the plan"),
    planName: z.string().describe("Name of the plan"),
    status: z.enum(subscriptionStatuses).describe("State of the subscription"),
    price: z.number().describe("Price in dollars a month of the current period"),
    provider: z.enum(["manual", "stripe"]).describe("Payment provider"),
    trialEndsAt: z.iso.datetime().nullable().describe("Time at which the trial ends; null if there is none"),
    periodStart: z.iso.datetime().describe("Start of the paid period"),
    periodEnd: z.iso.datetime().describe("End of the current period or trial"),
    graceEnd: z.iso
      .datetime()
      .nullable()
      .describe("Time until which an overdue plan continues; null unless a payment is due"),
    cancelAtPeriodEnd: z.boolean().describe("True if it ends with the current period"),
    nextPlanId: z.string().nullable().describe("Id of the plan from the next period on; null if unchanged"),
    nextPlanName: z
      .string()
      .nullable()
      .describe("Name of the plan from the next period on; null if unchanged"),
    nextPrice: z
      .number()
      .nullable()
      .describe("Price in dollars a month from the next period on; null if unchanged"),
    priceMailWaits: z.boolean().describe("True if the email about that price has not been sent yet"),
    createdAt: z.iso.datetime().describe("Time of creation"),
  })
  .meta({ id: "Subscriber" });

export const subscribersSchema = z.array(subscriberSchema);
