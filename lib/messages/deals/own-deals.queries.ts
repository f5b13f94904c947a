import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { periodColumn, withPeriod, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import { publicStatuses, type Category } from "@/lib/listings/rules";
import { csvLines } from "@/lib/listings/transfer/csv.rows";
import { rows, slowRows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { afterTimeCursor, allOf, constant, containsPattern, countUpTo, type Sql } from "@/lib/server/sql";
import { createDayFormatter } from "@/lib/shared/dates";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import type { OfferStatus } from "@/lib/messages/deal.rules";
import type { OwnDealDto, OwnDealFilter, OwnDealQuery } from "@/lib/messages/own-deals.contract";
import { dealColumnNames, dealStateNames, nextDealStepNames } from "@/lib/messages/own-deals.copy";
import {
  dealCountCap,
  dealStateOf,
  maxExportedDeals,
  nextDealStep,
  type DealFilter,
  type DealSide,
} from "@/lib/messages/own-deals.rules";
import { isReviewTime } from "@/lib/reviews/deal-review.rows";
import type { BuyerSummaryDto } from "@/lib/messages/rating.contract";
import { columnsOf, nameColumns, nameOf } from "@/lib/messages/threads/conversation.rows";
import { isRatable, isVendorConversation, summaryOf } from "./rating.rows";

type Row = Parameters<typeof nameOf>[0] &
  PeriodRow & {
    id: string;
    conversationId: string;
    quote: boolean;
    mine: boolean;
    listingId: string;
    title: string;
    category: Category;
    cover: string | null;
    vendorId: string | null;
    amountCents: number;
    quantity: number;
    status: Exclude<OfferStatus, "countered">;
    over: boolean;
    settled: boolean;
    asked: boolean;
    canReview: boolean;
    canRate: boolean;
    caseId: string | null;
    buyer: BuyerSummaryDto | null;
    createdAt: Date;
    expiresAt: Date;
  };

const inState: Record<DealFilter, Sql> = {
  open: sql`o.status = 'open' AND o.expires_at > now()`,
  agreed: sql`o.status = 'accepted' AND o.settled_at IS NULL`,
  completed: sql`o.status = 'accepted' AND o.settled_at IS NOT NULL`,
  ended: sql`(o.status IN ('declined', 'withdrawn', 'expired') OR (o.status = 'open' AND o.expires_at <= now()))`,
};

function sidesOf(side: DealSide) {
  return columnsOf[side === "purchases" ? "starter" : "owner"];
}

/** A counteroffer replaces the offer it answers, so countered ones are left out. */
function source(userId: string, { side, state, search }: OwnDealFilter): { from: Sql; where: Sql } {
  const { me, them } = sidesOf(side);
  const pattern = search ? containsPattern(search) : null;
  return {
    from: sql`FROM conversations c JOIN offers o ON o.conversation_id = c.id JOIN listings l ON l.id = o.listing_id
      JOIN users u ON u.id = c.${them}_id LEFT JOIN vendors v ON v.user_id = u.id`,
    where: allOf([
      sql`c.${me}_id = ${userId}::uuid AND o.status <> 'countered'`,
      ...(state ? [inState[state]] : []),
      ...(pattern
        ? [
            sql`(l.title ILIKE ${pattern} OR CASE WHEN v.status IN ('approved', 'suspended') THEN v.business_name
              ELSE u.first_name || ' ' || left(u.last_name, 1) END ILIKE ${pattern})`,
          ]
        : []),
    ]),
  };
}

function columns(userId: string): Sql {
  return sql`o.id, c.id AS "conversationId", l.category = 'services' AND o.proposed_by_id = c.owner_id AS quote,
    o.proposed_by_id = ${userId}::uuid AS mine, l.id AS "listingId", l.title, l.category, ${periodColumn},
    (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
      WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS cover,
    ${nameColumns}, CASE WHEN v.status = 'approved' THEN v.id END AS "vendorId",
    o.amount_cents AS "amountCents", o.quantity, o.status, o.expires_at <= now() AS over,
    o.settled_at IS NOT NULL AS settled, o.asked_at IS NOT NULL AS asked,
    c.owner_id = ${userId}::uuid AND ${isVendorConversation} AND ${isRatable}
      AND NOT EXISTS (SELECT FROM buyer_ratings b WHERE b.deal_id = o.id) AS "canRate",
    (SELECT k.id FROM deal_cases k WHERE k.deal_id = o.id AND k.status = 'open') AS "caseId",
    CASE WHEN c.owner_id = ${userId}::uuid AND ${isVendorConversation} THEN ${summaryOf(sql`c.starter_id`)} END AS buyer,
    (c.starter_id = ${userId}::uuid AND l.status::text = ANY(${[...publicStatuses]}) IS TRUE AND ${isReviewTime}
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.listing_id = l.id AND r.author_id = c.starter_id
        AND r.status <> 'rejected')) AS "canReview",
    o.created_at AS "createdAt", o.expires_at AS "expiresAt"`;
}

function toOwnDeal(row: Row, side: DealSide): OwnDealDto {
  const state = dealStateOf(row);
  return {
    id: row.id,
    conversationId: row.conversationId,
    kind: row.quote ? "quote" : "offer",
    mine: row.mine,
    listing: {
      id: row.listingId,
      title: row.title,
      category: row.category,
      imageUrl: row.cover ? imageUrl(row.cover, 320) : null,
      ...withPeriod(row),
    },
    other: { name: nameOf(row), vendorId: row.vendorId },
    buyer: row.buyer,
    caseId: row.caseId,
    amount: fromCents(row.amountCents),
    quantity: row.quantity,
    state,
    nextStep: nextDealStep({ ...row, side, state }),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export async function listOwnDeals(userId: string, query: OwnDealQuery): Promise<Page<OwnDealDto>> {
  const { side, limit, cursor } = query;
  const { from, where } = source(userId, query);
  const after = afterTimeCursor({ columns: sql`o.created_at, o.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns(userId)} ${from} WHERE ${where} AND ${after}
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${limit + 1}::int`),
    rows<{ total: number; capped: boolean }>(countUpTo(dealCountCap, sql`${from} WHERE ${where}`)),
  ]);
  return toPage(
    {
      found,
      limit,
      toItem: (row) => toOwnDeal(row, side),
      placeOf: ({ createdAt, id }) => [createdAt, id],
    },
    counted,
  );
}

export async function exportOwnDeals(userId: string, filter: OwnDealFilter): Promise<Response> {
  const { from, where } = source(userId, filter);
  const found = await slowRows<Row>(sql`
    SELECT ${columns(userId)} ${from} WHERE ${where}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${constant(maxExportedDeals)}`);
  const dayOf = createDayFormatter(env.TIME_ZONE);
  const lines = found.map((row) => {
    const { kind, listing, other, amount, quantity, state, nextStep } = toOwnDeal(row, filter.side);
    return [
      dayOf(row.createdAt),
      listing.title,
      kind === "quote" ? "Quote" : "Offer",
      dealStateNames[state],
      amount,
      quantity,
      other.name,
      nextStep && nextDealStepNames[nextStep],
    ];
  });
  // The BOM makes spreadsheets read the file as UTF-8.
  return new Response(`\uFEFF${csvLines([dealColumnNames, ...lines])}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${filter.side}-${dayOf(new Date())}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
