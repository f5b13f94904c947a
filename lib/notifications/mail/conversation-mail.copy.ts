import { truncate } from "@/lib/shared/text";
import type { MailContent, Site } from "./mail.rules";

type Person = { firstName: string; yourTime?: string | null };

export function messageSubject(name: string): string {
  return `${name} sent you a message`;
}

type MailedMessages = {
  name: string;
  /** Oldest first. */
  texts: readonly string[];
  earlier?: number;
  path: string;
};

export function newMessageMail(
  site: Site,
  { firstName, yourTime, name, texts, earlier = 0, path }: Person & MailedMessages,
): MailContent {
  return {
    template: "message",
    subject: messageSubject(name),
    preview: truncate(texts[0] ?? "", 120),
    heading: `New message from ${name}`,
    paragraphs: [
      `Hi ${firstName}, ${name} wrote:`,
      ...(earlier > 0 ? [earlier === 1 ? "(1 earlier message)" : `(${earlier} earlier messages)`] : []),
      ...texts,
      ...(yourTime ? [yourTime] : []),
    ],
    button: { label: "Read and reply", href: `${site.url}${path}` },
    notes: ["We won’t email you again about this conversation until you’ve read it."],
  };
}

export function dealMail(
  site: Site,
  {
    firstName,
    yourTime,
    title,
    text,
    listing,
    path,
  }: Person & { title: string; text?: string; listing: string; path: string },
): MailContent {
  return {
    template: "deal",
    subject: `${title}: ${listing}`,
    preview: title,
    heading: title,
    paragraphs: [
      `Hi ${firstName}, this is about “${listing}”.`,
      ...(text ? [text] : []),
      ...(yourTime ? [yourTime] : []),
    ],
    button: { label: "Open the conversation", href: `${site.url}${path}` },
  };
}

type Reminder = { title: string; listing: string; address: string | null; path: string };

export function reminderMail(
  site: Site,
  { firstName, yourTime, title, listing, address, path }: Person & Reminder,
): MailContent {
  return {
    template: "reminder",
    subject: `${title}: ${listing}`,
    preview: title,
    heading: title,
    paragraphs: [
      `Hi ${firstName}, this is a reminder about “${listing}”.`,
      ...(address ? [address] : []),
      ...(yourTime ? [yourTime] : []),
    ],
    button: { label: "I can’t make it", href: `${site.url}${path}` },
    notes: ["If you can make it, there’s nothing to do."],
  };
}
