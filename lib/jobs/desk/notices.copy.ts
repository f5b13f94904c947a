import type { MailContent, Site } from "@/lib/notifications/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

/** What a poster hears about a job. */
export type JobNoticeKind =
  "approved" | "changes-requested" | "rejected" | "removed" | "expiring" | "expired";

export type JobNoticeFacts = {
  jobId: string;
  title: string;
  reason: string;
  /** ISO; when it ends. */
  expiresAt: string | null;
};

type Words = { title: string; text: string; button: string; path: (jobId: string) => string };

const words: Record<JobNoticeKind, Words> = {
  approved: {
    title: "is live",
    text: "We approved your job, and people can find it now.",
    button: "View job",
    path: (id) => hrefs.job(id),
  },
  "changes-requested": {
    title: "needs a change",
    text: "Make the change below and submit it again.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  rejected: {
    title: "was not approved",
    text: "We couldn't approve your job for the reason below. You can change it and submit it again.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  removed: {
    title: "was removed",
    text: "Our team removed it for the reason below. You can change it and submit it again.",
    button: "Edit job",
    path: (id) => hrefs.editJob(id),
  },
  expiring: {
    title: "ends soon",
    text: "Renew it to keep taking applications.",
    button: "Renew job",
    path: () => hrefs.myJobs(),
  },
  expired: {
    title: "has ended",
    text: "It no longer takes applications. Relist it to show it for another 30 days.",
    button: "Relist job",
    path: () => hrefs.myJobs(),
  },
};

function phrase(kind: JobNoticeKind, { title, expiresAt }: JobNoticeFacts): { name: string; until: string } {
  const until = kind === "expiring" && expiresAt ? `It ends on ${formatDate(expiresAt)}. ` : "";
  return { name: `“${title.slice(0, 100)}”`, until };
}

/** What the site shows. */
export function jobNotice(
  kind: JobNoticeKind,
  facts: JobNoticeFacts,
): { title: string; body: string; href: string } {
  const { title: predicate, text, path } = words[kind];
  const { name, until } = phrase(kind, facts);
  return {
    title: `${name} ${predicate}`,
    body: (facts.reason || `${until}${text}`).slice(0, 500),
    href: path(facts.jobId),
  };
}

/** The same in a mail: subject and text are the same words. */
export function jobNoticeMail(
  kind: JobNoticeKind,
  facts: JobNoticeFacts & { firstName: string },
  site: Site,
): MailContent {
  const { text, button } = words[kind];
  const { firstName, reason } = facts;
  const { name, until } = phrase(kind, facts);
  const { title, href } = jobNotice(kind, facts);
  return {
    template: `job_${kind.replaceAll("-", "_")}`,
    subject: title,
    preview: text,
    heading: title,
    paragraphs: [
      `Hello ${firstName}, this is about your job ${name}. ${until}${text}`,
      ...(reason ? [reason] : []),
    ],
    button: { label: button, href: `${site.url}${href}` },
  };
}
