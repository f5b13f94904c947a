import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { UnansweredReviewDto } from "./reply.contract";
import { reviewerName } from "./rules";

type Row = Omit<UnansweredReviewDto, "createdAt" | "authorName" | "listing"> & {
  createdAt: Date;
  firstName: string;
  lastName: string;
  listingId: string;
  title: string;
};

export async function listUnanswered(
  vendorId: string,
  limit: number,
): Promise<{ items: UnansweredReviewDto[]; total: number }> {
  const waits = sql`r.vendor_id = ${vendorId}::uuid AND r.status = 'published' AND r.reply_text IS NULL`;
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT r.id, r.rating, r.text, r.created_at AS "createdAt", u.first_name AS "firstName",
        u.last_name AS "lastName", l.id AS "listingId", l.title
      FROM reviews r JOIN users u ON u.id = r.author_id JOIN listings l ON l.id = r.listing_id
      WHERE ${waits} ORDER BY r.created_at, r.id LIMIT ${limit}::int`),
    rows<{ total: number }>(sql`SELECT count(*)::int AS total FROM reviews r WHERE ${waits}`),
  ]);
  const items = found.map(({ createdAt, firstName, lastName, listingId, title, ...review }) => ({
    ...review,
    createdAt: createdAt.toISOString(),
    authorName: reviewerName(firstName, lastName),
    listing: { id: listingId, title },
  }));
  return { items, total: counted?.total ?? 0 };
}
