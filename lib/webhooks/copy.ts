import type { BusinessEventType } from "@/lib/events/business.rules";

export const webhookCopy = {
  urlForm: "Enter an address that starts with https://",
  urlTooLong: "Use at most 500 characters",
  eventsRequired: "Choose at least one event",
  tooMany: "You have 5 webhooks. Delete one first.",
  unknown: "This webhook doesn’t exist.",
  unknownEvent: "Choose events from the list",
  unknownDelivery: "This delivery isn’t in the log.",
  disabled: "This webhook is off. Turn it on first.",
  underWay: "This delivery is already under way.",
  tooManyTries: "You sent many test events and replays. Please try again later.",
  tooManyChanges: "You changed many addresses. Please try again later.",
  saved: "The webhook was saved",
  deleted: "The webhook was deleted",
  queued: "The event is on its way",
} as const;

export const eventLabels: Record<BusinessEventType, string> = {
  "listing.decided": "A listing was approved, rejected, or sent back",
  "message.received": "A message came in",
  "offer.updated": "An offer was made, declined, or withdrawn",
  "deal.updated": "A deal was agreed, changed, or completed",
  "review.published": "A review was published",
  "application.received": "Somebody applied for a job",
  "application.updated": "An applicant withdrew",
};
