import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { away, originOf } from "@/lib/places/distance.rows";
import { cachedRead } from "@/lib/server/cache";
import { dayOf } from "@/lib/server/days";
import { empty, rows, sql } from "@/lib/server/db";
import { reportExpiry, reportTags } from "@/lib/server/front/seams";
import { constant, countUpTo, type Counted, type Sql } from "@/lib/server/sql";
import { treesTag } from "@/lib/server/tree";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { badCursor, decodeCursor, toPage, type Page } from "@/lib/shared/page";
import { shownIn } from "@/lib/shared/tree";
import { isUuid } from "@/lib/shared/uuid";
import { companyKey } from "./company.rows";
import type { CountedJobPart, JobDetailDto, JobDto, JobQuery } from "./contract";
import { jobCopy } from "./copy";
import { nearestFirst, nearestJobs } from "./distance.rows";
import { isAround, isOpen, matches, yearCents, type Around } from "./filter.rows";
import {
  jobCountCap,
  jobPageSize,
  jobsTag,
  jobTag,
  jobSummaryLength,
  maxSimilarJobs,
  publicJobStatuses,
  type JobSort,
} from "./rules";
import { jobCursorSchema, type JobCursor } from "./schema";
import { readJobTree } from "./subcategories.queries";
import { understandJobs } from "./understanding.queries";

type JobRow = Omit<JobDto, "logoUrl" | "salaryMin" | "salaryMax" | "deadline" | "createdAt" | "distance"> & {
  /** Hundredths of a mile, where a list has a place. */
  away?: number | null;
  /** In a list by distance. */
  placeId?: number;
  logo: string | null;
  minCents: number | null;
  maxCents: number | null;
  yearCents: number;
  deadline: Date | null;
  /** When it ends by the clock. */
  overAt: Date | null;
  createdAt: Date;
};

/** Over by the clock counts as expired before the nightly task says so. */
const status = sql`CASE WHEN j.status = 'open' AND (j.expires_at <= now() OR j.deadline <= now())
  THEN 'expired' ELSE j.status::text END`;

const columns = sql`j.id, j.title, j.company, logo.name AS logo, j.category, j.subcategory,
  j.employment_type AS "employmentType", j.workplace, j.location, j.state, j.salary_min_cents AS "minCents",
  j.salary_max_cents AS "maxCents", j.salary_unit AS "salaryUnit", ${yearCents} AS "yearCents",
  left(j.description, ${jobSummaryLength}) AS summary, j.deadline,
  to_char(${dayOf(sql`j.deadline`)}, 'YYYY-MM-DD') AS "applyBy",
  least(j.deadline, j.expires_at) AS "overAt", j.openings, ${status} AS status,
  j.created_at AS "createdAt"`;

const tables = sql`jobs j LEFT JOIN images logo ON logo.id = j.logo_image_id`;

function toJob({
  logo,
  minCents,
  maxCents,
  yearCents: _year,
  deadline,
  overAt: _over,
  createdAt,
  away: far = null,
  placeId: _placeId,
  ...rest
}: JobRow): JobDto {
  return {
    ...rest,
    logoUrl: logo ? imageUrl(logo, 320) : null,
    salaryMin: minCents === null ? null : fromCents(minCents),
    salaryMax: maxCents === null ? null : fromCents(maxCents),
    deadline: deadline?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    ...(far === null ? {} : { distance: far / 100 }),
  };
}

/** What shows an open job shows it until it ends. */
function reportEnds(found: readonly JobRow[]): void {
  for (const { status, overAt } of found) if (status === "open") reportExpiry(overAt);
}

type Sort = Exclude<JobSort, "distance">;

const orders: Record<Sort, Sql> = {
  newest: sql`j.created_at DESC, j.id DESC`,
  salary: sql`${yearCents} DESC, j.id DESC`,
  deadline: sql`coalesce(j.deadline, 'infinity'), j.id`,
};

/** A job may have no place. */
const farAway = sql`CASE WHEN p.id IS NOT NULL THEN ${away} END`;

/** Where the page before ended; null for the first page. */
function readCursor(sort: JobSort, cursor: string | undefined): JobCursor | null {
  const place = cursor ? decodeCursor(cursor, jobCursorSchema) : null;
  if (place && place[0] !== sort) throw badCursor();
  return place;
}

function behind(place: JobCursor | null): Sql {
  if (!place || place[0] === "distance") return empty;
  const [kind, key, id] = place;
  if (kind === "newest") return sql`AND (j.created_at, j.id) < (${key}::timestamptz, ${id}::uuid)`;
  if (kind === "salary") return sql`AND (${yearCents}, j.id) < (${key}::bigint, ${id}::uuid)`;
  return sql`AND (coalesce(j.deadline, 'infinity'), j.id) > (${key ?? "infinity"}::timestamptz, ${id}::uuid)`;
}

function placeOf(sort: JobSort, row: JobRow): unknown {
  if (sort === "distance") return [sort, row.away, row.placeId, row.createdAt, row.id];
  const keys = { newest: row.createdAt, salary: row.yearCents, deadline: row.deadline };
  return [sort, keys[sort], row.id];
}

/** The place of each job, and the point that distances are from. */
function placed(place: string): Sql {
  return sql`LEFT JOIN places p ON p.id = j.place_id LEFT JOIN ${originOf(place)} ON true`;
}

type Asked = { after: JobCursor | null; take: number };

/** A page by anything but distance. */
function listBy(sort: Sort, filter: JobQuery, { after, take }: Asked): Sql {
  return sql`SELECT ${columns}, ${filter.place ? farAway : sql`NULL::int`} AS away
    FROM ${tables} ${filter.place ? placed(filter.place) : empty} WHERE ${matches(filter)} ${behind(after)}
    ORDER BY ${orders[sort]} LIMIT ${take}`;
}

function listNearest(filter: JobQuery & Around, { after, take }: Asked): Sql {
  const found = nearestJobs({ filter, after: after?.[0] === "distance" ? after : null, take });
  return sql`SELECT ${columns}, j.away, j.place_id AS "placeId"
    FROM (${found}) j LEFT JOIN images logo ON logo.id = j.logo_image_id ORDER BY ${nearestFirst}`;
}

/** Open jobs by filter, one page; the total is counted up to 1,000. */
export async function listOpenJobs(query: JobQuery = {}): Promise<Page<JobDto>> {
  reportTags(jobsTag);
  const { filter } = await understandJobs(query);
  const { limit = jobPageSize, cursor, sort: asked = "newest" } = filter;
  const around = asked === "distance" && isAround(filter) ? filter : null;
  const other = asked === "distance" ? "newest" : asked;
  const sort = around ? "distance" : other;
  const page = { after: readCursor(sort, cursor), take: limit + 1 };
  const [found, [counted]] = await Promise.all([
    rows<JobRow>(around ? listNearest(around, page) : listBy(other, filter, page)),
    rows<Counted>(countUpTo(jobCountCap, sql`FROM jobs j WHERE ${matches(filter)}`)),
  ]);
  reportEnds(found);
  return toPage({ found, limit, toItem: toJob, placeOf: (row) => placeOf(sort, row) }, counted);
}

type DetailRow = JobRow &
  Omit<JobDetailDto, keyof JobDto | "open" | "publishedAt" | "expiresAt" | "updatedAt"> & {
    publishedAt: Date | null;
    expiresAt: Date | null;
    updatedAt: Date;
    posterId: string;
    hidden: boolean;
  };

function toDetail(row: DetailRow, isSignedIn: boolean): JobDetailDto {
  const {
    description,
    companyKey,
    companyAbout,
    applyMethod,
    applyUrl,
    applyEmail,
    publishedAt,
    expiresAt,
    updatedAt,
    posterId: _posterId,
    hidden,
    ...job
  } = row;
  const open = job.status === "open" && !hidden;
  const linked = open && applyMethod === "link" && applyUrl && /^https?:\/\//i.test(applyUrl);
  return {
    ...toJob(job),
    description,
    companyKey,
    companyAbout,
    open,
    applyMethod,
    applyUrl: linked ? applyUrl : null,
    applyEmail: isSignedIn && open && applyMethod === "email" ? applyEmail : null,
    publishedAt: publishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * One job. Open, filled, closed and expired ones are public with their state; drafts, paused ones and those an admin
 * hid are not_found for everybody but the poster and admins. Public pages pass no viewer.
 */
export async function readJob(
  id: string,
  viewer: Pick<Viewer, "id" | "role"> | null = null,
): Promise<JobDetailDto> {
  if (isUuid(id)) reportTags(jobTag(id));
  const [row] = isUuid(id)
    ? await rows<DetailRow>(sql`
        SELECT ${columns}, j.description, ${companyKey} AS "companyKey", j.company_about AS "companyAbout",
          j.apply_method AS "applyMethod", j.apply_url AS "applyUrl",
          j.apply_email AS "applyEmail",
          j.published_at AS "publishedAt", j.expires_at AS "expiresAt", j.updated_at AS "updatedAt",
          j.poster_id AS "posterId", j.hidden_at IS NOT NULL AS hidden
        FROM ${tables} WHERE j.id = ${id}::uuid`)
    : [];
  if (!row) throw new AppError("not_found", jobCopy.notFound);
  const isPublic = publicJobStatuses.includes(row.status) && !row.hidden;
  const mayLook = viewer && (viewer.role === "admin" || viewer.id === row.posterId);
  if (!isPublic && !mayLook) throw new AppError("not_found", jobCopy.notFound);
  reportEnds([row]);
  return toDetail(row, viewer !== null);
}

/** Other open jobs of the same category, those of the same state first, then the newest; the page has the tag of each. */
export async function listSimilarJobs(job: Pick<JobDto, "id" | "category" | "state">): Promise<JobDto[]> {
  const newest = (near: Sql) => sql`(SELECT j.* FROM jobs j
    WHERE ${isOpen} AND j.category = ${job.category} AND j.id <> ${job.id}::uuid AND ${near}
    ORDER BY ${orders.newest} LIMIT ${constant(maxSimilarJobs)})`;
  const isNear = sql`j.state IS NOT DISTINCT FROM ${job.state}`;
  const found = await rows<JobRow>(sql`
    SELECT ${columns} FROM (${newest(isNear)} UNION ALL ${newest(sql`NOT (${isNear})`)}) j
      LEFT JOIN images logo ON logo.id = j.logo_image_id
    ORDER BY (${isNear}) DESC, ${orders.newest} LIMIT ${constant(maxSimilarJobs)}`);
  reportTags(...found.map(({ id }) => jobTag(id)));
  reportEnds(found);
  return found.map(toJob);
}

/** All categories and subcategories in their order, each with its number of open jobs. */
export function listJobParts(): Promise<CountedJobPart[]> {
  return cachedRead({
    tags: [jobsTag, treesTag],
    key: "job-parts",
    maxAgeSeconds: 60,
    load: async () => {
      const found = await rows<{ category: string; subcategory: string; count: number }>(sql`
        SELECT j.category, j.subcategory, count(*) AS count FROM jobs j WHERE ${isOpen} GROUP BY 1, 2`);
      const counts = new Map<string, number>();
      for (const { category, subcategory, count } of found)
        for (const key of [category, subcategory]) counts.set(key, (counts.get(key) ?? 0) + count);
      return shownIn(await readJobTree()).map(({ path, name, category, parent }) => ({
        ...{ path, name, category, parent },
        count: counts.get(parent ? path : category) ?? 0,
      }));
    },
  });
}
