import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { lifecycleCopy } from "@/lib/listings/desk/lifecycle.copy";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import type { ReceivedOfferDto, SaverOfferState } from "./saver-offers.contract";
import { isOpen, mayReceive } from "./saver-offers.rows";
import { maxSaverOffers, saverOfferPauseDays } from "./saver-offers.rules";

type StateRow = {
  people: number;
  nextAt: Date | null;
  last: { amountCents: number; createdAt: string; expiresAt: string } | null;
};

/** Throws not_found for another vendor's listing. */
export async function getSaverOffer(vendorId: string, id: string): Promise<SaverOfferState> {
  const pause = sql`make_interval(days => ${saverOfferPauseDays})`;
  const [row] = await rows<StateRow>(sql`
    SELECT (SELECT count(*)::int FROM favorites f JOIN users u ON u.id = f.user_id
        WHERE f.listing_id = l.id AND ${mayReceive}) AS people,
      CASE WHEN s.created_at > now() - ${pause} THEN s.created_at + ${pause} END AS "nextAt",
      CASE WHEN s.id IS NOT NULL THEN json_build_object('amountCents', s.amount_cents, 'createdAt', s.created_at,
        'expiresAt', s.expires_at) END AS last
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
      LEFT JOIN LATERAL (SELECT * FROM saver_offers WHERE listing_id = l.id ORDER BY created_at DESC LIMIT 1) s ON true
    WHERE l.id = ${id}::uuid AND l.vendor_id = ${vendorId}::uuid`);
  if (!row) throw new AppError("not_found", lifecycleCopy.notFound);
  const { people, nextAt, last } = row;
  return {
    people,
    nextAt: nextAt?.toISOString() ?? null,
    last: last && {
      amount: fromCents(last.amountCents),
      createdAt: new Date(last.createdAt).toISOString(),
      expiresAt: new Date(last.expiresAt).toISOString(),
    },
  };
}

type OfferRow = {
  id: string;
  listingId: string;
  title: string;
  picture: string | null;
  cents: number;
  priceCents: number;
  expiresAt: Date;
};

export async function listReceivedOffers(userId: string): Promise<ReceivedOfferDto[]> {
  const found = await rows<OfferRow>(sql`
    SELECT s.id, l.id AS "listingId", l.title, s.amount_cents AS cents, l.price_cents AS "priceCents",
      s.expires_at AS "expiresAt", (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS picture
    FROM favorites f JOIN users u ON u.id = f.user_id JOIN listings l ON l.id = f.listing_id
      JOIN vendors v ON v.id = l.vendor_id
      JOIN saver_offers s ON s.listing_id = l.id AND s.created_at >= f.created_at
    WHERE f.user_id = ${userId}::uuid AND ${isOpen} AND ${mayReceive}
    ORDER BY s.expires_at, s.id LIMIT ${maxSaverOffers}`);
  return found.map(({ picture, cents, priceCents, expiresAt, ...offer }) => ({
    ...offer,
    imageUrl: picture ? imageUrl(picture, 320) : null,
    amount: fromCents(cents),
    price: fromCents(priceCents),
    expiresAt: expiresAt.toISOString(),
  }));
}
