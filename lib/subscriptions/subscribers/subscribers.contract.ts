import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type { SubscriptionStatus } from "@/lib/subscriptions/rules";
import type * as schema from "./subscribers.schema";

export type SubscriberDto = z.output<typeof schema.subscriberSchema>;
export type SubscriberQuery = z.output<typeof schema.subscriberQuerySchema>;
export type SubscriberCounts = Record<SubscriptionStatus | "all", { count: number; capped: boolean }>;

export const listVendorSubscriptions = endpoint({
  method: "GET",
  path: "/api/admin/subscriptions",
  summary: "List subscriptions by plan, status and search, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./subscribers.schema");
    return { query: s.subscriberQuerySchema, response: s.subscribersSchema };
  },
});
