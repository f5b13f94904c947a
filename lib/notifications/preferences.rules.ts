/** What a person is told about, each on the site and by email (contract section 4). */
export const notificationTypes = [
  "vendor_decision",
  "listing_decision",
  "message",
  "offer",
  "review",
  "application",
  "price_drop",
  "saved_search",
  "expiry",
  "reward",
  "report",
] as const;

export type NotificationType = (typeof notificationTypes)[number];
