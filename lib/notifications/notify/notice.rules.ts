import type { BusinessEvent } from "@/lib/events/business.schema";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

type Recipient = {
  firstName: string;
  yourTime: string | null;
};

export type Notice = {
  userId: string;
  type: NotificationType;
  /** Truncated to 200 characters, `body` to 500. */
  title: string;
  body: string;
  href: string;
  mail?: (site: Site, person: Recipient) => MailContent;
  /** Formats an appointment in the reader's zone; null if both zones show the same time. */
  yourTime?: (timeZone: string) => string | null;
  /** Seconds, default 0; no email is sent if the notice is read before then. */
  mailAfterSeconds?: number;
  /** Alert: sent only to confirmed addresses, with an unsubscribe link. */
  isAlert?: true;
  isReminder?: true;
  /** Sent now even to people who get a digest, because a digest would come too late. */
  isUrgent?: true;
  /** Sent to the business's webhooks, regardless of preferences. */
  event?: BusinessEvent;
  /** At most 160 characters; each user gets one notice per key. */
  dedupeKey?: string;
  /** Replaces an earlier notice with this key and its unsent email: shown as new, with another push. */
  renews?: true;
  mailOnly?: true;
};
