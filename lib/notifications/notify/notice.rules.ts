import type { BusinessEvent } from "@/lib/events/business.rules";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

type Reader = {
  firstName: string;
  /** The appointment's time in the reader's zone; null if there is none, or if it's the same. */
  yourTime: string | null;
};

export type Notice = {
  /** Recipient. */
  userId: string;
  /** Type that the person may switch off, on the site or by mail. */
  type: NotificationType;
  /** Cut at 200 characters, the body at 500. */
  title: string;
  body: string;
  /** A path on this site. */
  href: string;
  /** Without it nothing is mailed. */
  mail?: (site: Site, person: Reader) => MailContent;
  /** Names the time of an appointment in the reader's zone, in emails and digests; null if it's the same. */
  yourTime?: (timeZone: string) => string | null;
  /** Delay of the mail in seconds, default 0; notices settled by then aren't mailed. */
  mailAfterSeconds?: number;
  /** An alert: only to confirmed addresses, with an unsubscribe link. */
  isAlert?: true;
  /** A reminder about their own item, with an unsubscribe link too. */
  isReminder?: true;
  /** Sent to the programs of the recipient's business, whatever the preferences. */
  event?: BusinessEvent;
  /** Names what happened, in at most 160 characters; the same key reaches the same person once. */
  dedupeKey?: string;
};
