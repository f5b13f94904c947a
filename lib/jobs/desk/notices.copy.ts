import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import {
  subjectNotice,
  subjectNoticeMail,
  type SubjectNoticeFacts,
  type SubjectNoticeWords,
} from "@/lib/notifications/mail/subject-notices.copy";
import { hrefs } from "@/lib/shared/hrefs";

export type JobNoticeKind =
  | "approved"
  | "changes-requested"
  | "rejected"
  | "removed"
  | "expiring"
  | "expired";

const words: Record<JobNoticeKind, SubjectNoticeWords> = {
  approved: {
    title: (name) => `${name} is live`,
    text: "People can find it and apply now.",
    button: "View job",
    path: (id) => hrefs.job(id),
  },
  "changes-requested": {
    title: (name) => `${name} needs changes`,
    text: "Make the changes below and resubmit it.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  rejected: {
    title: (name) => `${name} wasn’t approved`,
    text: "We couldn’t approve your job for the reason below. You can edit and resubmit it.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  removed: {
    title: (name) => `${name} was removed`,
    text: "Our team removed it for the reason below. You can edit and resubmit it.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  expiring: {
    title: (name) => `${name} closes soon`,
    text: "Renew to keep it up (90 days at most).",
    button: "Renew job",
    path: () => hrefs.myJobs(),
    ends: "It closes on",
  },
  expired: {
    title: (name) => `${name} has ended`,
    text: "It’s no longer accepting applications. Under My jobs you can relist it, or duplicate it once it has run for 90 days.",
    button: "View my jobs",
    path: () => hrefs.myJobs(),
  },
};

export function jobNotice(kind: JobNoticeKind, facts: SubjectNoticeFacts) {
  return subjectNotice(words[kind], facts);
}

export function jobNoticeMail(
  kind: JobNoticeKind,
  { firstName, ...facts }: SubjectNoticeFacts & { firstName: string },
  site: Site,
): MailContent {
  return subjectNoticeMail(words[kind], facts, { noun: "job", kind, firstName }, site);
}
