import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import { maxDueReviews, ownReviewPageSize } from "./rules";
import type { DueReviewDto, OwnReviewDto, ReviewSubjectDto } from "./writing.contract";
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
      AND (c.deal_closed_at IS NOT NULL OR (c.starter_messages > 0 AND c.owner_messages > 0))
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
    WHERE c.starter_id = ${userId}::uuid AND ${reviewable} AND c.deal_closed_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.listing_id = l.id AND r.author_id = ${userId}::uuid)`);
  return row?.due ?? 0;
}

type Reviewable = { subject: ReviewSubjectDto; obstacle: "own" | "noDeal" | "written" | null };

export async function findReviewable(userId: string, listingId: string): Promise<Reviewable | null> {
  const [row] = await rows<SubjectRow & { isOwn: boolean; hasDealt: boolean; isWritten: boolean }>(sql`
    SELECT ${subjectColumns}, ${worksFor(sql`${userId}::uuid`)} AS "isOwn",
      ${hasDealtWith(sql`${userId}::uuid`, sql`v.user_id`)} AS "hasDealt",
      EXISTS (SELECT 1 FROM reviews r WHERE r.listing_id = l.id AND r.author_id = ${userId}::uuid
        AND r.status <> 'rejected') AS "isWritten"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id WHERE l.id = ${listingId}::uuid AND ${reviewable}`);
  if (!row) return null;
  const obstacle = row.isOwn ? "own" : row.isWritten ? "written" : row.hasDealt ? null : "noDeal";
  return { subject: toSubject(row), obstacle };
}

type OwnRow = Omit<OwnReviewDto, "createdAt" | "listing"> & {
  createdAt: Date;
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
        l.id AS "listingId", l.title
      FROM reviews r JOIN listings l ON l.id = r.listing_id
      WHERE r.author_id = ${userId}::uuid AND ${after}
      ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM reviews WHERE author_id = ${userId}::uuid`,
    ),
  ]);
  const toItem = ({ createdAt, listingId, title, ...review }: OwnRow): OwnReviewDto => ({
    ...review,
    createdAt: createdAt.toISOString(),
    listing: { id: listingId, title },
  });
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
