import type { MailContent, Site } from "./mail.rules";
import type { NotificationType } from "./preferences.rules";

type Reader = {
  firstName: string;
  /** The appointment's time in the reader's zone; null if there is none, or if it's the same. */
  yourTime: string | null;
};

export type Notice = {
  /** Who is told. */
  userId: string;
  /** What the person may have switched off, on the site or by mail. */
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
  /** Seconds that the mail waits, 0 unless said otherwise: what is settled until then is not mailed. */
  mailAfterSeconds?: number;
  /** Nobody did anything to the person: mailed to confirmed addresses only, with a press that ends such mails. */
  isAlert?: true;
  /** About a thing of their own, unasked for: its mail has such a press, too. */
  isReminder?: true;
  /** Names what happened, in at most 160 characters; the same key reaches the same person once. */
  dedupeKey?: string;
};
