import "server-only";
import { publicStatuses, type Category, type ListingStatus } from "@/lib/listings/rules";
import { isBookable } from "@/lib/listings/offer/bookable.rows";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { messageCopy } from "@/lib/messages/copy";
import type { DealDto } from "@/lib/messages/deal.contract";
import { caseColumn, isCaseTime, isViewingCaseTime, viewingCaseColumn } from "@/lib/cases/rows";
import { isReviewTime } from "@/lib/reviews/deal-review.rows";
import type { BuyerSummaryDto } from "@/lib/messages/rating.contract";
import { exactAddress, stockLeft } from "./deal.rows";
import { hasInterviewHours, isApplying, isInvited } from "./viewing-subject.rows";
import {
  isRatable,
  isVendorConversation,
  ratingColumn,
  summaryOf,
  toRating,
  type RatingRow,
} from "./rating.rows";
import {
  canMakeOffer,
  allowedOfferActions,
  allowedViewingActions,
  isViewingPlanned,
  type OfferStatus,
  type ViewingStatus,
} from "@/lib/messages/deal.rules";
import type { Side } from "@/lib/messages/rules";

type Row = {
  side: Side;
  category: Category | null;
  listingStatus: ListingStatus | null;
  closedAt: Date | null;
  stock: number;
  canReview: boolean;
  applying: boolean;
  invited: boolean;
  bookable: boolean;
  spot: ZoneSpot;
  offer: {
    id: string;
    mine: boolean;
    amountCents: number;
    quantity: number;
    note: string;
    status: OfferStatus;
    reserves: boolean;
    createdAt: string;
    expiresAt: string;
    over: boolean;
    asked: boolean;
    settledAt: string | null;
    canRate: boolean;
    case: DealDto["case"];
    canOpenCase: boolean;
    rated: RatingRow | null;
  } | null;
  buyer: BuyerSummaryDto | null;
  viewing: {
    id: string;
    mine: boolean;
    startsAt: string;
    otherTimes: string[];
    durationMinutes: number;
    note: string;
    status: ViewingStatus;
    begun: boolean;
    case: DealDto["case"];
    canOpenCase: boolean;
    address: string | null;
  } | null;
  earlier: NonNullable<Row["viewing"]>[];
};

function toOffer(offer: NonNullable<Row["offer"]>, closed: boolean): NonNullable<DealDto["offer"]> {
  const { amountCents, over, createdAt, expiresAt, id, mine, quantity, note, reserves } = offer;
  const rest = { id, mine, quantity, note, reserves, status: offer.status };
  const status = over && rest.status === "open" ? "expired" : rest.status;
  return {
    ...rest,
    status,
    amount: fromCents(amountCents),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    actions: closed ? [] : allowedOfferActions(status, rest.mine),
  };
}

function toViewing(
  { begun, ...viewing }: NonNullable<Row["viewing"]>,
  position: Pick<Row, "side" | "listingStatus" | "applying">,
): NonNullable<DealDto["viewing"]> {
  return {
    ...viewing,
    startsAt: new Date(viewing.startsAt).toISOString(),
    otherTimes: viewing.otherTimes.map((time) => new Date(time).toISOString()).sort(),
    actions: allowedViewingActions({ status: viewing.status, begun, ...position }),
  };
}

function toDeal({
  side,
  category,
  listingStatus,
  closedAt: lastClosedAt,
  stock,
  canReview,
  applying,
  invited,
  bookable,
  spot,
  offer: lastOffer,
  viewing: lastViewing,
  earlier,
  buyer,
}: Row): DealDto {
  // After a completed deal the next offer starts a new one.
  const settledAt = lastOffer?.settledAt ? new Date(lastOffer.settledAt) : null;
  const closedAt = lastOffer ? settledAt : lastClosedAt;
  const offer = lastOffer && toOffer(lastOffer, closedAt !== null);
  const isAgreed = offer?.status === "accepted" && closedAt === null;
  const asked = isAgreed && lastOffer?.asked === true;
  const position = { side, listingStatus, applying };
  const viewing = lastViewing && toViewing(lastViewing, position);
  const isPlanned = lastViewing !== null && isViewingPlanned(lastViewing);
  return {
    offer,
    viewing,
    earlierViewings: earlier.map((one) => toViewing(one, position)),
    canOffer:
      category !== null &&
      canMakeOffer({
        side,
        category,
        listingStatus,
        stock,
        open: offer?.status === "open",
        mine: offer?.mine === true,
        agreed: isAgreed,
      }),
    stock,
    canRequestViewing:
      side === "starter" &&
      !isPlanned &&
      ((category === "realestate" && listingStatus === "approved") || (invited && bookable)),
    canProposeInterview: side === "owner" && applying && !isPlanned,
    bookable,
    timeZone: timeZoneOf(spot),
    canComplete: isAgreed && (side === "owner" || asked),
    asked,
    closedAt: closedAt?.toISOString() ?? null,
    canReview,
    buyer,
    buyerRating: buyer && lastOffer?.rated ? toRating(lastOffer.rated) : null,
    case: lastOffer?.case ?? null,
    canOpenCase: lastOffer?.canOpenCase === true,
    canRateBuyer: buyer !== null && lastOffer?.canRate === true,
  };
}

const viewingOf = (me: Sql) => sql`
  json_build_object('id', w.id, 'mine', ${me} = CASE WHEN w.listing_id IS NULL THEN w.owner_id ELSE w.requested_by_id END,
    'startsAt', w.starts_at, 'otherTimes', w.other_times,
    'durationMinutes', w.duration_minutes, 'note', w.note, 'status', w.status, 'begun', w.starts_at <= now(),
    'case', ${viewingCaseColumn}, 'canOpenCase', ${isViewingCaseTime} AND NOT EXISTS (SELECT FROM deal_cases k
      WHERE k.viewing_id = w.id AND (k.status = 'open' OR k.opener_id = ${me})),
    'address', CASE WHEN c.owner_id = ${me} OR w.status IN ('confirmed', 'done', 'no_show') THEN ${exactAddress} END)`;

export async function getDeal(viewer: Viewer, conversationId: string): Promise<DealDto> {
  const me = sql`${viewer.id}::uuid`;
  const [row] = await rows<Row>(sql`
    SELECT CASE WHEN c.starter_id = ${me} THEN 'starter' ELSE 'owner' END AS side, l.category,
      l.status AS "listingStatus", c.deal_closed_at AS "closedAt",
      ${stockLeft} AS stock, coalesce(z.spot, ${zoneSpot}) AS spot, ${isApplying} AS applying, (${isBookable} IS TRUE OR ${hasInterviewHours}) AS bookable, ${isInvited} AS invited,
      (c.starter_id = ${me} AND l.status::text = ANY(${[...publicStatuses]}) IS TRUE
        AND (c.deal_closed_at IS NOT NULL OR (c.starter_messages > 0 AND c.owner_messages > 0)) AND ${isReviewTime}
        AND NOT EXISTS (SELECT FROM reviews r WHERE r.listing_id = l.id AND r.author_id = c.starter_id
          AND r.status <> 'rejected')) AS "canReview",
      (SELECT json_build_object('id', o.id, 'mine', o.proposed_by_id = ${me}, 'amountCents', o.amount_cents, 'quantity', o.quantity,
          'note', o.note, 'status', o.status,
          'reserves', CASE WHEN o.status = 'open' THEN l.category <> 'services' AND o.quantity >= ${stockLeft} ELSE o.reserves END, 'createdAt', o.created_at, 'expiresAt', o.expires_at,
          'over', o.expires_at <= now(), 'asked', o.asked_at IS NOT NULL, 'settledAt', o.settled_at,
          'canRate', ${isRatable} AND NOT EXISTS (SELECT FROM buyer_ratings b WHERE b.deal_id = o.id),
          'rated', ${ratingColumn}, 'case', ${caseColumn},
          'canOpenCase', ${isCaseTime} AND NOT EXISTS (SELECT FROM deal_cases k WHERE k.deal_id = o.id
            AND (k.status = 'open' OR k.opener_id = ${me})))
        FROM offers o WHERE o.conversation_id = c.id ORDER BY o.created_at DESC, o.id DESC LIMIT 1) AS offer,
      CASE WHEN c.owner_id = ${me} AND ${isVendorConversation} THEN ${summaryOf(sql`c.starter_id`)} END AS buyer,
      (SELECT ${viewingOf(me)} FROM viewings w WHERE w.conversation_id = c.id
        ORDER BY w.created_at DESC, w.id DESC LIMIT 1) AS viewing,
      (SELECT coalesce(json_agg(${viewingOf(me)} ORDER BY w.starts_at), '[]') FROM viewings w
        WHERE w.conversation_id = c.id AND c.owner_id = ${me} AND w.status = 'confirmed' AND w.starts_at <= now()
          AND w.id <> (SELECT last.id FROM viewings last WHERE last.conversation_id = c.id
            ORDER BY last.created_at DESC, last.id DESC LIMIT 1)) AS earlier
    FROM conversations c LEFT JOIN listings l ON l.id = c.listing_id
      LEFT JOIN LATERAL (SELECT ${zoneSpot} AS spot FROM jobs l WHERE l.id = c.job_id) z ON true
    WHERE c.id = ${conversationId}::uuid AND ${me} IN (c.starter_id, c.owner_id)`);
  if (!row) throw new AppError("not_found", messageCopy.unknownConversation);
  return toDeal(row);
}
