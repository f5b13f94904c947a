import type { ReactNode } from "react";
import { NearMe } from "@/components/places/near-me";
import { placePlaceholder } from "@/components/places/place-mark";
import { ExactWords } from "@/components/search/outcome-note";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterChips } from "@/components/ui/filter-chips";
import { Briefcase, X } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { ResultsTarget } from "@/components/layout/skip-link";
import { ResultsHead } from "@/components/ui/results-head";
import {
  hasJobFilters,
  formatJobCount,
  jobQuery,
  jobsHref,
  withoutJobPart,
  type JobAddress,
  type JobFilterChip,
} from "@/lib/jobs/catalog/address.rules";
import { toJobCard } from "@/lib/jobs/catalog/card.rules";
import type { JobDto, JobReading, JobRelaxation, NearestJobs } from "@/lib/jobs/contract";
import { formatNearestCount, formatMissing } from "@/lib/jobs/search/nearest.copy";
import type { JobPart } from "@/lib/jobs/parts.rules";
import type { PlaceDto } from "@/lib/places/contract";
import { placesCopy } from "@/lib/places/copy";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { JobList } from "./job-list";
import { SaveJobSearchButton } from "./save-job-search-button";
import { JobSorts } from "./job-sorts";

export type JobResultsData = {
  page: Page<JobDto>;
  cursor: string;
  place: PlaceDto | null;
  reading: JobReading;
  chips: readonly JobFilterChip[];
  relaxations: readonly JobRelaxation[];
  nearest: NearestJobs | null;
};

type Props = {
  address: JobAddress;
  part: JobPart | undefined;
  found: JobResultsData;
  hrefOf: (query: string) => string;
  formId: string;
  active: number;
  mapLink: ReactNode;
  map: ReactNode;
};

export function JobResults({ address, part, found, hrefOf, formId, active, mapLink, map }: Props) {
  const { page, cursor, place, reading, chips, relaxations, nearest } = found;
  const own = withoutJobPart(address, part);
  const query = jobQuery(own);
  const next = page.next && withCursor(query, page.next);
  return (
    <section aria-labelledby="jobs" className="results">
      <ResultsHead
        id="jobs"
        total={page.total}
        count={nearest ? formatNearestCount(nearest) : formatJobCount(page.total, page.capped)}
        save={<SaveJobSearchButton address={address} />}
        {...{ formId, active }}
      >
        {nearest ? null : <JobSorts address={own} hasWords={reading.words !== ""} hrefOf={hrefOf} />}
        {mapLink}
      </ResultsHead>
      {address.place && !place ? <p role="status">{placesCopy.unknown(address.place)}</p> : null}
      {reading.isNearMe ? <NearMeOffer address={own} reading={reading} hrefOf={hrefOf} /> : null}
      {address.search && reading.filters.length > 0 ? (
        <ExactWords text={address.search} href={hrefOf(jobQuery({ ...own, literal: "1" }))} />
      ) : null}
      <FilterChips
        chips={chips.map(({ label, query }) => ({ label, href: hrefOf(query) }))}
        clearHref={jobsHref(part)}
      />
      {map}
      <ResultsTarget>
        {page.items.length > 0 ? (
          <JobList jobs={page.items.map(toJobCard)} />
        ) : nearest ? (
          <NearJobs {...{ nearest, relaxations, hrefOf }} />
        ) : (
          <NoJobs filtered={hasJobFilters(own)} relaxations={relaxations} hrefOf={hrefOf} />
        )}
      </ResultsTarget>
      <Pagination label="Jobs" previousHref={cursor ? hrefOf(query) : null} nextHref={next && hrefOf(next)} />
    </section>
  );
}

function withCursor(query: string, cursor: string): string {
  return String(new URLSearchParams([...new URLSearchParams(query), ["cursor", cursor]]));
}

function NearMeOffer({
  address,
  reading,
  hrefOf,
}: Pick<Props, "address" | "hrefOf"> & Pick<JobResultsData, "reading">) {
  const near = { search: reading.withoutNearMe, place: placePlaceholder, within: 25 } as const;
  return (
    <>
      <p>{placesCopy.noPosition}</p>
      <NearMe href={hrefOf(jobQuery({ ...address, ...near }))} />
    </>
  );
}

type RelaxationProps = Pick<JobResultsData, "relaxations"> & Pick<Props, "hrefOf">;

function NearJobs({ nearest, relaxations, hrefOf }: RelaxationProps & { nearest: NearestJobs }) {
  return (
    <>
      <p role="status">{formatMissing(nearest)}</p>
      <JobList jobs={nearest.items.map(toJobCard)} />
      {relaxations.length > 0 ? (
        <div className="grid gap-2">
          <p className="text-muted-foreground">Or remove one of these to see more:</p>
          <Relaxations {...{ relaxations, hrefOf }} className="flex flex-wrap gap-2" />
        </div>
      ) : null}
    </>
  );
}

function Relaxations({ relaxations, hrefOf, className }: RelaxationProps & { className: string }) {
  return (
    <ul role="list" className={className}>
      {relaxations.map(({ label, query, total, capped }) => (
        <li key={label}>
          <ButtonLink
            href={hrefOf(query)}
            variant="secondary"
            className="h-auto! min-h-11 flex-wrap gap-y-0! py-2 whitespace-normal"
          >
            <X className="size-4" label="Remove" />
            {label}
            <span className="text-muted-foreground font-normal">{formatJobCount(total, capped)}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

type NoJobsProps = RelaxationProps & { filtered: boolean };

function NoJobs({ filtered, relaxations, hrefOf }: NoJobsProps) {
  return (
    <EmptyState icon={Briefcase} title="No jobs found" level={3}>
      <p className="text-muted-foreground">
        {relaxations.length > 0
          ? "No jobs match everything you’re looking for. Remove one of these to see more:"
          : filtered
            ? "No jobs match everything you’re looking for. Change your search, or start over."
            : "No open jobs right now. New ones show up here first."}
      </p>
      {relaxations.length > 0 ? (
        <Relaxations {...{ relaxations, hrefOf }} className="grid justify-items-center gap-2" />
      ) : null}
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
