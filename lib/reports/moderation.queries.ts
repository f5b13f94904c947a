import "server-only";
import { rows, sql } from "@/lib/server/db";
import {
  afterTimeCursor,
  constant,
  containsPattern,
  countUpTo,
  type CappedTotal,
  type Sql,
} from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfPerson, isOfVendor } from "@/lib/users/name-search.rows";
import type { ReportedThingDto, ReportQueueQuery } from "./moderation.contract";
import { reportCountCap, shownReports } from "./moderation.rules";
import type { ReportSubject } from "./rules";

type Row = Omit<ReportedThingDto, "href" | "waitingSince" | "updatedAt" | "up" | "reports"> & {
  first: Date;
  last: Date;
  up: boolean | null;
  place: string;
  listingId: string | null;
  reports: ReportedThingDto["reports"];
};

function hrefOf({ subject, id, listingId, title }: Row): string | null {
  if (title === null || subject === "message") return null;
  const addresses: Record<Exclude<ReportSubject, "message">, () => string> = {
    listing: () => hrefs.editListing(id, "view=preview"),
    review: () => `${hrefs.listing(listingId ?? id)}#reviews`,
    job: () => hrefs.editJob(id),
    vendor: () => hrefs.vendor(id),
  };
  return addresses[subject]();
}

function toThing(row: Row): ReportedThingDto {
  const { first, last, listingId: _, place: __, up, reports, ...thing } = row;
  return {
    ...thing,
    up: up ?? false,
    href: hrefOf(row),
    waitingSince: first.toISOString(),
    updatedAt: last.toISOString(),
    reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
  };
}

const things = sql`SELECT o.subject_id AS id, o.subject, o.place, a.count, a.reasons, o.first, a.last, r.listing_id AS "listingId",
    coalesce(l.title, 'A review of ' || rl.title, 'A message from ' || s.first_name || ' ' || s.last_name,
      j.title, v.business_name) AS title,
    r.text,
    coalesce(l.vendor_name, ra.first_name || ' ' || ra.last_name, s.username::text, jp.username::text, vu.username::text)
      AS owner,
    coalesce(l.vendor_id, r.author_id, m.sender_id, j.poster_id, v.user_id) AS "ownerId",
    coalesce(l.status <> 'removed', r.status IN ('pending', 'published'), s.status = 'active',
      j.status IN ('open', 'paused', 'filled', 'closed', 'expired'), v.status = 'approved') AS up,
    recent.reports
  FROM found o
  LEFT JOIN listings l ON o.subject = 'listing' AND l.id = o.subject_id
  LEFT JOIN reviews r ON o.subject = 'review' AND r.id = o.subject_id
  LEFT JOIN listings rl ON rl.id = r.listing_id
  LEFT JOIN users ra ON ra.id = r.author_id
  LEFT JOIN messages m ON o.subject = 'message' AND m.id = o.subject_id
  LEFT JOIN users s ON s.id = m.sender_id
  LEFT JOIN jobs j ON o.subject = 'job' AND j.id = o.subject_id
  LEFT JOIN users jp ON jp.id = j.poster_id
  LEFT JOIN vendors v ON o.subject = 'vendor' AND v.id = o.subject_id
  LEFT JOIN users vu ON vu.id = v.user_id
  CROSS JOIN LATERAL (SELECT count(*)::int AS count, array_agg(DISTINCT p.reason) AS reasons, max(p.created_at) AS last
    FROM reports p WHERE p.subject_type = o.subject AND p.subject_id = o.subject_id AND p.status = 'open') a
  CROSS JOIN LATERAL (SELECT json_agg(json_build_object('id', n.id, 'reason', n.reason, 'text', n.text,
      'createdAt', n.created_at, 'reporter', n.reporter, 'reporterId', n.reporter_id) ORDER BY n.created_at DESC, n.id DESC) AS reports
    FROM (SELECT p.id, p.reason, p.text, p.created_at, p.reporter_id, u.username::text AS reporter
      FROM reports p JOIN users u ON u.id = p.reporter_id
      WHERE p.subject_type = o.subject AND p.subject_id = o.subject_id AND p.status = 'open'
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${constant(shownReports)}) n) recent
  ORDER BY o.first, o.place`;

async function searchCondition(search: string): Promise<Sql> {
  const pattern = containsPattern(search);
  const name = await readName(search);
  return sql`(EXISTS (SELECT 1 FROM reports e WHERE e.subject_type = f.subject_type AND e.subject_id = f.subject_id
      AND e.status = 'open' AND ${isOfPerson(sql`e.reporter_id`, name)})
    OR CASE f.subject_type
      WHEN 'listing' THEN (SELECT l.title ILIKE ${pattern} OR ${isOfVendor(sql`l.vendor_id`, name)}
        FROM listings l WHERE l.id = f.subject_id)
      WHEN 'review' THEN (SELECT l.title ILIKE ${pattern} OR ${isOfPerson(sql`r.author_id`, name)}
        FROM reviews r JOIN listings l ON l.id = r.listing_id WHERE r.id = f.subject_id)
      WHEN 'message' THEN (SELECT ${isOfPerson(sql`m.sender_id`, name)} FROM messages m WHERE m.id = f.subject_id)
      WHEN 'job' THEN (SELECT j.title ILIKE ${pattern} OR j.company ILIKE ${pattern} OR ${isOfPerson(sql`j.poster_id`, name)}
        FROM jobs j WHERE j.id = f.subject_id)
      ELSE ${isOfVendor(sql`f.subject_id`, name)} END)`;
}

export async function listReportedThings({
  subject,
  search,
  limit,
  cursor,
}: ReportQueueQuery): Promise<Page<ReportedThingDto>> {
  const ofKind = subject ? sql`AND f.subject_type = ${subject}::report_subject` : sql``;
  const named = search ? sql`AND ${await searchCondition(search)}` : sql``;
  const open = sql`FROM reports f WHERE f.status = 'open' ${ofKind} ${named}`;
  // The oldest open report of each subject, so that a page is read from the front of an index.
  const firsts = sql`${open} AND f.id = (SELECT e.id FROM reports e
    WHERE e.subject_type = f.subject_type AND e.subject_id = f.subject_id AND e.status = 'open'
    ORDER BY e.created_at, e.id LIMIT 1)`;
  const after = afterTimeCursor({ columns: sql`f.created_at, f.id`, first: "oldest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      WITH found AS (SELECT f.subject_id, f.subject_type AS subject, f.created_at AS first, f.id AS place
        ${firsts} AND ${after} ORDER BY f.created_at, f.id LIMIT ${limit + 1}::int)
      ${things}`),
    rows<CappedTotal>(
      countUpTo(reportCountCap, sql`FROM (SELECT DISTINCT f.subject_type, f.subject_id ${open}) things`),
    ),
  ]);
  return toPage({ found, limit, toItem: toThing, placeOf: ({ first, place }) => [first, place] }, counted);
}
