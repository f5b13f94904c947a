import { SkipToResults } from "@/components/layout/skip-link";
import { BreadcrumbJsonLd } from "@/app/_seo/breadcrumb-json-ld";
import { JobFields } from "@/components/jobs/job-fields";
import { JobFilters } from "@/components/jobs/job-filters";
import { JobResults } from "@/components/jobs/job-results";
import { JobSearch } from "@/components/jobs/job-search";
import { SubcategoryLinks } from "@/components/listings/subcategory-links";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import {
  hasJobFilters,
  jobParameterChips,
  jobQuery,
  jobsHref,
  withoutJobPart,
  readJobAddress,
  narrowToJobPart,
  type JobAddress,
} from "@/lib/jobs/catalog/address.rules";
import type { JobPartCount } from "@/lib/jobs/contract";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { nodeTrail } from "@/lib/shared/tree";
import { MapLink, readMap } from "@/app/_results/map-part";
import { JobsMapSection } from "./jobs-map";
import { readJobs } from "./read-jobs";

type Props = {
  path?: string;
  searchParams: PageParams;
};

const formId = "job-filters";

/** Only the entries that the fields show: the full tree would be serialized into the page twice. */
function subcategoriesOf(parts: readonly JobPartCount[], category: string | undefined, isWhole: boolean) {
  return parts
    .filter((part) => part.parent !== null && part.category === category)
    .map(({ name, path, count }) => ({ name, path, ...(isWhole ? { count } : {}) }));
}

function toPart(node: JobPart | undefined): JobPart | undefined {
  return node && { path: node.path, name: node.name, category: node.category, parent: node.parent };
}

export async function JobsPage({ path, searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const trail = path ? nodeTrail(await readJobTree(), path) : [];
  const part = toPart(trail.at(-1));
  const address = narrowToJobPart(readJobAddress(params), part);
  const { found, parts } = await readJobs({ address, part, from: params.cursor });
  const { page, place } = found;
  const { total, capped } = found.nearest ?? page;
  const fields = withoutJobPart(address, part);
  const active = jobParameterChips({ ...fields, search: undefined }, { parts }).length;
  const { hrefOf, ...map } = readMap(params, (query: string) => jobsHref(part, query));
  const others: JobAddress = { ...address, category: undefined, subcategory: undefined };
  const isWhole = !hasJobFilters(others);
  const { hrefOf: partHref } = readMap(params, (to: PartPath | undefined) => jobsHref(to, jobQuery(others)));
  // Links and field share one list, so that it's serialized once.
  const links = parts
    .filter(({ parent, count }) => parent === (path ?? null) && count > 0)
    .map(({ name, path: at, count }) => ({
      name,
      href: partHref({ path: at }),
      ...(isWhole ? { count } : {}),
    }));
  const subcategories = part ? [] : subcategoriesOf(parts, address.category, isWhole);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:gap-6 md:py-8">
      <SkipToResults />
      <JobsHead {...{ trail, partHref }} />
      <JobSearch formId={formId} search={address.search} />
      <SubcategoryLinks links={links} />
      <div className="results-layout">
        <div>
          <JobFilters id={formId} part={part} {...{ active, total, capped }}>
            <JobFields
              address={fields}
              place={place}
              choices={part ? null : { categories: links, subcategories }}
            />
          </JobFilters>
        </div>
        <JobResults
          {...{ address, part, found, hrefOf, formId, active }}
          mapLink={
            page.total > 0 ? <MapLink isShown={map.isShown} href={map.plainHref(jobQuery(fields))} /> : null
          }
          map={<JobsMapSection {...map} {...{ address, part, page, formId }} />}
        />
      </div>
    </div>
  );
}

type PartPath = Pick<JobPart, "path">;

type HeadProps = {
  trail: readonly JobPart[];
  partHref: (part: PartPath | undefined) => string;
};

function JobsHead({ trail, partHref }: HeadProps) {
  const crumbsBy = (hrefOfPart: (part: PartPath | undefined) => string) => [
    { label: "Home", href: hrefs.home() },
    { label: "Jobs", href: hrefOfPart(undefined) },
    ...trail.map((one) => ({ label: one.name, href: hrefOfPart(one) })),
  ];
  const part = trail.at(-1);
  return (
    <>
      <BreadcrumbJsonLd crumbs={crumbsBy((to) => jobsHref(to))} />
      <div className="grid gap-2">
        <Breadcrumbs trail={crumbsBy(partHref).slice(0, -1)} current={part?.name ?? "Jobs"} />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h1 className="text-3xl font-bold">{part ? `${part.name} jobs` : "Jobs"}</h1>
          <ButtonLink href={hrefs.createJob()} variant="secondary">
            Post a job
          </ButtonLink>
        </div>
        {part ? null : (
          <p className="text-muted-foreground">Open jobs near you and remote, with pay shown where listed.</p>
        )}
      </div>
    </>
  );
}
