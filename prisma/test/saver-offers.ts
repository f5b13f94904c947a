import * as accepting from "@/app/api/favorites/offers/[id]/accept/route";
import * as received from "@/app/api/favorites/offers/route";
import * as saverOffer from "@/app/api/listings/[id]/saver-offer/route";
import type { ReceivedOfferDto, SaverOfferState } from "@/lib/messages/savers/saver-offers.contract";
import { db } from "@/lib/server/db";
import { createFavorite, createListing } from "../factories";
import { daysFromNow } from "../factories/rows";
import type { Browser } from "./browser";
import { createPersonWithBrowser } from "./conversations";

type Saved = { seller: Browser; listingId: string };

export async function createSaver(listingId: string) {
  const saver = await createPersonWithBrowser();
  await createFavorite({ userId: saver.id, listingId, createdAt: daysFromNow(-1) });
  return saver;
}

export async function createSavedListing(overrides: Parameters<typeof createListing>[0] = {}) {
  const seller = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({
    vendorId: seller.vendorId,
    title: "Oak chair",
    priceCents: 10_000n,
    ...overrides,
  });
  return { seller, listingId, saver: await createSaver(listingId) };
}

export function offerToSavers({ seller, listingId: id }: Saved, body: object = { amount: 80 }) {
  return seller.post(saverOffer.POST, `/api/listings/${id}/saver-offer`, { params: { id }, body });
}

export async function showSaverOffer({ seller, listingId: id }: Saved): Promise<SaverOfferState> {
  const { body } = await seller.get(saverOffer.GET, `/api/listings/${id}/saver-offer`, { params: { id } });
  return body as unknown as SaverOfferState;
}

export async function listOffers(browser: Browser): Promise<ReceivedOfferDto[]> {
  return (await browser.get(received.GET, "/api/favorites/offers")).body as unknown as ReceivedOfferDto[];
}

export async function acceptOffer(browser: Browser, listingId: string) {
  const { id } = await db.saverOffer.findFirstOrThrow({ where: { listingId }, select: { id: true } });
  return browser.post(accepting.POST, `/api/favorites/offers/${id}/accept`, { params: { id }, body: {} });
}
