import { endpoint } from "@/lib/shared/endpoint";

export const receiveStripeEvent = endpoint({
  method: "POST",
  path: "/api/webhooks/stripe",
  summary: "What Stripe tells about payments: signed, each event counted once, in any order",
  access: "any",
  body: "raw",
  origin: "none",
  maxBytes: 512 * 1024,
  schemas: async () => ({ response: (await import("./stripe.schema")).receivedSchema }),
});
