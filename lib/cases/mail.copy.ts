import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { caseNotices, caseOutcomeNames } from "./copy";
import type { CaseKind, CaseOutcome } from "./rules";

type MailSubject = { firstName: string; title: string; path: string };

type CaseReport = { kind: CaseKind; name: string; until: string };

export function caseOpenedMail(
  site: Site,
  { firstName, kind, title, path, name, until }: MailSubject & CaseReport,
): MailContent {
  return {
    template: "case_opened",
    subject: caseNotices.opened(name, kind),
    preview: "Add your side.",
    heading: `A problem with your ${kind}`,
    paragraphs: [
      `Hi ${firstName}, ${name} reported a problem with your ${kind} about “${title}”.`,
      `You can add your side and pictures until ${formatDate(until)}. Then our team decides.`,
    ],
    button: { label: "Open the case", href: `${site.url}${path}` },
  };
}

export function caseReminderMail(
  site: Site,
  { firstName, kind, title, path, name, until }: MailSubject & CaseReport,
): MailContent {
  return {
    template: "case_reminder",
    subject: "Add your side by tomorrow",
    preview: `After ${formatDate(until)} our team decides.`,
    heading: "Add your side by tomorrow",
    paragraphs: [
      `Hi ${firstName}, ${name} reported a problem with your ${kind} about “${title}”. You haven’t added your side yet.`,
      `You can write until ${formatDate(until)}. Then our team decides with what it has.`,
    ],
    button: { label: "Add your side", href: `${site.url}${path}` },
  };
}

export function caseClosedMail(
  site: Site,
  { firstName, title, path, outcome, text }: MailSubject & { outcome: CaseOutcome; text: string },
): MailContent {
  return {
    template: "case_closed",
    subject: `We closed the case about ${title}`,
    preview: caseOutcomeNames[outcome],
    heading: "We closed the case",
    paragraphs: [
      `Hi ${firstName}, we looked at the case about “${title}”. The outcome: ${caseOutcomeNames[outcome]}.`,
      text,
    ],
    button: { label: "Open the case", href: `${site.url}${path}` },
  };
}
