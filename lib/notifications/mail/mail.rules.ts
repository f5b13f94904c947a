import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

export type Site = { name: string; url: string; contactEmail: string; postalAddress?: string };

export type MailList = { heading?: string; items: readonly { title: string; text?: string }[] };

export type MailContent = {
  template: string;
  subject: string;
  preview: string;
  heading: string;
  paragraphs: (string | MailList)[];
  button?: { label: string; href: string };
  steps?: string[];
  notes?: string[];
  /** Set for a link that signs in or changes an account: encrypted in the outbox and deleted once sent. */
  secret?: true;
  unsubscribeHref?: string;
};

export const mailCountCap = 1000;

/** Seconds between attempts; after the last one the email counts as failed. */
export const retrySeconds = [5, 15, 30, 60, 300, 900, 1800, 3600, 3600, 7200, 14_400, 28_800] as const;

/** Lease of one attempt; longer than all timeouts of the mail connection combined. */
export const leaseSeconds = 120;

export const inlineTryMs = 2000;

export function isDigest(template: string): boolean {
  return template.startsWith("digest_");
}

/** Prefix of an encrypted part that is deleted once a mail server has accepted it. */
export const secretMark = "sealed:";

export const privateMark = "private:";

const contents = {
  message: "talk",
  offer: "talk",
  application: "talk",
  price_drop: "wish",
  saved_search: "wish",
  review: "published",
  vendor_decision: "site",
  listing_decision: "site",
  expiry: "site",
  reward: "site",
  report: "site",
  saver_offer: "wish",
  low_stock: "site",
} as const satisfies Record<NotificationType, "talk" | "wish" | "published" | "site">;

export type PrivateType = {
  [Type in NotificationType]: (typeof contents)[Type] extends "talk" | "wish" ? Type : never;
}[NotificationType];

export function isPrivateType(type: NotificationType): type is PrivateType {
  return contents[type] === "talk" || contents[type] === "wish";
}

/** True for emails that reveal private communication or saved searches, including all digests. */
export function isPrivateMail(template: string, type: NotificationType | null): boolean {
  return isDigest(template) || (type !== null && isPrivateType(type));
}

export function quotesOthers(type: NotificationType): boolean {
  return contents[type] === "talk" || contents[type] === "published";
}
