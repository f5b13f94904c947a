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

/** When a mail comes: by itself right away, or with others in a digest of the day or the week. */
export const mailFrequencies = ["instant", "daily", "weekly"] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** Saved searches have a frequency each. */
export function hasOwnFrequency(type: NotificationType): boolean {
  return type === "saved_search";
}

/** Things that a digest names; the others are counted. */
export const maxDigestItems = 20;

export type NotificationType = (typeof notificationTypes)[number];
