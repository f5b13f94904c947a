import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { listingTag, publicStatuses } from "@/lib/listings/rules";
import { cachedRead } from "@/lib/server/cache";
import { empty, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import type { Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { badCursor, decodeCursor, toPage, type Page } from "@/lib/shared/page";
import { vendorTag } from "@/lib/vendors/rules";
import type { RatingSummaryDto, ReviewDto, SuccessStoryDto, VendorReviewDto } from "./contract";
import { reviewCopy } from "./copy";
import { photosColumn, toPhotos, type ReviewPhotoRow } from "./photos.rows";
import {
  maxSuccessStories,
  reviewerName,
  reviewPageSize,
  successStoriesTag,
  summarizeRatings,
  type ReviewSort,
  type ReviewView,
} from "./rules";
import { reviewCursorSchema } from "./schema";
import { interaction } from "./writing.rows";

type Author = { firstName: string; lastName: string; avatar: string | null };

type ReviewRow = Author & {
  id: string;
  rating: number;
  text: string;
  createdAt: Date;
  replyText: string | null;
  repliedAt: Date | null;
  photos: ReviewPhotoRow[];
  interaction: ReviewDto["interaction"];
};

type PageInput = ReviewView & { limit?: number; cursor?: string };

const reviewColumns = sql`r.id, r.rating, r.text, r.created_at AS "createdAt", r.reply_text AS "replyText",
  r.replied_at AS "repliedAt", u.first_name AS "firstName", u.last_name AS "lastName", avatar.name AS avatar,
  ${photosColumn} AS photos,
  ${interaction} AS interaction`;

const authorTables = sql`JOIN users u ON u.id = r.author_id LEFT JOIN images avatar ON avatar.id = u.avatar_image_id`;

function toAuthor({ firstName, lastName, avatar }: Author): {
  authorName: string;
  authorPicture: string | null;
} {
  return {
    authorName: reviewerName(firstName, lastName),
    authorPicture: avatar ? imageUrl(avatar, 320) : null,
  };
}

function toReview(row: ReviewRow): ReviewDto {
  const author = toAuthor(row);
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    verified: row.interaction !== null,
    interaction: row.interaction,
    createdAt: row.createdAt.toISOString(),
    ...author,
    photos: toPhotos(row.photos, author.authorName),
    reply:
      row.replyText && row.repliedAt ? { text: row.replyText, repliedAt: row.repliedAt.toISOString() } : null,
  };
}

const newestFirst = sql`r.created_at DESC, r.id DESC`;

const orders: Record<ReviewSort, Sql> = {
  newest: newestFirst,
  highest: sql`r.rating DESC, ${newestFirst}`,
  lowest: sql`r.rating, ${newestFirst}`,
  photos: newestFirst,
};

const byStars = (sort: ReviewSort) => sort === "highest" || sort === "lowest";

function afterCursor(sort: ReviewSort, cursor: string): Sql {
  const at = decodeCursor(cursor, reviewCursorSchema);
  if (byStars(sort) !== (at.length === 3)) throw badCursor();
  const [stars, time, id] = at.length === 3 ? at : [0, ...at];
  const older = sql`(r.created_at, r.id) < (${time}::timestamptz, ${id}::uuid)`;
  if (!byStars(sort)) return older;
  const further = sort === "highest" ? sql`r.rating < ${stars}::int` : sql`r.rating > ${stars}::int`;
  return sql`(${further} OR (r.rating = ${stars}::int AND ${older}))`;
}

function placeOf(sort: ReviewSort) {
  return ({ rating, createdAt, id }: ReviewRow) =>
    byStars(sort) ? [rating, createdAt, id] : [createdAt, id];
}

function viewCondition(subject: Sql, { sort, stars }: ReviewView): Sql {
  const withStars = stars ? sql`AND r.rating = ${stars}::int` : empty;
  const withPhotos =
    sort === "photos" ? sql`AND EXISTS (SELECT FROM review_photos p WHERE p.review_id = r.id)` : empty;
  return sql`${subject} AND r.status = 'published' ${withStars} ${withPhotos}`;
}

function pageQuery(subject: Sql, { sort = "newest", stars, limit = reviewPageSize, cursor }: PageInput): Sql {
  const after = cursor ? sql`AND ${afterCursor(sort, cursor)}` : empty;
  return sql`(SELECT * FROM reviews r WHERE ${viewCondition(subject, { sort, stars })} ${after}
    ORDER BY ${orders[sort]} LIMIT ${limit + 1}) r ${authorTables}`;
}

async function countView(subject: Sql, view: ReviewView, all: number): Promise<number> {
  if (!view.stars && view.sort !== "photos") return all;
  const [row] = await rows<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM reviews r WHERE ${viewCondition(subject, view)}`,
  );
  return row?.total ?? 0;
}

type ListingReviews = PageInput & {
  listingId: string;
  /** For previews; their page has checked access. */
  anyState?: boolean;
};

export async function listListingReviews({
  listingId,
  anyState = false,
  ...request
}: ListingReviews): Promise<Page<ReviewDto>> {
  reportTags(listingTag(listingId));
  const { sort = "newest", limit = reviewPageSize } = request;
  const subject = sql`r.listing_id = ${listingId}::uuid`;
  const [[listing], found] = await Promise.all([
    rows<{ total: number }>(sql`
      SELECT review_count AS total FROM listings
      WHERE id = ${listingId}::uuid
        AND (${anyState}::boolean OR status = ANY(${[...publicStatuses]}::listing_status[]))`),
    rows<ReviewRow>(
      sql`SELECT ${reviewColumns} FROM ${pageQuery(subject, request)} ORDER BY ${orders[sort]}`,
    ),
  ]);
  if (!listing) throw new AppError("not_found", reviewCopy.listingNotFound);
  const total = await countView(subject, request, listing.total);
  return toPage({ found, limit, toItem: toReview, placeOf: placeOf(sort) }, { total });
}

type VendorReviewRow = ReviewRow & { listingId: string; listingTitle: string; listingPublic: boolean };

export async function listVendorReviews({
  vendorId,
  ...request
}: PageInput & { vendorId: string }): Promise<Page<VendorReviewDto>> {
  reportTags(vendorTag(vendorId));
  const { sort = "newest", limit = reviewPageSize } = request;
  const subject = sql`r.vendor_id = ${vendorId}::uuid`;
  const [[vendor], found] = await Promise.all([
    rows<{ total: number }>(sql`
      SELECT review_count AS total FROM vendors WHERE id = ${vendorId}::uuid AND status = 'approved'`),
    rows<VendorReviewRow>(sql`
      SELECT ${reviewColumns}, l.id AS "listingId", l.title AS "listingTitle",
        l.status = ANY(${[...publicStatuses]}::listing_status[]) AS "listingPublic"
      FROM ${pageQuery(subject, request)} JOIN listings l ON l.id = r.listing_id ORDER BY ${orders[sort]}`),
  ]);
  if (!vendor) return { items: [], next: null, total: 0, capped: false };
  const total = await countView(subject, request, vendor.total);
  const toItem = (row: VendorReviewRow) => ({
    ...toReview(row),
    listing: row.listingPublic ? { id: row.listingId, title: row.listingTitle } : null,
  });
  return toPage({ found, limit, toItem, placeOf: placeOf(sort) }, { total });
}

export async function getRatingSummary(
  subject: { listingId: string } | { vendorId: string },
): Promise<RatingSummaryDto> {
  reportTags("listingId" in subject ? listingTag(subject.listingId) : vendorTag(subject.vendorId));
  const condition =
    "listingId" in subject
      ? sql`listing_id = ${subject.listingId}::uuid`
      : sql`vendor_id = ${subject.vendorId}::uuid`;
  return summarizeRatings(
    await rows<{ rating: number; count: number }>(sql`
      SELECT rating, count(*) AS count FROM reviews
      WHERE ${condition} AND status = 'published' GROUP BY rating`),
  );
}

export function listSuccessStories(): Promise<SuccessStoryDto[]> {
  return cachedRead({
    tags: [successStoriesTag],
    key: "success-stories",
    maxAgeSeconds: 60,
    load: readSuccessStories,
  });
}

type StoryRow = Author &
  Omit<SuccessStoryDto, "authorName" | "authorPicture" | "createdAt"> & { createdAt: Date };

async function readSuccessStories(): Promise<SuccessStoryDto[]> {
  const found = await rows<StoryRow>(sql`
    SELECT r.id, r.text, r.rating, r.created_at AS "createdAt", u.first_name AS "firstName",
      u.last_name AS "lastName", avatar.name AS avatar, l.id AS "listingId", l.title AS "listingTitle",
      v.id AS "vendorId", v.business_name AS "vendorName"
    FROM reviews r ${authorTables}
    JOIN listings l ON l.id = r.listing_id
    JOIN vendors v ON v.id = r.vendor_id
    WHERE r.status = 'published' AND r.picked AND r.rating = 5 AND v.status = 'approved'
      AND l.status = ANY(${[...publicStatuses]}::listing_status[])
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${maxSuccessStories}`);
  return found.map(({ firstName, lastName, avatar, createdAt, ...rest }) => ({
    ...rest,
    ...toAuthor({ firstName, lastName, avatar }),
    createdAt: createdAt.toISOString(),
  }));
}
