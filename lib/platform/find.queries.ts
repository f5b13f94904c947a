import "server-only";
import { jobStatusNames } from "@/lib/jobs/rules";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import { rows, sql } from "@/lib/server/db";
import { constant, containsPattern } from "@/lib/server/sql";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { isNamed } from "@/lib/users/name-search.rows";
import { vendorStatusNames } from "@/lib/vendors/moderation/moderation.copy";
import type { FindingDto } from "./find.contract";
import { findKinds, maxResultsPerKind, type FindKind } from "./find.rules";

type Row = { kind: FindKind; id: string; title: string; detail: string; status: string; key: string };

const paths: Record<FindKind, (row: Row) => string> = {
  person: ({ id }) => adminHrefs.person(id),
  vendor: ({ key }) => adminHrefs.vendors(new URLSearchParams({ search: key }).toString()),
  listing: ({ id }) => hrefs.editListing(id, "view=preview"),
  job: ({ id }) => hrefs.editJob(id, "view=preview"),
};

const statusNames: Record<FindKind, Record<string, string>> = {
  person: {},
  vendor: vendorStatusNames,
  listing: listingStatusNames,
  job: jobStatusNames,
};

const uuid = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;

/** Limits the pending matches that are sorted by waiting time, because the text index is unordered. */
const maxSortedMatches = 500;

/**
 * Finds things by part of a name, by id, or by link; live listings match by words of their title, pending ones by any
 * part of it.
 */
export async function findThings(text: string): Promise<FindingDto[]> {
  const id = uuid.exec(text)?.[0] ?? null;
  const pattern = containsPattern(text);
  const limit = constant(maxResultsPerKind);
  const byId = sql`id = ${id}::uuid`;
  const found = await rows<Row>(sql`
    (SELECT 'person' AS kind, u.id::text, u.first_name || ' ' || u.last_name AS title, u.email::text AS detail,
        '' AS status, u.username::text AS key FROM users u
      WHERE ${id ? sql`u.status <> 'deleted' AND u.id = ${id}::uuid` : isNamed(text)} LIMIT ${limit})
    UNION ALL
    (SELECT 'vendor', id::text, business_name, '', status::text, business_name FROM vendors
      WHERE ${id ? byId : sql`business_name ILIKE ${pattern}`} LIMIT ${limit})
    UNION ALL
    (SELECT 'listing', l.id::text, l.title, l.vendor_name, l.status::text, '' FROM ${
      id
        ? sql`listings l WHERE l.id = ${id}::uuid`
        : sql`(SELECT listing_id FROM listing_search
            WHERE tsv @@ plainto_tsquery('plaza', search_text(${text})) ORDER BY seq DESC LIMIT ${limit}) s
          JOIN listings l ON l.id = s.listing_id`
    })
    UNION ALL
    (SELECT 'listing', l.id::text, l.title, l.vendor_name, l.status::text, '' FROM (SELECT * FROM listings
        WHERE status = 'pending' AND ${id ? sql`false` : sql`title ILIKE ${pattern}`} LIMIT ${constant(maxSortedMatches)}) l
      ORDER BY coalesce(l.submitted_at, l.created_at), l.id LIMIT ${limit})
    UNION ALL
    (SELECT 'job', id::text, title, company, status::text, '' FROM jobs
      WHERE ${id ? byId : sql`(title ILIKE ${pattern} OR company ILIKE ${pattern})`} LIMIT ${limit})`);
  const ordered = found.toSorted((a, b) => findKinds.indexOf(a.kind) - findKinds.indexOf(b.kind));
  return ordered.map((row) => {
    const { kind, id: own, title, detail, status } = row;
    const shown = [detail, statusNames[kind][status]].filter(Boolean).join(" · ");
    return { kind, id: own, title, detail: shown, href: paths[kind](row) };
  });
}
