import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import { isRecent, isReviewTime } from "./deal-review.rows";
import { allowedAuthorActions } from "./deal-review.rules";
import { maxDueReviews, ownReviewPageSize } from "./rules";
import type { DueReviewDto, OwnReviewDto, RatingsAboutMeDto, ReviewSubjectDto } from "./writing.contract";
import { hasDealtWith, worksFor } from "./writing.rows";

type SubjectRow = Omit<ReviewSubjectDto, "picture"> & { name: string | null };

const subjectColumns = sql`l.id AS "listingId", l.title, v.business_name AS "vendorName",
  (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
    WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS name`;

const reviewable = sql`l.status::text = ANY(${[...publicStatuses]}) AND v.status = 'approved'`;

function toSubject({ name, listingId, title, vendorName }: SubjectRow): ReviewSubjectDto {
  return { listingId, title, vendorName, picture: name && imageUrl(name, 320) };
}

export async function listDueReviews(userId: string): Promise<DueReviewDto[]> {
  const found = await rows<SubjectRow & { dealClosedAt: Date | null }>(sql`
    SELECT ${subjectColumns}, c.deal_closed_at AS "dealClosedAt"
    FROM conversations c JOIN listings l ON l.id = c.listing_id JOIN vendors v ON v.id = l.vendor_id
    WHERE c.starter_id = ${userId}::uuid AND ${reviewable}
      AND (c.deal_closed_at IS NOT NULL OR (c.starter_messages > 0 AND c.owner_messages > 0)) AND ${isReviewTime}
      AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.listing_id = l.id AND r.author_id = ${userId}::uuid)
    ORDER BY c.deal_closed_at IS NULL, coalesce(c.deal_closed_at, c.last_message_at) DESC, c.id DESC
    LIMIT ${maxDueReviews}`);
  return found.map((row) => ({
    ...toSubject(row),
    dealClosedAt: row.dealClosedAt?.toISOString() ?? null,
  }));
}

export async function countDueReviews(userId: string): Promise<number> {
  const [row] = await rows<{ due: number }>(sql`
    SELECT count(*)::int AS due
    FROM conversations c JOIN listings l ON l.id = c.listing_id JOIN vendors v ON v.id = l.vendor_id
    WHERE c.starter_id = ${userId}::uuid AND ${reviewable} AND c.deal_closed_at IS NOT NULL AND ${isReviewTime}
      AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.listing_id = l.id AND r.author_id = ${userId}::uuid)`);
  return row?.due ?? 0;
}

type ReviewEligibility = {
  subject: ReviewSubjectDto;
  obstacle: "own" | "noDeal" | "written" | "closed" | null;
};

export async function findReviewable(userId: string, listingId: string): Promise<ReviewEligibility | null> {
  const [row] = await rows<
    SubjectRow & { isOwn: boolean; hasDealt: boolean; isWritten: boolean; isOver: boolean }
  >(sql`
    SELECT ${subjectColumns}, ${worksFor(sql`${userId}::uuid`)} AS "isOwn",
      ${hasDealtWith(sql`${userId}::uuid`, sql`v.user_id`)} AS "hasDealt",
      EXISTS (SELECT 1 FROM reviews r WHERE r.listing_id = l.id AND r.author_id = ${userId}::uuid
        AND r.status <> 'rejected') AS "isWritten",
      EXISTS (SELECT 1 FROM conversations c WHERE c.listing_id = l.id AND c.starter_id = ${userId}::uuid
        AND NOT ${isReviewTime}) AS "isOver"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id WHERE l.id = ${listingId}::uuid AND ${reviewable}`);
  if (!row) return null;
  return { subject: toSubject(row), obstacle: obstacleOf(row) };
}

type ReviewFacts = { isOwn: boolean; hasDealt: boolean; isWritten: boolean; isOver: boolean };

function obstacleOf({ isOwn, isWritten, hasDealt, isOver }: ReviewFacts): ReviewEligibility["obstacle"] {
  if (isOwn) return "own";
  if (isWritten) return "written";
  if (!hasDealt) return "noDeal";
  return isOver ? "closed" : null;
}

/** Sellers see the stars and texts; the buyer only how many there are. */
export async function countRatingsAbout(userId: string): Promise<RatingsAboutMeDto> {
  const [row] = await rows<RatingsAboutMeDto>(sql`
    SELECT count(*)::int AS count FROM buyer_ratings WHERE buyer_id = ${userId}::uuid AND status = 'published'`);
  return row ?? { count: 0 };
}

const waitingStatuses: readonly OwnReviewDto["status"][] = ["pending", "scheduled"];

type OwnRow = Omit<OwnReviewDto, "createdAt" | "listing" | "publishAt" | "actions"> & {
  createdAt: Date;
  publishAt: Date | null;
  isRecent: boolean;
  listingId: string;
  title: string;
};

export async function listOwnReviews(
  userId: string,
  { limit = ownReviewPageSize, cursor }: { limit?: number; cursor?: string } = {},
): Promise<Page<OwnReviewDto>> {
  const after = afterTimeCursor({ columns: sql`r.created_at, r.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<OwnRow>(sql`
      SELECT r.id, r.rating, r.text, r.status, r.decision_reason AS "decisionReason", r.created_at AS "createdAt",
        r.publish_at AS "publishAt", ${isRecent(sql`r.created_at`)} AS "isRecent", l.id AS "listingId", l.title
      FROM reviews r JOIN listings l ON l.id = r.listing_id
      WHERE r.author_id = ${userId}::uuid AND r.status <> 'deleted' AND ${after}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM reviews WHERE author_id = ${userId}::uuid AND status <> 'deleted'`,
    ),
  ]);
  const toItem = ({
    createdAt,
    listingId,
    title,
    publishAt,
    isRecent: recent,
    ...review
  }: OwnRow): OwnReviewDto => ({
    ...review,
    createdAt: createdAt.toISOString(),
    listing: { id: listingId, title },
    publishAt: waitingStatuses.includes(review.status) && publishAt ? publishAt.toISOString() : null,
    actions: allowedAuthorActions({ status: review.status, ofDeal: publishAt !== null, isRecent: recent }),
  });
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
