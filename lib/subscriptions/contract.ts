import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type PlanDto = z.output<typeof schema.planSchema>;
export type PaymentDto = z.output<typeof schema.paymentSchema>;
export type SubscriptionDto = z.output<typeof schema.subscriptionSchema>;
export type SubscriptionChange = z.input<typeof schema.changeSubscriptionSchema>;

export const getSubscription = endpoint({
  method: "GET",
  path: "/api/subscription",
  summary: "The vendor's own plan, what is used of it, every plan there is and the payments",
  access: "vendor",
  approved: true,
  schemas: async () => ({ response: (await import("./schema")).subscriptionSchema }),
});

export const changeSubscription = endpoint({
  method: "POST",
  path: "/api/subscription",
  summary: "Changes the plan (now, or at the end of the period), cancels it or keeps a canceled one",
  access: "vendor",
  approved: true,
  idempotent: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.changeSubscriptionSchema, response: s.changedSubscriptionSchema };
  },
});
