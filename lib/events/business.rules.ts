import { taskName } from "@/lib/shared/task";

export const businessEvents = [
  "listing.decided",
  "message.received",
  "offer.updated",
  "deal.updated",
  "review.published",
  "application.received",
  "application.updated",
] as const;

export type BusinessEventType = (typeof businessEvents)[number];

export const testEvent = "webhook.test";

export const webhookTask = taskName<{ deliveryId: string }>("webhooks");
