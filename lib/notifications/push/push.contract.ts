import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./push.schema";

export type PushSubscriptionInput = z.output<typeof schema.pushSubscriptionSchema>;

export type PushState = { key: string; on: boolean } | null;

export const addPushSubscription = endpoint({
  method: "POST",
  path: "/api/push-subscriptions",
  summary: "Turn on push notifications for this browser until its session ends",
  access: "member",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./push.schema");
    return { body: s.pushSubscriptionSchema, response: s.pushStateSchema };
  },
});

export const removePushSubscription = endpoint({
  method: "DELETE",
  path: "/api/push-subscriptions",
  summary: "Turn off push notifications for this browser. Safe to repeat.",
  access: "member",
  schemas: async () => {
    const s = await import("./push.schema");
    return { body: s.pushAddressSchema, response: s.pushStateSchema };
  },
});
