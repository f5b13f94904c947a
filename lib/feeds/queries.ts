import "server-only";
import type { z } from "zod";
import { imageUrl } from "@/lib/images/rules";
import { jobQuery, readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { listOpenJobs } from "@/lib/jobs/search/list.queries";
import { jobsTag, type EmploymentType, type SalaryUnit } from "@/lib/jobs/rules";
import { listingQuery } from "@/lib/listings/catalog/address.rules";
import { readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { categoryNames, listingsTag } from "@/lib/listings/rules";
import { searchListings } from "@/lib/search/results/queries";
import { empty, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { reportExpiry, reportTags } from "@/lib/server/response-context";
import { pageHeaders } from "@/lib/server/page-reply";
import { getSite } from "@/lib/server/site";
import { momentCursorSchema } from "@/lib/shared/cursor-schema";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { fromCents } from "@/lib/shared/money";
import { toCursorPage, decodeCursor, type Page } from "@/lib/shared/page";
import { indeedXml, type IndeedJob } from "./indeed.rules";
import { merchantXml, type MerchantProduct } from "./merchant.rules";
import { rssXml } from "./rss.rules";
import { exportPageSize, rssPageSize, type FeedFrame } from "./rules";
import type * as schema from "./schema";

const absolute = (path: string) => env.APP_URL + path;

type Feed = { xml: string; headers: Headers };

async function readFrame(
  request: Request,
  next: string | null,
): Promise<{ frame: FeedFrame; headers: Headers }> {
  const { pathname, search } = new URL(request.url);
  const page: Page<unknown> = { items: [], next, total: 0, capped: false };
  const headers = pageHeaders(page, new URL(request.url));
  headers.delete("x-total-count");
  const nextPath = /^<([^>]+)>/.exec(headers.get("link") ?? "")?.[1];
  const frame = {
    site: (await getSite()).name,
    url: env.APP_URL,
    self: absolute(pathname + search),
    next: nextPath ? absolute(nextPath) : null,
  };
  return { frame, headers };
}

type FeedRequest<S extends z.ZodType> = { query: z.output<S>; request: Request };

export async function readListingFeed({
  query,
  request,
}: FeedRequest<typeof schema.listingFeedQuerySchema>): Promise<Feed> {
  const found = await searchListings({ ...query, status: "approved", sort: "newest", limit: rssPageSize });
  const isMatch = found.match === "exact" || found.match === "corrected";
  const { frame, headers } = await readFrame(request, isMatch ? found.next : null);
  const address = readResultsAddress(Object.fromEntries(new URL(request.url).searchParams));
  const name = query.category ? categoryNames[query.category] : "Listings";
  const title = query.search ? `${name}: ${query.search}` : name;
  const xml = rssXml({
    ...frame,
    title: `${title} – ${frame.site}`,
    page: absolute(hrefs.search(listingQuery(address, "q"))),
    description: `The newest listings on ${frame.site}`,
    items: (isMatch ? found.items : []).map((listing) => ({
      title: listing.title,
      url: absolute(hrefs.listing(listing.id)),
      text: [
        formatPriceFor(listing.price, pricePeriod(listing.details)),
        listing.location,
        listing.description,
      ]
        .filter(Boolean)
        .join(" · "),
      category: categoryNames[listing.category],
      createdAt: listing.createdAt,
    })),
  });
  return { xml, headers };
}

export async function readJobFeed({
  query,
  request,
}: FeedRequest<typeof schema.jobFeedQuerySchema>): Promise<Feed> {
  const found = await listOpenJobs({ ...query, sort: "newest", limit: rssPageSize });
  const { frame, headers } = await readFrame(request, found.next);
  const address = readJobAddress(Object.fromEntries(new URL(request.url).searchParams));
  const title = [query.category, "Jobs"].filter(Boolean).join(": ");
  const xml = rssXml({
    ...frame,
    title: `${query.search ? `${title}: ${query.search}` : title} – ${frame.site}`,
    page: absolute(hrefs.jobs(jobQuery(address))),
    description: `The newest jobs on ${frame.site}`,
    items: found.items.map((job) => ({
      title: `${job.title} – ${job.company}`,
      url: absolute(hrefs.job(job.id)),
      text: [job.location, job.summary].filter(Boolean).join(" · "),
      category: job.category,
      createdAt: job.createdAt,
    })),
  });
  return { xml, headers };
}

function afterCursor(cursor: string | undefined, table: "l" | "j") {
  if (!cursor) return empty;
  const [at, id] = decodeCursor(cursor, momentCursorSchema);
  return table === "l"
    ? sql`AND (l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`
    : sql`AND (j.created_at, j.id) < (${at}::timestamptz, ${id}::uuid)`;
}

const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }) => [createdAt, id];

type ProductRow = Omit<MerchantProduct, "url" | "images" | "price"> & {
  priceCents: number;
  pictures: string[];
  createdAt: Date;
};

function toProduct({ priceCents, pictures, createdAt: _createdAt, ...row }: ProductRow): MerchantProduct {
  return {
    ...row,
    url: absolute(hrefs.listing(row.id)),
    images: pictures.map((name) => absolute(imageUrl(name, 1280))),
    price: fromCents(priceCents),
  };
}

type FeedPage<T> = Pick<Page<T>, "items" | "next">;

export async function listMerchantProducts(cursor?: string): Promise<FeedPage<MerchantProduct>> {
  reportTags(listingsTag);
  const found = await rows<ProductRow>(sql`
    SELECT l.id, l.title, l.description, l.price_cents AS "priceCents", l.created_at AS "createdAt",
      (l.details ->> 'stock')::int AS stock, l.details ->> 'condition' AS condition, l.details ->> 'brand' AS brand,
      l.details ->> 'subcategory' AS subcategory,
      ARRAY(SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position) AS pictures
    FROM listings l
    WHERE l.status = 'approved' AND l.category = 'products' ${afterCursor(cursor, "l")}
      AND EXISTS (SELECT FROM listing_images li WHERE li.listing_id = l.id)
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${exportPageSize + 1}::int`);
  return toCursorPage({ found, limit: exportPageSize, toItem: toProduct, placeOf });
}

export async function readMerchantFeed({
  query: { cursor },
  request,
}: FeedRequest<typeof schema.feedQuerySchema>): Promise<Feed> {
  const page = await listMerchantProducts(cursor);
  const { frame, headers } = await readFrame(request, page.next);
  return { xml: merchantXml(frame, page.items), headers };
}

type JobRow = Pick<
  IndeedJob,
  "id" | "title" | "company" | "description" | "category" | "location" | "state" | "remote"
> & {
  employmentType: EmploymentType;
  salaryUnit: SalaryUnit;
  minCents: number | null;
  maxCents: number | null;
  createdAt: Date;
  endsAt: Date | null;
};

function toIndeedJob({ minCents, maxCents, createdAt, endsAt, ...row }: JobRow): IndeedJob {
  return {
    ...row,
    url: absolute(hrefs.job(row.id)),
    salaryMin: minCents === null ? null : fromCents(minCents),
    salaryMax: maxCents === null ? null : fromCents(maxCents),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

export async function listIndeedJobs(cursor?: string): Promise<FeedPage<IndeedJob>> {
  reportTags(jobsTag);
  const found = await rows<JobRow>(sql`
    SELECT j.id, j.title, j.company, j.description, j.category, j.location, j.state,
      j.employment_type AS "employmentType", j.workplace = 'remote' AS remote, j.salary_min_cents AS "minCents",
      j.salary_max_cents AS "maxCents", j.salary_unit AS "salaryUnit", j.created_at AS "createdAt",
      least(j.deadline, j.expires_at) AS "endsAt"
    FROM jobs j
    WHERE ${isOpen} ${afterCursor(cursor, "j")}
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${exportPageSize + 1}::int`);
  for (const { endsAt } of found) reportExpiry(endsAt);
  return toCursorPage({ found, limit: exportPageSize, toItem: toIndeedJob, placeOf });
}

export async function readIndeedFeed({
  query: { cursor },
  request,
}: FeedRequest<typeof schema.feedQuerySchema>): Promise<Feed> {
  const page = await listIndeedJobs(cursor);
  const { frame, headers } = await readFrame(request, page.next);
  return { xml: indeedXml(frame, page.items), headers };
}
