import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { dayOf } from "@/lib/server/days";
import { empty, rows, sql } from "@/lib/server/db";
import {
  afterTimeCursor,
  allOf,
  containsPattern,
  countUpTo,
  type CappedTotal,
  type Sql,
} from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfVendor } from "@/lib/users/name-search.rows";
import type { AdDetailDto, AdQuery, OwnAdDto } from "./desk.contract";
import { adDeskCopy } from "./desk.copy";
import { adChartDays, adCountCap } from "./lifecycle.rules";

type Times = "startsAt" | "endsAt" | "createdAt" | "updatedAt";
type Row = Omit<OwnAdDto, "imageUrl" | "vendor" | Times> &
  Record<Times, Date> & { image: string; vendorId: string | null; businessName: string | null };

const columns = sql`a.id, a.title, a.link_url AS "linkUrl", a.position, i.name AS image, i.width, i.height,
  i.blur_data_url AS "blurDataUrl", a.weight, a.starts_at AS "startsAt", a.ends_at AS "endsAt", a.status,
  a.decision_reason AS "decisionReason", a.status_before_suspension IS NOT NULL AS suspended, a.impressions, a.clicks,
  a.created_at AS "createdAt", a.updated_at AS "updatedAt", v.id AS "vendorId", v.business_name AS "businessName"`;
const tables = sql`advertisements a JOIN images i ON i.id = a.image_id LEFT JOIN vendors v ON v.id = a.vendor_id`;

function toOwnAd({ image, vendorId, businessName, ...row }: Row): OwnAdDto {
  return {
    ...row,
    imageUrl: imageUrl(image, 1280),
    blurDataUrl: row.blurDataUrl || null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    vendor: vendorId && businessName ? { id: vendorId, businessName } : null,
  };
}

type AdListRequest = AdQuery & { vendorId: string | null; oldestFirst?: boolean };

async function searchCondition(search: string, vendorId: string | null): Promise<Sql> {
  const titled = sql`a.title ILIKE ${containsPattern(search)}`;
  return vendorId ? titled : sql`(${titled} OR ${isOfVendor(sql`a.vendor_id`, await readName(search))})`;
}

export async function listAds({
  vendorId,
  status,
  search,
  limit,
  cursor,
  oldestFirst,
}: AdListRequest): Promise<Page<OwnAdDto>> {
  const where = allOf([
    ...(vendorId ? [sql`a.vendor_id = ${vendorId}::uuid`] : []),
    ...(status ? [sql`a.status = ${status}::ad_status`] : []),
    ...(search ? [await searchCondition(search, vendorId)] : []),
  ]);
  const first = oldestFirst ? "oldest" : "newest";
  const after = afterTimeCursor({ columns: sql`a.created_at, a.id`, first, cursor });
  const order = oldestFirst ? sql`a.created_at, a.id` : sql`a.created_at DESC, a.id DESC`;
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} AND ${after} ORDER BY ${order} LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(adCountCap, sql`FROM advertisements a WHERE ${where}`)),
  ]);
  return toPage({ found, limit, toItem: toOwnAd, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

export function readAdsOf(
  viewer: Pick<Viewer, "role" | "vendorId">,
  query: AdQuery,
): Promise<Page<OwnAdDto>> {
  return listAds({ ...query, vendorId: viewer.role === "admin" ? null : viewer.vendorId });
}

export async function readAd(viewer: Pick<Viewer, "role" | "vendorId">, id: string): Promise<AdDetailDto> {
  const own = viewer.role === "admin" ? empty : sql`AND a.vendor_id = ${viewer.vendorId}::uuid`;
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE a.id = ${id}::uuid ${own}`);
  if (!row) throw new AppError("not_found", adDeskCopy.notFound);
  const days = await rows<AdDetailDto["days"][number]>(sql`
    SELECT day, impressions, clicks FROM advertisement_days
    WHERE advertisement_id = ${id}::uuid AND day > ${dayOf()} - ${adChartDays}::int ORDER BY day`);
  return { ...toOwnAd(row), days };
}
