import type { MailContent, Site } from "@/lib/notifications/mail.rules";
import { hrefs } from "@/lib/shared/hrefs";

export type NewJobs = {
  name: string;
  query: string;
  total: number;
  jobs: readonly { title: string; company: string }[];
};

const counted = (total: number) => (total === 1 ? "1 new job" : `${total} new jobs`);
const jobLine = ({ title, company }: NewJobs["jobs"][number]) => [title, company].filter(Boolean).join(", ");

/** What the bell says of new jobs in the searches of one person. */
export function newJobsNotice(searches: readonly NewJobs[]): { title: string; body: string; href: string } {
  const total = searches.reduce((sum, search) => sum + search.total, 0);
  const [only, ...others] = searches;
  const what = others.length > 0 ? `${searches.length} saved searches` : `“${only?.name ?? ""}”`;
  return {
    title: `${counted(total)} for ${what}`,
    body: searches
      .flatMap(({ jobs }) => jobs.map(({ title }) => title))
      .slice(0, 3)
      .join(" · "),
    href: only && others.length === 0 ? hrefs.jobs(only.query) : hrefs.savedSearches(),
  };
}

function linesOf({ name, total, jobs }: NewJobs): string[] {
  const more = total - jobs.length;
  return [
    `${name}: ${counted(total)}`,
    ...jobs.map((job) => `• ${jobLine(job)}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** The same in a mail. */
export function newJobsMail(
  site: Site,
  { firstName, searches }: { firstName: string; searches: readonly NewJobs[] },
): MailContent {
  const { title, href } = newJobsNotice(searches);
  return {
    template: "job_search",
    subject: title,
    preview: searches[0]?.jobs[0]?.title ?? "",
    heading: title,
    paragraphs: [
      `Hello ${firstName}, these jobs match what you’re looking for.`,
      ...searches.flatMap(linesOf),
    ],
    button: { label: "See new jobs", href: `${site.url}${href}` },
    notes: ["You can change how often we let you know, or delete a search, under Saved searches."],
  };
}
