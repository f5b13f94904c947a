import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterChips } from "@/components/ui/filter-chips";
import { Briefcase } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import {
  hasJobFilters,
  jobCountWords,
  jobFilterChips,
  jobQuery,
  jobsHref,
  ownJobAddress,
  type JobAddress,
} from "@/lib/jobs/address.rules";
import { toJobCard } from "@/lib/jobs/card.rules";
import type { JobDto } from "@/lib/jobs/contract";
import type { JobPart } from "@/lib/jobs/subcategories.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { JobCard } from "./job-card";
import { SaveJobSearch } from "./save-job-search";
import { JobSorts } from "./job-sorts";

type Props = {
  address: JobAddress;
  /** The part of the job board whose page this is. */
  part: JobPart | undefined;
  page: Page<JobDto>;
  /** Where this page begins; empty for the first. */
  cursor: string;
  /** What the address names. */
  place: PlaceDto | null;
};

/** How many there are, what narrows them, and a page of them. */
export function JobResults({ address, part, page, cursor, place }: Props) {
  const own = ownJobAddress(address, part);
  const query = jobQuery(own);
  const chips = jobFilterChips(own, place).map(({ label, query }) => ({
    label,
    href: jobsHref(part, query),
  }));
  const next = page.next
    ? String(new URLSearchParams([...new URLSearchParams(query), ["cursor", page.next]]))
    : null;
  return (
    <section aria-labelledby="jobs" className="grid min-w-0 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="jobs" data-total={page.total} className="text-lg font-semibold first-letter:uppercase">
          {jobCountWords(page.total, page.capped)}
        </h2>
        <JobSorts address={own} part={part} />
      </div>
      {address.place && !place ? <p role="status">{placesCopy.unknown(address.place)}</p> : null}
      <FilterChips chips={chips} clearHref={jobsHref(part)} />
      <div>
        <SaveJobSearch address={address} />
      </div>
      {page.items.length > 0 ? (
        <ul role="list" className="grid gap-4 xl:grid-cols-2">
          {page.items.map((job) => (
            <li key={job.id} className="min-w-0">
              <JobCard job={toJobCard(job)} />
            </li>
          ))}
        </ul>
      ) : (
        <NoJobs filtered={hasJobFilters(own)} />
      )}
      <Pagination
        label="Jobs"
        previousHref={cursor ? jobsHref(part, query) : null}
        nextHref={next && jobsHref(part, next)}
      />
    </section>
  );
}

function NoJobs({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState icon={Briefcase} title="No jobs found" level={3}>
      <p className="text-muted-foreground">
        {filtered
          ? "No jobs match all of these filters. Remove one, or start over."
          : "No open jobs right now. New ones show up here first."}
      </p>
      {filtered ? (
        <ButtonLink href={hrefs.jobs()} variant="secondary">
          Show all jobs
        </ButtonLink>
      ) : (
        <ButtonLink href={hrefs.createJob()} variant="secondary">
          Post a job
        </ButtonLink>
      )}
    </EmptyState>
  );
}
