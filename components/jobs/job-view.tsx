import { PageBar } from "@/components/layout/page-bar";
import { DetailSection } from "@/components/listings/detail/detail-section";
import { ReportButton } from "@/components/reports/report-button";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Prose } from "@/components/ui/prose";
import { toJobCard } from "@/lib/jobs/catalog/card.rules";
import type { JobDetailDto, JobDto } from "@/lib/jobs/contract";
import { formatSalary } from "@/lib/jobs/rules";
import { formatJobTrail } from "@/lib/jobs/parts.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { CompanyAbout } from "./company-about";
import { ApplyAction } from "./apply-action";
import { ApplyHost } from "./apply-host";
import { ApplyCard } from "./apply-card";
import { JobCard } from "./job-card";
import { JobFacts } from "./job-facts";
import { JobHeader } from "./job-header";

type Props = {
  job: JobDetailDto;
  similar: readonly JobDto[];
  trail: readonly { name: string; path: string }[];
  url: string;
  preview?: boolean;
};

export function JobView({ job, similar, trail, url, preview = false }: Props) {
  return (
    <div className="page grid gap-5 pt-3 md:gap-6 md:pt-6">
      <Breadcrumbs
        trail={[
          { label: "Home", href: hrefs.home() },
          { label: "Jobs", href: hrefs.jobs() },
          ...trail.map(({ name, path }) => ({ label: name, href: hrefs.jobPart(path) })),
        ]}
        current={job.title}
      />
      <article className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 lg:gap-y-8">
        <JobHeader job={job} url={url} preview={preview} />
        <aside aria-label="Pay and application" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--header)+16px)]">
            <ApplyCard job={job} similar={similar.length > 0} preview={preview} />
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-6 md:gap-8">
          <DetailSection title="Facts">
            <JobFacts job={job} category={formatJobTrail(trail)} />
          </DetailSection>
          <DetailSection title="About the job">
            <Prose text={job.description} />
          </DetailSection>
          <CompanyAbout job={job} preview={preview} />
          {preview ? null : <ReportLine jobId={job.id} />}
        </div>
      </article>
      {similar.length > 0 ? <SimilarJobs jobs={similar} /> : null}
      {job.open && !preview && job.applyMethod === "site" ? (
        <ApplyHost job={{ id: job.id, title: job.title, company: job.company }} />
      ) : null}
      {job.open && !preview ? (
        <PageBar>
          <p className="min-w-0 text-sm font-semibold tabular-nums">{formatSalary(job) ?? job.title}</p>
          <ApplyAction job={job} />
        </PageBar>
      ) : null}
    </div>
  );
}

function ReportLine({ jobId }: { jobId: string }) {
  return (
    <p className="text-muted-foreground flex flex-wrap items-center gap-x-2 border-t pt-6 text-sm">
      Something wrong here?
      <ReportButton
        reported={{ subject: "job", subjectId: jobId, name: "this job" }}
        className="tap-target text-foreground rounded-sm underline underline-offset-4"
      >
        Report this job
      </ReportButton>
    </p>
  );
}

function SimilarJobs({ jobs }: { jobs: readonly JobDto[] }) {
  return (
    <section id="similar" aria-labelledby="similar-title" className="mt-6 grid gap-5 md:mt-10">
      <h2 id="similar-title" className="text-2xl font-bold">
        Similar jobs
      </h2>
      <ul role="list" className="full-pairs grid gap-4 md:grid-cols-2">
        {jobs.map((job) => (
          <li key={job.id} className="min-w-0">
            <JobCard job={toJobCard(job)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
