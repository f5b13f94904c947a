import type { MailContent, Site } from "@/lib/notifications/mail/mail.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { formatJobWeek, type JobWeek } from "./week.rules";

type WeekOfJob = JobWeek & { title: string };

const maxJobsInMail = 10;

const title = "Your jobs last week";

export function weekNotice(jobs: readonly WeekOfJob[]): { title: string; body: string; href: string } {
  const lines = jobs.slice(0, 3).map((job) => `${job.title}: ${formatJobWeek(job)}`);
  return { title, body: lines.join(" · "), href: hrefs.myJobs() };
}

export function weekMail(
  site: Site,
  { firstName, jobs }: { firstName: string; jobs: readonly WeekOfJob[] },
): MailContent {
  const named = jobs.slice(0, maxJobsInMail);
  const others = jobs.length - named.length;
  return {
    template: "job_week",
    subject: title,
    preview: weekNotice(jobs).body.slice(0, 150),
    heading: title,
    paragraphs: [
      `Hi ${firstName}, here’s how your open jobs did last week.`,
      { items: named.map((job) => ({ title: `${job.title}: ${formatJobWeek(job)}` })) },
      ...(others > 0 ? [`And ${others} more under My jobs.`] : []),
    ],
    button: { label: "View my jobs", href: `${site.url}${hrefs.myJobs()}` },
  };
}
