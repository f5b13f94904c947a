import "server-only";
import { listJobParts } from "@/lib/jobs/search/list.queries";
import { readSubcategories } from "@/lib/search/index/subcategories.queries";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { isUuid } from "@/lib/shared/uuid";
import { sitemapXml, type SitemapEntry } from "./sitemaps.rules";

const urlsPerSitemap = 20_000;

const staticPages = [
  hrefs.home(),
  hrefs.category("products"),
  hrefs.category("services"),
  hrefs.category("realestate"),
  hrefs.jobs(),
  hrefs.policy("privacy"),
  hrefs.policy("terms"),
  hrefs.policy("cookies"),
  hrefs.apiDocs(),
];

/** Excludes ended jobs before the scheduled task marks them. */
const isOpenJob = sql`status = 'open' AND hidden_at IS NULL AND (expires_at IS NULL OR expires_at > now())
  AND (deadline IS NULL OR deadline > now())`;

/** Splits listings by their number in the search table, which has approved ones only. */
export async function listSitemaps(): Promise<string[]> {
  const [[last], vendors, jobs] = await Promise.all([
    rows<{ seq: number | null }>(sql`SELECT max(seq) AS seq FROM listing_search`),
    rows<{ id: string }>(sql`
      SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM vendors WHERE status = 'approved') v
      WHERE n % ${urlsPerSitemap}::int = 1`),
    rows<{ id: string }>(sql`
      SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM jobs WHERE ${isOpenJob}) j
      WHERE n % ${urlsPerSitemap}::int = 1`),
  ]);
  const parts = Math.ceil(((last?.seq ?? 0) + 1) / urlsPerSitemap);
  return [
    "pages.xml",
    ...Array.from({ length: parts }, (_, part) => `listings-${part}.xml`),
    ...vendors.map(({ id }) => `vendors-${id}.xml`),
    ...jobs.map(({ id }) => `jobs-${id}.xml`),
  ];
}

export async function readSitemap(name: string): Promise<string> {
  const [, kind, from] = /^(pages|listings|vendors|jobs)(?:-([0-9a-f-]+))?\.xml$/.exec(name) ?? [];
  if (kind === "pages" && !from) return sitemapXml(await pages());
  if (kind === "listings" && from && /^\d{1,9}$/.test(from)) return sitemapXml(await listings(Number(from)));
  if (kind === "vendors" && from && isUuid(from)) return sitemapXml(await vendors(from));
  if (kind === "jobs" && from && isUuid(from)) return sitemapXml(await jobs(from));
  throw new AppError("not_found", "There is no such sitemap.");
}

async function pages(): Promise<SitemapEntry[]> {
  const [subcategories, jobParts] = await Promise.all([readSubcategories(), listJobParts()]);
  const paths = [
    ...staticPages,
    ...subcategories.map(({ category, path }) => hrefs.subcategory(category, path)),
    ...jobParts.filter(({ count }) => count > 0).map(({ path }) => hrefs.jobPart(path)),
  ];
  return paths.map((path) => ({ url: env.APP_URL + path }));
}

type Row = { id: string; updatedAt: Date };

function toEntries(found: Row[], href: (id: string) => string): SitemapEntry[] {
  return found.map(({ id, updatedAt }) => ({ url: env.APP_URL + href(id), updatedAt }));
}

async function listings(part: number): Promise<SitemapEntry[]> {
  const found = await rows<Row>(sql`
    SELECT l.id, l.updated_at AS "updatedAt"
    FROM listing_search s JOIN listings l ON l.id = s.listing_id
    WHERE s.seq >= ${part * urlsPerSitemap}::bigint AND s.seq < ${(part + 1) * urlsPerSitemap}::bigint AND l.status = 'approved'
    ORDER BY s.seq`);
  return toEntries(found, hrefs.listing);
}

async function vendors(from: string): Promise<SitemapEntry[]> {
  const found = await rows<Row>(sql`
    SELECT id, updated_at AS "updatedAt" FROM vendors
    WHERE status = 'approved' AND id >= ${from}::uuid ORDER BY id LIMIT ${urlsPerSitemap}`);
  return toEntries(found, hrefs.vendor);
}

async function jobs(from: string): Promise<SitemapEntry[]> {
  const found = await rows<Row>(sql`
    SELECT id, updated_at AS "updatedAt" FROM jobs
    WHERE ${isOpenJob} AND id >= ${from}::uuid ORDER BY id LIMIT ${urlsPerSitemap}`);
  return toEntries(found, hrefs.job);
}
