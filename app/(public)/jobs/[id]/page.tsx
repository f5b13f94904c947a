import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { JobView } from "@/components/jobs/job-view";
import { JsonLd } from "@/components/ui/json-ld";
import { listSimilarJobs } from "@/lib/jobs/search/list.queries";
import { employmentTypeNames, formatJobPlace, formatSalary } from "@/lib/jobs/rules";
import { readJobTrail } from "@/lib/jobs/subcategories.queries";
import { jobPostingJsonLd } from "@/lib/seo/jobs.rules";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { excerptOf } from "@/lib/shared/excerpt";
import { hrefs } from "@/lib/shared/hrefs";
import { readPublicJob } from "./read-public-job";

type Props = { params: Promise<{ id: string }> };

/** Rendered per request: a filled or expired job must show it immediately. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await readPublicJob((await params).id);
  const facts = [employmentTypeNames[job.employmentType], formatJobPlace(job), formatSalary(job)];
  return pageMetadata({
    title: `${job.title} at ${job.company}`,
    description: excerptOf(`${facts.filter(Boolean).join(", ")}. ${job.summary}`, 160),
    canonical: hrefs.job(job.id),
    picture: job.logoUrl ? { url: job.logoUrl, alt: job.company } : null,
    indexed: job.open,
  });
}

export default async function JobPage({ params }: Props) {
  const job = await readPublicJob((await params).id);
  const [similar, trail] = await Promise.all([listSimilarJobs(job), readJobTrail(job)]);
  const url = `${env.APP_URL}${hrefs.job(job.id)}`;
  const posting = jobPostingJsonLd(job, {
    url,
    logo: job.logoUrl && `${env.APP_URL}${job.logoUrl}`,
    part: trail.at(-1)?.name,
  });
  const crumbs = breadcrumbJsonLd([
    { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
    { name: "Jobs", url: `${env.APP_URL}${hrefs.jobs()}` },
    ...trail.map(({ name, path }) => ({ name, url: `${env.APP_URL}${hrefs.jobPart(path)}` })),
    { name: job.title, url },
  ]);
  return (
    <>
      <JsonLd json={jsonLdText(posting ? [posting, crumbs] : [crumbs])} />
      <JobView job={job} similar={similar} trail={trail} url={url} />
    </>
  );
}
