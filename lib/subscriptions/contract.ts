import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type PlanDto = z.output<typeof schema.planSchema>;
export type PaymentDto = z.output<typeof schema.paymentSchema>;
export type SubscriptionDto = z.output<typeof schema.subscriptionSchema>;
export type SubscriptionChange = z.input<typeof schema.changeSubscriptionSchema>;
export type PlanChoice = z.output<typeof schema.changeSubscriptionSchema>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/subscription",
  summary: "Get your plan, its usage, all plans and your payments",
  access: "vendor",
  permission: "pay",
  approved: "or_suspended",
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./schema")).subscriptionSchema }),
});

export const changeSubscription = endpoint({
  method: "POST",
  path: "/api/subscription",
  summary:
    "Change your plan now or at the end of the period, cancel it, or keep one you canceled; a suspended vendor can only cancel",
  access: "vendor",
  permission: "pay",
  approved: "or_suspended",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.changeSubscriptionSchema, response: s.changedSubscriptionSchema };
  },
});
