import { endpoint } from "@/lib/shared/endpoint";

export const receiveStripeEvent = endpoint({
  method: "POST",
  path: "/api/webhooks/stripe",
  summary: "Receive Stripe’s signed payment events, each applied once, in any order",
  access: "any",
  body: "raw",
  bodyMedia: "application/json",
  origin: "none",
  maxBytes: 512 * 1024,
  refuses: ["bad_request", "too_large"],
  schemas: async () => ({ response: (await import("./stripe.schema")).receivedSchema }),
});
