import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { JobFields } from "@/components/jobs/job-fields";
import { JobFilters } from "@/components/jobs/job-filters";
import { JobResults } from "@/components/jobs/job-results";
import { JobSearch } from "@/components/jobs/job-search";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { jobFilterChips, readJobAddress } from "@/lib/jobs/address.rules";
import { listJobCategories, listOpenJobs } from "@/lib/jobs/queries";
import { jobPageSize } from "@/lib/jobs/rules";
import { findPlace } from "@/lib/places/queries";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readFrom } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";

export const metadata: Metadata = pageMetadata({
  title: "Jobs",
  description: "Open jobs near you and remote: filter by category, pay, place and job type.",
  canonical: hrefs.jobs(),
});

const formId = "job-filters";

export default async function JobsPage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  const address = readJobAddress(params);
  const [{ page, cursor }, categories, place] = await Promise.all([
    readFrom(params.cursor, (from) =>
      listOpenJobs({ ...address, sort: address.sort ?? "newest", limit: jobPageSize, cursor: from }),
    ),
    listJobCategories(),
    address.place ? findPlace(address.place) : null,
  ]);
  const crumbs = [
    { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
    { name: "Jobs", url: `${env.APP_URL}${hrefs.jobs()}` },
  ];
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <JsonLd json={jsonLdText(breadcrumbJsonLd(crumbs))} />
      <div className="grid gap-2">
        <Breadcrumbs trail={[{ label: "Home", href: hrefs.home() }]} current="Jobs" />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1 className="text-3xl font-bold">Jobs</h1>
          <ButtonLink href={hrefs.createJob()} variant="secondary">
            Post a job
          </ButtonLink>
        </div>
        <p className="text-muted-foreground">Open jobs near you and remote, with pay shown where listed.</p>
      </div>
      <JobSearch formId={formId} search={address.search} />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <div className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
          <JobFilters
            id={formId}
            active={jobFilterChips({ ...address, search: undefined }).length}
            total={page.total}
            capped={page.capped}
          >
            <JobFields address={address} place={place} categories={categories} />
          </JobFilters>
        </div>
        <JobResults address={address} page={page} cursor={cursor} place={place} />
      </div>
    </div>
  );
}
