import { formatJobPlace, formatSalary, type SalaryUnit, type Workplace } from "@/lib/jobs/rules";
import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { fromCents } from "@/lib/shared/money";

export type JobFacts = {
  title: string;
  location: string;
  workplace: Workplace;
  minCents: number | null;
  maxCents: number | null;
  unit: SalaryUnit;
  applyBy: string | null;
  end: "filled" | "closed" | "expired" | "removed" | null;
};

export type JobNews = { jobId: string; before: JobFacts; after: JobFacts };

type Words = { title: string; text: string };

const ends: Record<NonNullable<JobFacts["end"]>, string> = {
  filled: "It’s been filled and no longer accepts applications.",
  closed: "It’s closed and no longer accepts applications.",
  expired: "It’s ended and no longer accepts applications.",
  removed: "It’s no longer on the site.",
};

function pay({ minCents, maxCents, unit }: JobFacts): string {
  const dollars = (cents: number | null) => (cents === null ? null : fromCents(cents));
  const salary = { salaryMin: dollars(minCents), salaryMax: dollars(maxCents), salaryUnit: unit };
  return formatSalary(salary) ?? "not listed";
}

const details: readonly { name: string; read: (facts: JobFacts) => string }[] = [
  { name: "Title", read: ({ title }) => title },
  { name: "Pay", read: pay },
  { name: "Place", read: formatJobPlace },
  { name: "Apply by", read: ({ applyBy }) => (applyBy ? formatDate(applyBy) : "no deadline") },
];

/** Null if nothing visible changed. */
export function savedJobWords({ before, after }: Omit<JobNews, "jobId">): Words | null {
  if (after.end) {
    if (before.end) return null;
    return { title: `No longer open: ${before.title}`, text: ends[after.end] };
  }
  const changed = details.filter(({ read }) => read(before) !== read(after));
  if (changed.length === 0) return null;
  return {
    title: `Updated job: ${before.title}`,
    text: changed.map(({ name, read }) => `${name}: ${read(after)} (was ${read(before)}).`).join(" "),
  };
}

function hrefOf({ jobId, after }: JobNews): string {
  return after.end === "removed" ? hrefs.savedJobs() : hrefs.job(jobId);
}

export function savedJobNotice(news: JobNews, { title, text }: Words) {
  return { title, body: text, href: hrefOf(news) };
}

type MailFacts = { firstName: string; news: JobNews; words: Words };

export function savedJobMail(site: Site, { firstName, news, words }: MailFacts): MailContent {
  const { before, after } = news;
  return {
    template: after.end ? "saved_job_ended" : "saved_job_changed",
    subject: words.title,
    preview: words.text,
    heading: after.end ? "A job you saved is no longer open" : "A job you saved was updated",
    paragraphs: [`Hi ${firstName}, you saved “${before.title}”. ${words.text}`],
    button: {
      label: after.end === "removed" ? "See your saved jobs" : "View job",
      href: `${site.url}${hrefOf(news)}`,
    },
  };
}
