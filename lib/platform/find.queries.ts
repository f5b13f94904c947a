import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, containing } from "@/lib/server/sql";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";
import type { FindingDto } from "./find.contract";
import { findKinds, mostFound, type FindKind } from "./find.rules";

type Row = { kind: FindKind; id: string; title: string; detail: string; key: string };

const paths: Record<FindKind, (row: Row) => string> = {
  person: ({ key }) => adminHrefs.users(new URLSearchParams({ search: key }).toString()),
  vendor: ({ key }) => adminHrefs.vendors(new URLSearchParams({ search: key }).toString()),
  listing: ({ id }) => hrefs.listing(id),
  job: ({ id }) => hrefs.job(id),
};

/** What an admin looks for by a part of its name or address, or by its id; listings on offer by the words of their titles. */
export async function findThings(text: string): Promise<FindingDto[]> {
  const id = isUuid(text) ? text : null;
  const pattern = containing(text);
  const limit = constant(mostFound);
  const byId = sql`id = ${id}::uuid`;
  const found = await rows<Row>(sql`
    (SELECT 'person' AS kind, id::text, first_name || ' ' || last_name AS title, email::text AS detail,
        username::text AS key FROM users
      WHERE status <> 'deleted' AND ${
        id
          ? byId
          : sql`username::text || ' ' || email::text || ' ' || first_name || ' ' || last_name ILIKE ${pattern}`
      }
      LIMIT ${limit})
    UNION ALL
    (SELECT 'vendor', id::text, business_name, status::text, business_name FROM vendors
      WHERE ${id ? byId : sql`business_name ILIKE ${pattern}`} LIMIT ${limit})
    UNION ALL
    (SELECT 'listing', l.id::text, l.title, l.vendor_name || ' · ' || l.status, '' FROM ${
      id
        ? sql`listings l WHERE l.id = ${id}::uuid`
        : sql`(SELECT listing_id FROM listing_search
            WHERE tsv @@ plainto_tsquery('plaza', search_text(${text})) ORDER BY seq DESC LIMIT ${limit}) s
          JOIN listings l ON l.id = s.listing_id`
    })
    UNION ALL
    (SELECT 'job', id::text, title, concat_ws(' · ', nullif(company, ''), status::text), '' FROM jobs
      WHERE ${id ? byId : sql`(title ILIKE ${pattern} OR company ILIKE ${pattern})`} LIMIT ${limit})`);
  const ordered = found.toSorted((a, b) => findKinds.indexOf(a.kind) - findKinds.indexOf(b.kind));
  return ordered.map((row) => {
    const { kind, id: own, title, detail } = row;
    return { kind, id: own, title, detail, href: paths[kind](row) };
  });
}
