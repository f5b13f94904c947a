import { JobFields } from "@/components/jobs/job-fields";
import { JobFilters } from "@/components/jobs/job-filters";
import { JobResults } from "@/components/jobs/job-results";
import { JobSearch } from "@/components/jobs/job-search";
import { SubcategoryLinks } from "@/components/listings/subcategory-links";
import { placePlaceholder } from "@/components/places/place-mark";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import {
  hasJobFilters,
  jobChips,
  jobParameterChips,
  jobQuery,
  jobsHref,
  withoutJobPart,
  readJobAddress,
  narrowToJobPart,
  type JobAddress,
} from "@/lib/jobs/catalog/address.rules";
import type { CountedJobPart } from "@/lib/jobs/contract";
import { listNearestJobs } from "@/lib/jobs/search/nearest.queries";
import type { JobPart } from "@/lib/jobs/parts.rules";
import { listJobParts, listOpenJobs } from "@/lib/jobs/search/list.queries";
import { relaxJobs } from "@/lib/jobs/search/relaxing.queries";
import { jobPageSize } from "@/lib/jobs/rules";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { understandJobs } from "@/lib/jobs/search/understanding.queries";
import { findPlace } from "@/lib/places/queries";
import { breadcrumbJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { nodeTrail } from "@/lib/shared/tree";
import { MapLink, MapPanel, readMap } from "@/app/_results/map-part";
import { JobsMap } from "./jobs-map";

type Props = {
  path?: string;
  searchParams: PageParams;
};

const formId = "job-filters";

/** Only the entries that the fields show: the full tree would be serialized into the page twice. */
function subcategoriesOf(parts: readonly CountedJobPart[], category: string | undefined, isWhole: boolean) {
  return parts
    .filter((part) => part.parent !== null && part.category === category)
    .map(({ name, path, count }) => ({ name, path, ...(isWhole ? { count } : {}) }));
}

function toPart(node: JobPart | undefined): JobPart | undefined {
  return node && { path: node.path, name: node.name, category: node.category, parent: node.parent };
}

export async function JobsPage({ path, searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const trailed = path ? nodeTrail(await readJobTree(), path) : [];
  const part = toPart(trailed.at(-1));
  const address = narrowToJobPart(readJobAddress(params), part);
  const [{ page, cursor }, parts, place, reading] = await Promise.all([
    readPageOrFirst(params.cursor, (from) => listOpenJobs({ ...address, limit: jobPageSize, cursor: from })),
    listJobParts(),
    address.place ? findPlace(address.place) : null,
    understandJobs(address),
  ]);
  const fields = withoutJobPart(address, part);
  const chips = jobChips(fields, reading, { place, parts });
  const active = jobParameterChips({ ...fields, search: undefined }, { parts }).length;
  const [relaxations, nearest] =
    page.total === 0
      ? await Promise.all([
          relaxJobs({ address: fields, reading, chips }, part),
          listNearestJobs({ ...address, limit: jobPageSize }, reading),
        ])
      : [[], null];
  const { total, capped } = nearest ?? page;
  const { isShown, plainHref, hrefOf } = readMap(params, (query: string) => jobsHref(part, query));
  const trailBy = (hrefOfPart: (to: JobPart | undefined) => string) => [
    { label: "Home", href: hrefs.home() },
    { label: "Jobs", href: hrefOfPart(undefined) },
    ...trailed.map((one) => ({ label: one.name, href: hrefOfPart(one) })),
  ];
  const others: JobAddress = { ...address, category: undefined, subcategory: undefined };
  const isWhole = !hasJobFilters(others);
  const { hrefOf: partHref } = readMap(params, (to: Pick<JobPart, "path"> | undefined) =>
    jobsHref(to, jobQuery(others)),
  );
  // Given to the links and to the field as one list, it travels once.
  const links = parts
    .filter(({ parent, count }) => parent === (path ?? null) && count > 0)
    .map(({ name, path: at, count }) => ({
      name,
      href: partHref({ path: at }),
      ...(isWhole ? { count } : {}),
    }));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:gap-6 md:py-8">
      <JsonLd
        json={jsonLdText(
          breadcrumbJsonLd(
            trailBy(jobsHref).map(({ label, href }) => ({ name: label, url: `${env.APP_URL}${href}` })),
          ),
        )}
      />
      <div className="grid gap-2">
        <Breadcrumbs trail={trailBy(partHref).slice(0, -1)} current={part?.name ?? "Jobs"} />
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
      <JobSearch formId={formId} search={address.search} />
      <SubcategoryLinks links={links} />
      <div className="results-layout">
        <div>
          <JobFilters id={formId} part={part} {...{ active, total, capped }}>
            <JobFields
              address={fields}
              place={place}
              choices={
                part
                  ? null
                  : { categories: links, subcategories: subcategoriesOf(parts, address.category, isWhole) }
              }
            />
          </JobFilters>
        </div>
        <JobResults
          {...{
            address,
            part,
            page,
            cursor,
            place,
            reading,
            chips,
            relaxations,
            nearest,
            hrefOf,
            formId,
            active,
          }}
          mapLink={page.total > 0 ? <MapLink isShown={isShown} href={plainHref(jobQuery(fields))} /> : null}
          map={
            page.total > 0 && isShown ? (
              <MapPanel formId={formId}>
                <JobsMap
                  {...{ address, page }}
                  href={plainHref(jobQuery({ ...fields, place: placePlaceholder, within: 0 }))}
                />
              </MapPanel>
            ) : null
          }
        />
      </div>
    </div>
  );
}
