import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";

export const heldCopy = {
  notFound: "This message doesn’t exist.",
  decided: "Someone else already decided on this message.",
  unreachable: "The recipient can’t get messages from this person right now. Refuse the message instead.",
  reasonMissing: "Give a reason. The sender will see it.",
  reasonTooLong: "At most 1,000 characters",
} as const;

type RefusalFacts = { firstName: string; about: string; reason: string; path: string };

export function refusedMail(site: Site, { firstName, about, reason, path }: RefusalFacts): MailContent {
  return {
    template: "message_refused",
    subject: `We didn’t deliver your message about ${about}`,
    preview: reason,
    heading: "We didn’t deliver your message",
    paragraphs: [
      `Hi ${firstName}, we checked your message about “${about}”, because you sent the same text to several people, and didn’t deliver it.`,
      reason,
    ],
    button: { label: "Open the conversation", href: `${site.url}${path}` },
  };
}
