import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { empty, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { constant, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { treesTag } from "@/lib/server/tree";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { badCursor, decodeCursor, toPage, type Page } from "@/lib/shared/page";
import { visibleNodes } from "@/lib/shared/tree";
import { isUuid } from "@/lib/shared/uuid";
import {
  columns,
  distanceColumn,
  limitTo,
  placeJoins,
  reportExpiries,
  tables,
  toJob,
  type JobRow,
} from "@/lib/jobs/catalog/card.rows";
import { companyKey } from "@/lib/jobs/catalog/company.rows";
import type { JobPartCount, JobDetailDto, JobDto, JobQuery } from "@/lib/jobs/contract";
import { jobCopy } from "@/lib/jobs/copy";
import { nearestFirst, walkNearestJobs } from "@/lib/jobs/catalog/distance.rows";
import {
  isAround,
  isOpen,
  matchesOpenJobs,
  wordsCondition,
  yearCents,
  type AreaFilter,
} from "@/lib/jobs/catalog/filter.rows";
import { rankJobs } from "./ranked.queries";
import {
  jobCountCap,
  jobPageSize,
  jobsTag,
  jobTag,
  maxSimilarJobs,
  publicJobStatuses,
  relevance,
  type JobSort,
} from "@/lib/jobs/rules";
import { jobCursorSchema, type JobCursor } from "@/lib/jobs/schema";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { searchCondition, understandJobs, type ParsedJobQuery } from "./understanding.queries";

type Sort = Exclude<JobSort, "distance">;
type CursorOf<S extends JobCursor[0]> = Extract<JobCursor, readonly [S, ...unknown[]]>;

const orders: Record<Sort, Sql> = {
  newest: sql`j.created_at DESC, j.id DESC`,
  salary: sql`${yearCents} DESC, j.id DESC`,
  deadline: sql`coalesce(j.deadline, 'infinity'), j.id`,
};

function readCursor<S extends JobCursor[0]>(sort: S, cursor: string | undefined): CursorOf<S> | null {
  const place = cursor ? decodeCursor(cursor, jobCursorSchema) : null;
  if (place && place[0] !== sort) throw badCursor();
  return place as CursorOf<S> | null;
}

function afterCursor(place: CursorOf<Sort> | null): Sql {
  if (!place) return empty;
  const [kind, key, id] = place;
  if (kind === "newest") return sql`AND (j.created_at, j.id) < (${key}::timestamptz, ${id}::uuid)`;
  if (kind === "salary") return sql`AND (${yearCents}, j.id) < (${key}::bigint, ${id}::uuid)`;
  return sql`AND (coalesce(j.deadline, 'infinity'), j.id) > (${key ?? "infinity"}::timestamptz, ${id}::uuid)`;
}

function placeOf(sort: JobSort, row: JobRow): unknown[] {
  if (sort === "distance") return [sort, row.away, row.placeId, row.createdAt, row.id];
  const keys = { newest: row.createdAt, salary: row.yearCents, deadline: row.deadline };
  return [sort, keys[sort], row.id];
}

type PageRequest<S extends JobCursor[0]> = { words: Sql | null; take: number; after: CursorOf<S> | null };

function listSorted(sort: Sort, filter: JobQuery, { words, take, after }: PageRequest<Sort>): Sql {
  return sql`SELECT ${columns}, ${distanceColumn(filter.place)} FROM ${tables} ${placeJoins(filter.place)}
    WHERE ${matchesOpenJobs(filter, words)} ${afterCursor(after)} ORDER BY ${orders[sort]} LIMIT ${limitTo(take)}`;
}

function listNearest(filter: JobQuery & AreaFilter, page: PageRequest<"distance">): Sql {
  const found = walkNearestJobs({ filter, ...page });
  return sql`SELECT ${columns}, j.away, j.place_id AS "placeId"
    FROM (${found}) j LEFT JOIN images logo ON logo.id = j.logo_image_id ORDER BY ${nearestFirst}`;
}

/** Counts only for the first page; the cursor carries the total to later pages. */
async function countMatches(condition: Sql, after: JobCursor | null): Promise<CappedTotal> {
  if (after) {
    const [total, capped] = after.slice(-2) as [number, boolean];
    return { total, capped };
  }
  const [counted] = await rows<CappedTotal>(countUpTo(jobCountCap, sql`FROM jobs j WHERE ${condition}`));
  return counted!;
}

export async function countOpenJobs(query: JobQuery): Promise<CappedTotal> {
  reportTags(jobsTag);
  return countMatches(await searchCondition(query), null);
}

/**
 * Counts up to 1,000. Sorts by relevance with words and by time without, unless a sort was chosen. `reading` is the
 * parsed query, if known.
 */
export async function listOpenJobs(query: JobQuery = {}, reading?: ParsedJobQuery): Promise<Page<JobDto>> {
  reportTags(jobsTag);
  const { filter, text } = reading ?? (await understandJobs(query));
  const { search, limit = jobPageSize, cursor, sort: requestedSort = relevance } = filter;
  const isNearest = requestedSort === "distance" && isAround(filter);
  const isChosen = requestedSort !== relevance && requestedSort !== "distance";
  if (search && text.words.query && !isChosen && !isNearest) {
    const { search: _typed, ...chosen } = query;
    return rankJobs({ filter, text, chosen, limit }, readCursor(relevance, cursor));
  }
  const words = wordsCondition(text);
  const around = isNearest && isAround(filter) ? filter : null;
  const sort = isChosen ? requestedSort : "newest";
  const take = limit + 1;
  const far = around && readCursor("distance", cursor);
  const start = around ? null : readCursor(sort, cursor);
  const page = around
    ? listNearest(around, { words, take, after: far })
    : listSorted(sort, filter, { words, take, after: start });
  const [found, counted] = await Promise.all([
    rows<JobRow>(page),
    countMatches(matchesOpenJobs(filter, words), far ?? start),
  ]);
  reportExpiries(found);
  const endOf = (row: JobRow) => [...placeOf(around ? "distance" : sort, row), counted.total, counted.capped];
  return toPage({ found, limit, toItem: toJob, placeOf: endOf }, counted);
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
 * Open, filled, closed and expired jobs are public; all others are not_found for anyone but the poster and admins.
 * Public pages pass no viewer.
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
  reportExpiries([row]);
  return toDetail(row, viewer !== null);
}

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
  reportExpiries(found);
  return found.map(toJob);
}

export function listJobParts(): Promise<JobPartCount[]> {
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
      return visibleNodes(await readJobTree()).map(({ path, name, category, parent }) => ({
        ...{ path, name, category, parent },
        count: counts.get(parent ? path : category) ?? 0,
      }));
    },
  });
}
