import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { listingTag, publicStatuses } from "@/lib/listings/rules";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/front/seams";
import { afterMoment, type Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
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
} from "./rules";

type Author = { firstName: string; lastName: string; avatar: string | null };

type ReviewRow = Author & {
  id: string;
  rating: number;
  text: string;
  createdAt: Date;
  replyText: string | null;
  repliedAt: Date | null;
  photos: ReviewPhotoRow[];
};

type PageInput = { limit?: number; cursor?: string };

const reviewColumns = sql`r.id, r.rating, r.text, r.created_at AS "createdAt", r.reply_text AS "replyText",
  r.replied_at AS "repliedAt", u.first_name AS "firstName", u.last_name AS "lastName", avatar.name AS avatar,
  ${photosColumn} AS photos`;

const reviewTables = sql`reviews r JOIN users u ON u.id = r.author_id
  LEFT JOIN images avatar ON avatar.id = u.avatar_image_id`;

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
    createdAt: row.createdAt.toISOString(),
    ...author,
    photos: toPhotos(row.photos, author.authorName),
    reply:
      row.replyText && row.repliedAt ? { text: row.replyText, repliedAt: row.repliedAt.toISOString() } : null,
  };
}

function afterCursor(cursor: string | undefined): Sql {
  return afterMoment({ columns: sql`r.created_at, r.id`, first: "newest", cursor });
}

const placeOf = ({ createdAt, id }: ReviewRow) => [createdAt, id];

type ListingReviews = PageInput & {
  listingId: string;
  /** For a preview, whose page has checked who may see it. */
  anyState?: boolean;
};

/** Published reviews of a listing, the newest first; not_found when the listing has no public address. */
export async function listListingReviews({
  listingId,
  limit = reviewPageSize,
  cursor,
  anyState = false,
}: ListingReviews): Promise<Page<ReviewDto>> {
  reportTags(listingTag(listingId));
  const after = afterCursor(cursor);
  const [[listing], found] = await Promise.all([
    rows<{ total: number }>(sql`
      SELECT review_count AS total FROM listings
      WHERE id = ${listingId}::uuid
        AND (${anyState}::boolean OR status = ANY(${[...publicStatuses]}::listing_status[]))`),
    rows<ReviewRow>(sql`
      SELECT ${reviewColumns} FROM ${reviewTables}
      WHERE r.listing_id = ${listingId}::uuid AND r.status = 'published' AND ${after}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`),
  ]);
  if (!listing) throw new AppError("not_found", reviewCopy.listingNotFound);
  return toPage({ found, limit, toItem: toReview, placeOf }, listing);
}

type VendorReviewRow = ReviewRow & { listingId: string; listingTitle: string; listingPublic: boolean };

/** Published reviews of all listings of a vendor, the newest first; empty for an unknown vendor. */
export async function listVendorReviews({
  vendorId,
  limit = reviewPageSize,
  cursor,
}: PageInput & { vendorId: string }): Promise<Page<VendorReviewDto>> {
  reportTags(vendorTag(vendorId));
  const after = afterCursor(cursor);
  const [[vendor], found] = await Promise.all([
    rows<{ total: number }>(sql`
      SELECT review_count AS total FROM vendors WHERE id = ${vendorId}::uuid AND status = 'approved'`),
    rows<VendorReviewRow>(sql`
      SELECT ${reviewColumns}, l.id AS "listingId", l.title AS "listingTitle",
        l.status = ANY(${[...publicStatuses]}::listing_status[]) AS "listingPublic"
      FROM ${reviewTables} JOIN listings l ON l.id = r.listing_id
      WHERE r.vendor_id = ${vendorId}::uuid AND r.status = 'published' AND ${after}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`),
  ]);
  if (!vendor) return { items: [], next: null, total: 0, capped: false };
  const toItem = (row: VendorReviewRow) => ({
    ...toReview(row),
    listing: row.listingPublic ? { id: row.listingId, title: row.listingTitle } : null,
  });
  return toPage({ found, limit, toItem, placeOf }, vendor);
}

/** The histogram of a listing or of a whole vendor, published reviews only. */
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

/** The Success Stories block: at most three picked five-star reviews of what is still public, the newest first. */
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
    FROM ${reviewTables}
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
