import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";

type Person = { firstName: string };

export function rewardSentMail(
  site: Site,
  { firstName, name, code }: Person & { name: string; code: string },
): MailContent {
  return {
    template: "reward_sent",
    subject: `Your ${name} from ${site.name}`,
    preview: "Your code is inside.",
    heading: `Your ${name} is here`,
    paragraphs: [`Hi ${firstName}, thanks for being part of ${site.name}. Your code:`, code],
    button: { label: "Open my rewards", href: `${site.url}/rewards` },
  };
}

export function rewardCanceledMail(
  site: Site,
  { firstName, name, returned, reason }: Person & { name: string; returned: string; reason: string },
): MailContent {
  return {
    template: "reward_canceled",
    subject: `We couldn’t send your ${name}`,
    preview: `${returned} are back in your account.`,
    heading: `We couldn’t send your ${name}`,
    paragraphs: [
      `Hi ${firstName}, we canceled your request. The reason:`,
      reason,
      `${returned} are back in your account.`,
    ],
    button: { label: "Open my rewards", href: `${site.url}/rewards` },
  };
}
