/** Types of notifications, each on the site and by email (contract section 4). */
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

/** Mails are sent at once or in a daily or weekly digest. */
export const mailFrequencies = ["instant", "daily", "weekly"] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Saved searches have a frequency each. */
export function hasOwnFrequency(type: NotificationType): boolean {
  return type === "saved_search";
}

/** Things that a digest names; the others are counted. */
export const maxDigestItems = 20;

export type NotificationType = (typeof notificationTypes)[number];
