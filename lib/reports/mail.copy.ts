import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { reportWords } from "./moderation.copy";
import type { ReportSubject } from "./rules";

type Outcome = { subject: ReportSubject; acted: boolean };

/** Must not reveal anything about another user's account. */
export function reportOutcome({ subject, acted }: Outcome): { title: string; body: string } {
  const { thing } = reportWords[subject];
  return acted
    ? {
        title: `We took action on the ${thing} you reported`,
        body: `Thank you. We reviewed the ${thing} you reported and took action.`,
      }
    : {
        title: `We reviewed the ${thing} you reported`,
        body: `Thank you. We found that the ${thing} doesn’t break our rules, so we left it as is.`,
      };
}

export function reportOutcomeMail(
  site: Site,
  { firstName, ...outcome }: Outcome & { firstName: string },
): MailContent {
  const { title, body } = reportOutcome(outcome);
  return {
    template: "report_outcome",
    subject: title,
    preview: body,
    heading: title,
    paragraphs: [`Hi ${firstName},`, body],
    notes: [`Reports keep ${site.name} safe. Only our team sees that you sent one.`],
  };
}
