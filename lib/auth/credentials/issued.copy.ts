import { passwordResetMail } from "@/lib/notifications/mail/mail.copy";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";

export const issuedCopy = {
  unknown: "No active account has this username or email address.",
} as const;

export function issuedResetMail(site: Site, facts: Parameters<typeof passwordResetMail>[1]): MailContent {
  const { firstName, username, minutes } = facts;
  return {
    ...passwordResetMail(site, facts),
    paragraphs: [
      `Hi ${firstName}, our team sent you this link to choose a new password for the account ${username}.`,
    ],
    notes: [
      `The link works once and expires in ${minutes} minutes. A newer link replaces it.`,
      "Our team never asks for your password, and never sees it.",
    ],
  };
}
