import { taskName } from "@/lib/shared/task";

/** Events that the programs of a business can receive. */
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

/** Names what happened and ids; the content is read through the API. */
export type BusinessEvent = { type: BusinessEventType; data: Record<string, string> };

/** Event that a person sends to try an address out. */
export const testEvent = "webhook.test";

export const webhookTask = taskName<{ deliveryId: string }>("webhooks");
