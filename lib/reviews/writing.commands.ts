import "server-only";
import { findOwnImage } from "@/lib/images/upload.queries";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import { findBlocked } from "@/lib/listings/desk/risk.rules";
import { publicStatuses } from "@/lib/listings/rules";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { readRelation, type Relation } from "@/lib/users/related.rows";
import { dismissDueReview } from "./due.rows";
import { reviewLimit } from "./rules";
import type { NewReview, WrittenReview } from "./writing.contract";
import { reviewWritingCopy as copy } from "./writing.copy";
import { hasDealtWith, worksFor } from "./writing.rows";

type ReviewInput = NewReview & { authorId: string; listingId: string };
type ReviewedVendor = { vendorId: string; ownerId: string };

/** Throws not_found if the listing isn't public, forbidden for one's own listing or without prior contact. */
async function findVendor(tx: Transaction, { authorId, listingId }: ReviewInput): Promise<ReviewedVendor> {
  const [found] = await tx.rows<ReviewedVendor & { isOwn: boolean; hasDealt: boolean }>(sql`
    SELECT v.id::text AS "vendorId", v.user_id::text AS "ownerId", ${worksFor(sql`${authorId}::uuid`)} AS "isOwn",
      ${hasDealtWith(sql`${authorId}::uuid`, sql`v.user_id`)} AS "hasDealt"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.id = ${listingId}::uuid AND l.status::text = ANY(${[...publicStatuses]})
      AND v.status = 'approved'`);
  if (!found) throw new AppError("not_found", copy.notFound);
  if (found.isOwn) throw new AppError("forbidden", copy.own);
  if (!found.hasDealt) throw new AppError("forbidden", copy.noDeal);
  return found;
}

const relationLabels: Record<keyof Relation, string> = {
  phone: "Author and vendor have the same phone number",
  email: "Author and vendor have the same mailbox",
  network: "Author and vendor signed in from the same network",
};

async function risksOf(
  tx: Transaction,
  ownerId: string,
  { text, authorId }: ReviewInput,
): Promise<{ label: string }[]> {
  const blocked = findBlocked({ title: text, description: "" }, await readBlockedWords(tx));
  const refused = blocked.find(({ effect }) => effect === "refuse");
  if (refused) {
    const message = copy.wordRefused(refused.word);
    throw new AppError("rule_broken", message, { fields: { text: message } });
  }
  const relation = await readRelation(tx, authorId, ownerId);
  const shared = (["phone", "email", "network"] as const).filter((kind) => relation[kind]);
  return [
    ...blocked.map(({ word }) => ({ label: `Contains the word “${word}”` })),
    ...shared.map((kind) => ({ label: relationLabels[kind] })),
  ];
}

async function saveReview(
  tx: Transaction,
  { vendorId, ownerId }: ReviewedVendor,
  written: ReviewInput,
): Promise<string> {
  const { authorId, listingId, rating, text } = written;
  const risks = JSON.stringify(await risksOf(tx, ownerId, written));
  const [saved] = await tx.rows<{ id: string }>(sql`
    INSERT INTO reviews (id, listing_id, vendor_id, author_id, rating, text, risk_reasons, created_at, updated_at)
    VALUES (gen_random_uuid(), ${listingId}::uuid, ${vendorId}::uuid, ${authorId}::uuid, ${rating}::smallint, ${text},
      ${risks}::jsonb, now(), now())
    ON CONFLICT (listing_id, author_id) DO UPDATE SET rating = excluded.rating, text = excluded.text,
      risk_reasons = excluded.risk_reasons, status = 'pending', decision_reason = NULL, decided_at = NULL,
      decided_by_id = NULL, created_at = now(), updated_at = now()
    WHERE reviews.status = 'rejected'
    RETURNING id::text`);
  if (!saved) throw new AppError("conflict", copy.written);
  return saved.id;
}

async function savePhotos(tx: Transaction, reviewId: string, imageIds: readonly string[]): Promise<void> {
  await tx.reviewPhoto.deleteMany({ where: { reviewId } });
  await tx.reviewPhoto.createMany({
    data: imageIds.map((imageId, position) => ({ reviewId, imageId, position })),
  });
}

async function storeReview(written: ReviewInput): Promise<string> {
  const { authorId, listingId, photos } = written;
  const found = await Promise.all(
    photos.map((url) => findOwnImage({ userId: authorId, url, field: "photos" })),
  );
  return runStep("review.write", async (tx) => {
    await lockUser(tx, authorId);
    const reviewId = await saveReview(tx, await findVendor(tx, written), written);
    await savePhotos(tx, reviewId, [...new Set(found)]);
    await dismissDueReview(tx, authorId, listingId);
    return reviewId;
  });
}

/** Throws conflict for a second review of a listing and too_many past the daily limit. */
export async function writeReview(written: ReviewInput): Promise<WrittenReview> {
  const { authorId, listingId } = written;
  await consume(reviewLimit, authorId, copy.tooMany);
  let id: string;
  try {
    id = await storeReview(written);
  } catch (error) {
    await refund(reviewLimit, authorId);
    throw error;
  }
  log.info({ event: "review_written", reviewId: id, listingId, userId: authorId });
  return { id, status: "pending" };
}
