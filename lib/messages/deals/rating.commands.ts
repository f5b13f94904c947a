import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { dismissNotices, notifyEach } from "@/lib/notifications/notify/notify.rows";
import { isRecent, publishAt } from "@/lib/reviews/deal-review.rows";
import {
  allowedRatingActions,
  buyerRatingLimit,
  buyerRatingTransitions,
  type AuthorAction,
  type BuyerRatingStatus,
} from "@/lib/reviews/deal-review.rules";
import { scheduledReviewKey } from "@/lib/reviews/published.rows";
import { risksOf } from "@/lib/reviews/risks.commands";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import type { DealDto } from "@/lib/messages/deal.contract";
import type { NewBuyerRating } from "@/lib/messages/rating.contract";
import { ratingCopy as copy } from "@/lib/messages/rating.copy";
import { getDeal } from "./deal.queries";
import { isRatable, isVendorConversation } from "./rating.rows";

type Sale = {
  conversationId: string;
  buyerId: string;
  vendorId: string;
  isCompleted: boolean;
  isOpen: boolean;
  isGone: boolean;
};

async function lockSale(tx: Transaction, viewerId: string, id: string): Promise<Sale> {
  const [sale] = await tx.rows<Sale>(sql`
    SELECT c.id::text AS "conversationId", c.starter_id::text AS "buyerId", v.id::text AS "vendorId",
      o.status = 'accepted' AND o.settled_at IS NOT NULL AS "isCompleted", ${isRatable} AS "isOpen",
      u.status = 'deleted' AS "isGone"
    FROM offers o JOIN conversations c ON c.id = o.conversation_id JOIN users u ON u.id = c.starter_id
      JOIN vendors v ON v.user_id = c.owner_id
    WHERE o.id = ${id}::uuid AND c.owner_id = ${viewerId}::uuid AND ${isVendorConversation} FOR UPDATE OF c`);
  if (!sale) throw new AppError("not_found", copy.unknownDeal);
  return sale;
}

async function insertRating(
  tx: Transaction,
  viewer: Actor,
  { id, rating, text }: NewBuyerRating & { id: string },
): Promise<string> {
  const { conversationId, buyerId, vendorId, isCompleted, isOpen, isGone } = await lockSale(
    tx,
    viewer.id,
    id,
  );
  if (!isCompleted) throw new AppError("conflict", copy.notCompleted);
  if (!isOpen) throw new AppError("conflict", copy.closed);
  if (isGone) throw new AppError("conflict", copy.gone);
  await risksOf(tx, buyerId, { text, authorId: viewer.id });
  const saved = await tx.rows(sql`
    INSERT INTO buyer_ratings (id, deal_id, vendor_id, buyer_id, rating, text, publish_at)
    SELECT gen_random_uuid(), o.id, ${vendorId}::uuid, ${buyerId}::uuid, ${rating}::smallint, ${text},
      ${publishAt(sql`o.settled_at`)}
    FROM offers o WHERE o.id = ${id}::uuid
    ON CONFLICT (deal_id) DO NOTHING RETURNING 1`);
  if (saved.length === 0) throw new AppError("conflict", copy.rated);
  await auditAuthor(tx, { actor: viewer, action: "deal", done: "rated a buyer" });
  const reviews = await tx.rows<{ id: string }>(
    sql`SELECT id::text FROM reviews WHERE deal_id = ${id}::uuid`,
  );
  await dismissNotices(
    tx,
    viewer.id,
    reviews.map((review) => scheduledReviewKey(review.id)),
  );
  return conversationId;
}

/** Throws conflict for a second rating of a deal, before its completion, and 60 days after it. */
export async function rateBuyer(viewer: Actor, id: string, input: NewBuyerRating): Promise<DealDto> {
  await consume(buyerRatingLimit, viewer.id, copy.tooMany);
  let conversationId: string;
  try {
    conversationId = await runStep("buyer.rate", (tx) => insertRating(tx, viewer, { ...input, id }));
  } catch (error) {
    await refund(buyerRatingLimit, viewer.id);
    throw error;
  }
  log.info({ event: "buyer_rated", offerId: id, userId: viewer.id });
  return getDeal(viewer, conversationId);
}

async function lockRating(
  tx: Transaction,
  { viewer, id }: { viewer: Actor; id: string },
  action: AuthorAction,
): Promise<Sale> {
  const sale = await lockSale(tx, viewer.id, id);
  const [rating] = await tx.rows<{ status: BuyerRatingStatus; isRecent: boolean }>(sql`
    SELECT status, ${isRecent(sql`created_at`)} AS "isRecent" FROM buyer_ratings
    WHERE deal_id = ${id}::uuid AND status <> 'deleted' FOR UPDATE`);
  if (!rating) throw new AppError("not_found", copy.unknownDeal);
  if (!allowedRatingActions(rating).includes(action)) throw new AppError("conflict", copy.notEditable);
  return sale;
}

export async function editRating(
  viewer: Actor,
  id: string,
  { rating, text }: NewBuyerRating,
): Promise<DealDto> {
  const conversationId = await runStep("buyer.edit", async (tx) => {
    const sale = await lockRating(tx, { viewer, id }, "edit");
    await risksOf(tx, sale.buyerId, { text, authorId: viewer.id });
    await tx.rows(sql`
      UPDATE buyer_ratings SET rating = ${rating}::smallint, text = ${text}, updated_at = now()
      WHERE deal_id = ${id}::uuid`);
    await auditAuthor(tx, { actor: viewer, action: "deal", done: "edited a rating of a buyer" });
    return sale.conversationId;
  });
  log.info({ event: "buyer_rating_edited", offerId: id, userId: viewer.id });
  return getDeal(viewer, conversationId);
}

/** Erases the text; the row stays, so that a deal can't be rated again. */
export async function deleteRating(viewer: Actor, id: string): Promise<DealDto> {
  const conversationId = await runStep("buyer.delete", async (tx) => {
    const sale = await lockRating(tx, { viewer, id }, "delete");
    const { to } = buyerRatingTransitions.delete;
    await tx.rows(sql`
      UPDATE buyer_ratings SET text = '', status = ${to}::buyer_rating_status, updated_at = now()
      WHERE deal_id = ${id}::uuid`);
    await auditAuthor(tx, { actor: viewer, action: "deal", done: "deleted a rating of a buyer" });
    return sale.conversationId;
  });
  log.info({ event: "buyer_rating_deleted", offerId: id, userId: viewer.id });
  return getDeal(viewer, conversationId);
}

const batchSize = 50;

/** A review of the buyer counts as soon as it's written, even before our team has checked it. */
const isDue = sql`(b.publish_at <= now() OR EXISTS (
  SELECT FROM offers o JOIN conversations c ON c.id = o.conversation_id
    JOIN reviews r ON r.listing_id = c.listing_id AND r.author_id = c.starter_id
  WHERE o.id = b.deal_id AND r.status NOT IN ('rejected', 'deleted')))`;

async function publishBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const { to } = buyerRatingTransitions.publish;
  const found = await tx.rows<{ id: string }>(sql`
    SELECT b.id::text FROM buyer_ratings b
    WHERE b.status = 'hidden' AND ${isDue} AND b.id <> ALL (${[...skip]}::uuid[])
    ORDER BY b.publish_at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  const ids = found.map(({ id }) => id);
  take(ids);
  if (ids.length === 0) return;
  const due = await tx.rows<{ id: string; buyerId: string; title: string }>(sql`
    UPDATE buyer_ratings b SET status = ${to}::buyer_rating_status, updated_at = now()
    FROM offers o, listings l
    WHERE b.id = ANY (${ids}::uuid[]) AND o.id = b.deal_id AND l.id = o.listing_id
    RETURNING b.id::text, b.buyer_id::text AS "buyerId", l.title`);
  await notifyEach(
    tx,
    due.map(({ id, buyerId, title }) => ({
      userId: buyerId,
      type: "review",
      title: copy.buyerRated,
      body: copy.buyerRatedBody(title),
      href: hrefs.reviews(),
      dedupeKey: `buyer-rated:${id}`,
    })),
  );
}

/** Publishes ratings of buyers once both sides are in or their time has come. */
export async function publishRatings(): Promise<void> {
  const total = await processInBatches("rating_not_published", batchSize, (portion) =>
    transaction((tx) => publishBatch(tx, portion)),
  );
  if (total > 0) log.info({ event: "ratings_published", total });
}
