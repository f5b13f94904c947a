import { z } from "zod";
import { changeTimes, paymentStatuses, planIds, subscriptionStatuses } from "./rules";

export const planSchema = z
  .object({
    id: z.enum(planIds).describe("Id of the plan"),
    name: z.string().describe("Name of the plan"),
    description: z.string().describe("Description of the plan"),
    price: z.number().describe("Price in dollars a month"),
    listings: z.number().int().describe("Most live listings"),
    photos: z.number().int().describe("Most photos of a listing"),
    featured: z.number().int().describe("Number of featured slots"),
    ads: z.number().int().describe("Most running ads"),
  })
  .meta({ id: "Plan" });

export const paymentSchema = z
  .object({
    id: z.uuid().describe("Id of the payment"),
    planName: z.string().describe("Name of the plan"),
    amount: z.number().describe("Amount in dollars"),
    refunded: z.number().describe("Refunded part in dollars; the whole amount if the state is `refunded`"),
    status: z.enum(paymentStatuses).describe("State of the payment"),
    provider: z.enum(["manual", "stripe"]).describe("Payment provider"),
    periodStart: z.iso.datetime().describe("Start of the paid period"),
    periodEnd: z.iso.datetime().describe("End of the paid period"),
    paidAt: z.iso.datetime().nullable().describe("Time of the payment; null until paid"),
    createdAt: z.iso.datetime().describe("Time of creation"),
  })
  .meta({ id: "Payment" });

export const subscriptionSchema = z
  .object({
    plan: planSchema.describe("Plan whose limits apply now, at the price of the current period"),
    chosenPlanId: z.string().describe("Id of the chosen plan; differs from `plan` once it has ended"),
    status: z.enum(subscriptionStatuses).describe("State of the subscription"),
    trialDaysLeft: z
      .number()
      .int()
      .nullable()
      .describe("Days left of the trial, including today; null if there is none"),
    periodEnd: z.iso.datetime().describe("End of the current period or trial"),
    graceEnd: z.iso
      .datetime()
      .nullable()
      .describe("Time until which an overdue plan continues; null unless a payment is due"),
    over: z.boolean().describe("True if the period has ended"),
    nextPlanId: z.string().nullable().describe("Id of the plan from the next period on; null if unchanged"),
    nextPrice: z
      .number()
      .nullable()
      .describe("Price in dollars a month from the next period on; null if unchanged"),
    payment: z.enum(["manual", "stripe"]).describe("Way of new payments"),
    collected: z.boolean().describe("True if the current plan is charged to a card"),
    usage: z
      .object({
        listings: z.number().int().describe("Number of live listings"),
        featured: z.number().int().describe("Number of featured listings"),
        ads: z.number().int().describe("Number of running ads"),
      })
      .describe("Use of the limits"),
    plans: z.array(planSchema).describe("Plans at the prices for new subscribers"),
    payments: z.array(paymentSchema).describe("All paid orders and the last 24 unpaid ones, newest first"),
  })
  .meta({ id: "Subscription" });

export const changeSubscriptionSchema = z
  .discriminatedUnion("action", [
    z.object({
      action: z.literal("change").describe("Change of the subscription"),
      planId: z.enum(planIds).describe("Id of the new plan"),
      when: z.enum(changeTimes).default("now").describe("Now, or with the next period"),
    }),
    z.object({ action: z.literal("cancel").describe("Change of the subscription") }),
    z.object({ action: z.literal("resume").describe("Change of the subscription") }),
  ])
  .meta({ id: "SubscriptionChange" });

export const changedSubscriptionSchema = subscriptionSchema
  .extend({
    checkoutUrl: z.url().nullable().describe("Address at which to pay; null if there is nothing to pay"),
  })
  .meta({ id: "SubscriptionChangeResult" });
