import type { MailFrequency, NotificationType } from "./preferences.rules";

export const notificationTypeNames: Record<NotificationType, string> = {
  vendor_decision: "Decisions on my vendor application",
  listing_decision: "Decisions on my listings",
  message: "New messages",
  offer: "Offers and viewings",
  review: "Reviews and replies",
  application: "Job applications",
  price_drop: "Changes to favorites and saved jobs",
  saved_search: "New matches for my saved searches",
  expiry: "Listings and jobs expiring in 7 days",
  reward: "Points and rewards",
  report: "Updates on my reports and cases",
  saver_offer: "Offers for listings I saved",
  low_stock: "My products running low",
};

export const mailFrequencyNames: Record<MailFrequency, string> = {
  instant: "Right away",
  daily: "Daily",
  weekly: "Weekly",
};

export const digestsName = "Daily and weekly summaries";
