import { z } from "zod";
import { changeTimes, paymentStatuses, planIds, subscriptionStatuses } from "./rules";

export const planSchema = z.object({
  id: z.enum(planIds),
  name: z.string(),
  description: z.string(),
  /** Dollars a month. */
  price: z.number(),
  listings: z.number().int(),
  photos: z.number().int(),
  featured: z.number().int(),
  ads: z.number().int(),
});

export const paymentSchema = z.object({
  id: z.uuid(),
  planName: z.string(),
  /** Dollars. */
  amount: z.number(),
  status: z.enum(paymentStatuses),
  provider: z.enum(["manual", "stripe"]),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const subscriptionSchema = z.object({
  /** The plan whose numbers hold now, at the price of the running period. */
  plan: planSchema,
  /** The plan that was chosen: another one once it has ended. */
  chosenPlanId: z.string(),
  status: z.enum(subscriptionStatuses),
  /** Days of the trial that are left, the begun one counted; null when there is none. */
  trialDaysLeft: z.number().int().nullable(),
  periodEnd: z.iso.datetime(),
  /** Whether the period has ended, on the database clock. */
  over: z.boolean(),
  nextPlanId: z.string().nullable(),
  /** Dollars a month from the next period on, where it was chosen or announced; null while the price stays. */
  nextPrice: z.number().nullable(),
  /** How new payments are made. */
  payment: z.enum(["manual", "stripe"]),
  /** True if the current plan is charged to a card. */
  collected: z.boolean(),
  usage: z.object({ listings: z.number().int(), featured: z.number().int(), ads: z.number().int() }),
  /** At the prices for who subscribes now. */
  plans: z.array(planSchema),
  /** All paid orders and the last 24 unpaid ones, newest first. */
  payments: z.array(paymentSchema),
});

export const changeSubscriptionSchema = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("change"),
    planId: z.enum(planIds),
    when: z.enum(changeTimes).default("now"),
  }),
  z.object({ action: z.literal("cancel") }),
  z.object({ action: z.literal("resume") }),
]);

export const changedSubscriptionSchema = subscriptionSchema.extend({
  /** Where the vendor pays; null when there is nothing to pay there. */
  checkoutUrl: z.url().nullable(),
});
