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
  "saver_offer",
  "low_stock",
] as const;

export const mailFrequencies = ["instant", "daily", "weekly"] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

export function hasOwnFrequency(type: NotificationType): boolean {
  return type === "saved_search";
}

export const maxDigestItems = 20;

export type NotificationType = (typeof notificationTypes)[number];
