import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterMoment, countUpTo, oneByOne, type Counted, type Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/found.queries";
import { isOfPerson, isOfVendor, vendorsFound, type Name } from "@/lib/users/found.rows";
import type { ModeratedReviewDto, ReviewQueueQuery } from "./moderation.contract";
import { reviewModerationCopy } from "./moderation.copy";
import { reviewCountCap } from "./moderation.rules";
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

/** By who wrote it, or by the vendor: each review is asked in the order of the list. */
function asked({ text }: Name): Sql {
  const name: Name = { text, isOfManyPeople: true, isOfManyVendors: true };
  return oneByOne(sql`${isOfPerson(sql`r.author_id`, name)} OR ${isOfVendor(sql`r.vendor_id`, name)}`);
}

/** The same by what indexes have: of a vendor through the listings, whose index has reviews in every state. */
function lookedUp(name: Name): Sql {
  return sql`(${isOfPerson(sql`r.author_id`, name)} OR r.listing_id = ANY(ARRAY(SELECT o.id FROM listings o
    WHERE o.vendor_id = ANY(${vendorsFound(name.text)}))))`;
}

/**
 * So many that an index finds are sorted. They may lie anywhere in the list, those of an old vendor at its end, where
 * a walk from its front reads all of it; what more have fills a page soon.
 */
const mostSorted = 20_000;

function upToCap({ total, capped }: Counted): Counted {
  return { total: Math.min(total, reviewCountCap), capped: capped || total > reviewCountCap };
}

/** Reviews of everybody in one state: what waits the oldest first, what is decided the newest first. */
export async function listModeratedReviews({
  status,
  search,
  limit,
  cursor,
}: ReviewQueueQuery): Promise<Page<ModeratedReviewDto>> {
  const isOfStatus = sql`r.status = ${status}::review_status`;
  const name = search ? await readName(search) : null;
  const isAsked = name !== null && (name.isOfManyPeople || name.isOfManyVendors);
  const named = name && (isAsked ? asked(name) : lookedUp(name));
  const most = name && !isAsked ? mostSorted : reviewCountCap;
  const counting = rows<Counted>(
    countUpTo(most, sql`FROM reviews r WHERE ${isOfStatus} AND ${named ?? sql`true`}`),
  );
  const first = status === "pending" ? "oldest" : "newest";
  const order = first === "oldest" ? sql`r.created_at, r.id` : sql`r.created_at DESC, r.id DESC`;
  const after = afterMoment({ columns: sql`r.created_at, r.id`, first, cursor });
  const isMuch = name !== null && (await counting)[0]?.capped;
  // The page is cut before anything is looked up for it.
  const page = sql`SELECT r.* FROM reviews r
    WHERE ${isOfStatus} AND ${(isMuch ? asked(name) : named) ?? sql`true`} AND ${after}
    ORDER BY ${order} LIMIT ${limit + 1}::int`;
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`SELECT ${columns} FROM (${page}) r ${owners} ORDER BY ${order}`),
    counting,
  ]);
  const placeOf = ({ createdAt, id }: Row) => [createdAt, id];
  return toPage({ found, limit, toItem, placeOf }, counted && upToCap(counted));
}

/** One review as an admin sees it. */
export async function readModeratedReview(id: string): Promise<ModeratedReviewDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM reviews r ${owners} WHERE r.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", reviewModerationCopy.notFound);
  return toItem(row);
}
