import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Briefcase } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { Prose } from "@/components/ui/prose";
import { formatJobCount } from "@/lib/jobs/catalog/address.rules";
import { toJobCard } from "@/lib/jobs/catalog/card.rules";
import type { CompanyDto, JobDto } from "@/lib/jobs/contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { CompanyLogo } from "./company-logo";
import { JobCard } from "./job-card";

type Props = {
  company: CompanyDto;
  page: Page<JobDto>;
  cursor: string;
};

export function CompanyView({ company, page, cursor }: Props) {
  const { key, name, about, logoUrl } = company;
  return (
    <div className="page grid gap-6 py-6 md:gap-8">
      <div className="grid gap-4">
        <Breadcrumbs
          trail={[
            { label: "Home", href: hrefs.home() },
            { label: "Jobs", href: hrefs.jobs() },
          ]}
          current={name}
        />
        <div className="flex items-center gap-4">
          <CompanyLogo job={{ company: name, logoUrl }} size="xl" />
          <h1 className="min-w-0 text-2xl font-bold wrap-anywhere md:text-3xl">{name}</h1>
        </div>
        {about ? (
          <div className="max-w-prose">
            <Prose text={about} />
          </div>
        ) : null}
      </div>
      <section aria-labelledby="jobs" className="grid gap-5">
        <h2 id="jobs" className="text-xl font-semibold">
          {page.items.length > 0 ? `${formatJobCount(page.total, page.capped)} open now` : "Jobs"}
        </h2>
        {page.items.length > 0 ? (
          <ul role="list" className="grid gap-4 md:grid-cols-2">
            {page.items.map((job) => (
              <li key={job.id} className="min-w-0">
                <JobCard job={toJobCard(job)} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={Briefcase} title="No open jobs right now" level={3}>
            <p className="text-muted-foreground">{name} isn’t hiring right now.</p>
            <ButtonLink href={hrefs.jobs()} variant="secondary">
              Browse all jobs
            </ButtonLink>
          </EmptyState>
        )}
        <Pagination
          label="Jobs"
          previousHref={cursor ? hrefs.company(key) : null}
          nextHref={page.next && hrefs.company(key, `cursor=${page.next}`)}
        />
      </section>
    </div>
  );
}
