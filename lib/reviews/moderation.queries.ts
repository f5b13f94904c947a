import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import type { Name } from "@/lib/users/name-search.rows";
import type { ModeratedReviewDto, ReviewQueueQuery } from "./moderation.contract";
import { reviewModerationCopy } from "./moderation.copy";
import { reviewCountCap } from "./moderation.rules";
import {
  isLookupCheaper,
  lookUpByName,
  scanByName,
  type NameMatches,
  type ReviewList,
} from "./name-search.rows";
import { photosColumn, toPhotos, type ReviewPhotoRow } from "./photos.rows";

type Row = Pick<
  ModeratedReviewDto,
  "id" | "rating" | "text" | "status" | "decisionReason" | "vendorName" | "picked"
> & {
  risks: { label: string }[];
  photos: ReviewPhotoRow[];
  createdAt: Date;
  updatedAt: Date;
  authorId: string;
  firstName: string;
  lastName: string;
  username: string;
  listingId: string;
  title: string;
};

const columns = sql`r.id, r.rating, r.text, r.status, r.decision_reason AS "decisionReason", r.picked,
  r.risk_reasons AS risks, r.created_at AS "createdAt", r.updated_at AS "updatedAt", ${photosColumn} AS photos,
  u.id AS "authorId", u.first_name AS "firstName", u.last_name AS "lastName", u.username::text AS username,
  l.id AS "listingId", l.title, v.business_name AS "vendorName"`;
const owners = sql`JOIN users u ON u.id = r.author_id JOIN listings l ON l.id = r.listing_id
  JOIN vendors v ON v.id = r.vendor_id`;

function toItem(row: Row): ModeratedReviewDto {
  const { id, rating, text, status, decisionReason, vendorName, picked, username } = row;
  const name = `${row.firstName} ${row.lastName}`;
  return {
    ...{ id, rating, text, status, decisionReason, vendorName, picked },
    risks: row.risks.map(({ label }) => label),
    photos: toPhotos(row.photos, name),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    author: { id: row.authorId, name, username },
    listing: { id: row.listingId, title: row.title },
  };
}

type QueuePage = CappedTotal & { found: Row[] };

function readPage(page: Sql, order: Sql): Promise<Row[]> {
  return rows<Row>(sql`SELECT ${columns} FROM (${page}) r ${owners} ORDER BY ${order}`);
}

async function readAll({ isOfStatus, after, order, take }: ReviewList): Promise<QueuePage> {
  const page = sql`SELECT r.* FROM reviews r WHERE ${isOfStatus} AND ${after} ORDER BY ${order} LIMIT ${take}::int`;
  const [found, [counted]] = await Promise.all([
    readPage(page, order),
    rows<CappedTotal>(countUpTo(reviewCountCap, sql`FROM reviews r WHERE ${isOfStatus}`)),
  ]);
  return { found, ...counted! };
}

async function findNamed(name: Name, list: ReviewList): Promise<NameMatches> {
  const readMatches = async (statement: Sql) => (await rows<NameMatches>(statement))[0]!;
  const lookUp = () => readMatches(lookUpByName(name.text, list));
  if (isLookupCheaper(name, list)) return lookUp();
  const scanned = await readMatches(scanByName(name, list, "front"));
  if (scanned.isLonger) return lookUp();
  if (scanned.total <= reviewCountCap || scanned.ids.length === list.take) return scanned;
  const behind = await readMatches(scanByName(name, list, "page"));
  return behind.isLonger && behind.ids.length < list.take ? lookUp() : { ...behind, total: scanned.total };
}

async function readNamed(name: Name, list: ReviewList): Promise<QueuePage> {
  const { ids, total } = await findNamed(name, list);
  const page = sql`SELECT r.* FROM unnest(${ids}::uuid[]) AS named (id) JOIN reviews r ON r.id = named.id`;
  return {
    found: ids.length > 0 ? await readPage(page, list.order) : [],
    total: Math.min(total, reviewCountCap),
    capped: total > reviewCountCap,
  };
}

export async function listModeratedReviews({
  status,
  search,
  limit,
  cursor,
}: ReviewQueueQuery): Promise<Page<ModeratedReviewDto>> {
  const isPublished = status === "published";
  const first = status === "pending" ? "oldest" : "newest";
  const list: ReviewList = {
    isPublished,
    // Matches the predicate of a partial index.
    isOfStatus: isPublished
      ? sql`r.status = 'published'`
      : sql`r.status <> 'published' AND r.status = ${status}::review_status`,
    after: afterTimeCursor({ columns: sql`r.created_at, r.id`, first, cursor }),
    order: first === "oldest" ? sql`r.created_at, r.id` : sql`r.created_at DESC, r.id DESC`,
    take: limit + 1,
  };
  const { found, ...counted } = await (search ? readNamed(await readName(search), list) : readAll(list));
  const placeOf = ({ createdAt, id }: Row) => [createdAt, id];
  return toPage({ found, limit, toItem, placeOf }, counted);
}

export async function readModeratedReview(id: string): Promise<ModeratedReviewDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM reviews r ${owners} WHERE r.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", reviewModerationCopy.notFound);
  return toItem(row);
}
