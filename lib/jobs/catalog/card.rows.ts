import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { away, originOf } from "@/lib/places/distance.rows";
import { dayOf } from "@/lib/server/days";
import { empty, sql } from "@/lib/server/db";
import { reportExpiry } from "@/lib/server/response-context";
import { constant, type Sql } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import type { JobDto } from "@/lib/jobs/contract";
import { yearCents } from "./filter.rows";
import { jobPageSize, jobSummaryLength } from "@/lib/jobs/rules";

/** Inlines the default page size: for a parameter the planner expects a tenth of all jobs and replans each time. */
export function limitTo(rows: number): Sql {
  return rows === jobPageSize + 1 ? constant(rows) : sql`${rows}::int`;
}

export type JobRow = Omit<
  JobDto,
  "logoUrl" | "salaryMin" | "salaryMax" | "deadline" | "createdAt" | "distance"
> & {
  /** Hundredths of a mile; only in lists around a place. */
  away?: number | null;
  placeId?: number;
  logo: string | null;
  minCents: number | null;
  maxCents: number | null;
  yearCents: number;
  deadline: Date | null;
  overAt: Date | null;
  createdAt: Date;
};

/** Ended jobs count as expired before the scheduled task marks them. */
const status = sql`CASE WHEN j.status = 'open' AND (j.expires_at <= now() OR j.deadline <= now())
  THEN 'expired' ELSE j.status::text END`;

export const columns = sql`j.id, j.title, j.company, logo.name AS logo, j.category, j.subcategory,
  j.employment_type AS "employmentType", j.workplace, j.location, j.state, j.salary_min_cents AS "minCents",
  j.salary_max_cents AS "maxCents", j.salary_unit AS "salaryUnit", ${yearCents} AS "yearCents",
  left(j.description, ${constant(jobSummaryLength)}) AS summary, j.deadline,
  to_char(${dayOf(sql`j.deadline`)}, 'YYYY-MM-DD') AS "applyBy",
  least(j.deadline, j.expires_at) AS "overAt", j.openings, ${status} AS status,
  j.created_at AS "createdAt"`;

export const tables = sql`jobs j LEFT JOIN images logo ON logo.id = j.logo_image_id`;

export function toJob({
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

export function reportExpiries(found: readonly JobRow[]): void {
  for (const { status, overAt } of found) if (status === "open") reportExpiry(overAt);
}

export function distanceColumn(place: string | undefined): Sql {
  return place ? sql`CASE WHEN p.id IS NOT NULL THEN ${away} END AS away` : sql`NULL::int AS away`;
}

export function placeJoins(place: string | undefined): Sql {
  return place ? sql`LEFT JOIN places p ON p.id = j.place_id LEFT JOIN ${originOf(place)} ON true` : empty;
}
