import "server-only";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { constant, containing } from "@/lib/server/sql";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";
import type { FindingDto } from "./find.contract";
import { findKinds, mostFound, type FindKind } from "./find.rules";

/** `key` is what finds a person or a business in their list; of the others `open` says whether everybody sees them. */
type Row = { kind: FindKind; id: string; title: string; detail: string; key: string; open: boolean };

const paths: Record<FindKind, (row: Row) => string> = {
  person: ({ key }) => adminHrefs.users(new URLSearchParams({ search: key }).toString()),
  vendor: ({ key }) => adminHrefs.vendors(new URLSearchParams({ search: key }).toString()),
  listing: ({ id, open }) => (open ? hrefs.listing(id) : hrefs.editListing(id, "view=preview")),
  job: ({ id, open }) => (open ? hrefs.job(id) : hrefs.editJob(id)),
};

const isListingOpen = sql`l.status::text = ANY(${[...publicStatuses]})`;
const isJobOpen = sql`hidden_at IS NULL AND status::text = ANY(${[...publicJobStatuses]})`;

/**
 * What an admin looks for by a part of its name or address, or by its id; listings on offer by the words of their
 * titles, those that wait for a decision by a part of it.
 */
export async function findThings(text: string): Promise<FindingDto[]> {
  const id = isUuid(text) ? text : null;
  const pattern = containing(text);
  const limit = constant(mostFound);
  const byId = sql`id = ${id}::uuid`;
  const found = await rows<Row>(sql`
    (SELECT 'person' AS kind, id::text, first_name || ' ' || last_name AS title, email::text AS detail,
        username::text AS key, true AS open FROM users
      WHERE status <> 'deleted' AND ${
        id
          ? byId
          : sql`username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name ILIKE ${pattern}`
      }
      LIMIT ${limit})
    UNION ALL
    (SELECT 'vendor', id::text, business_name, status::text, business_name, true FROM vendors
      WHERE ${id ? byId : sql`business_name ILIKE ${pattern}`} LIMIT ${limit})
    UNION ALL
    (SELECT 'listing', l.id::text, l.title, l.vendor_name || ' · ' || l.status, '', ${isListingOpen} FROM ${
      id
        ? sql`listings l WHERE l.id = ${id}::uuid`
        : sql`(SELECT listing_id FROM listing_search
            WHERE tsv @@ plainto_tsquery('plaza', search_text(${text})) ORDER BY seq DESC LIMIT ${limit}) s
          JOIN listings l ON l.id = s.listing_id`
    })
    UNION ALL
    (SELECT 'listing', l.id::text, l.title, l.vendor_name || ' · ' || l.status, '', false FROM listings l
      WHERE l.status = 'pending' AND ${id ? sql`false` : sql`l.title ILIKE ${pattern}`}
      ORDER BY coalesce(l.submitted_at, l.created_at), l.id LIMIT ${limit})
    UNION ALL
    (SELECT 'job', id::text, title, concat_ws(' · ', nullif(company, ''), status::text), '', ${isJobOpen} FROM jobs
      WHERE ${id ? byId : sql`(title ILIKE ${pattern} OR company ILIKE ${pattern})`} LIMIT ${limit})`);
  const ordered = found.toSorted((a, b) => findKinds.indexOf(a.kind) - findKinds.indexOf(b.kind));
  return ordered.map((row) => {
    const { kind, id: own, title, detail } = row;
    return { kind, id: own, title, detail, href: paths[kind](row) };
  });
}
