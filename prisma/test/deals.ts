import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as viewings from "@/app/api/conversations/[id]/viewings/route";
import * as desk from "@/app/api/listings/[id]/[action]/route";
import * as offerStep from "@/app/api/offers/[id]/[action]/route";
import * as viewingStep from "@/app/api/viewings/[id]/[action]/route";
import type { DealDto } from "@/lib/messages/deal.contract";
import { createListing } from "../factories";
import type { Browser } from "./browser";
import { act, createPersonWithBrowser, start } from "./conversations";

export function makeOffer(browser: Browser, id: string, body: object = { amount: 80 }) {
  return browser.post(offers.POST, `/api/conversations/${id}/offers`, { params: { id }, body });
}

export async function showDeal(browser: Browser, id: string): Promise<DealDto> {
  const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
  return body as unknown as DealDto;
}

export async function stepOffer(browser: Browser, id: string, action: string, key?: string) {
  const offerId = (await showDeal(browser, id)).offer?.id ?? "";
  const params = { id: offerId, action };
  const headers = key ? { "idempotency-key": key } : undefined;
  return browser.post(offerStep.POST, `/api/offers/${offerId}/${action}`, { params, body: {}, headers });
}

export function completeDeal(browser: Browser, id: string, key?: string) {
  return act(complete.POST, browser, id, {}, key);
}

export async function agree(buyer: Browser, vendor: Browser, id: string, body?: object): Promise<void> {
  await makeOffer(buyer, id, body);
  await stepOffer(vendor, id, "accept");
}

export function atDesk(vendor: Browser, id: string, action: string) {
  return vendor.post(desk.POST, `/api/listings/${id}/${action}`, { params: { id, action }, body: {} });
}

export function askForViewing(browser: Browser, id: string, startsAt: string) {
  const path = `/api/conversations/${id}/viewings`;
  return browser.post(viewings.POST, path, { params: { id }, body: { startsAt, note: "" } });
}

export async function stepViewing(browser: Browser, id: string, action: string, body: object = {}) {
  const viewingId = (await showDeal(browser, id)).viewing?.id ?? "";
  const params = { id: viewingId, action };
  return browser.post(viewingStep.POST, `/api/viewings/${viewingId}/${action}`, { params, body });
}

type Listing = Parameters<typeof createListing>[0];

export async function createConversations(listing: Listing, count = 1) {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId, ...listing });
  const buyers = [];
  for (let index = 0; index < count; index += 1) {
    const buyer = await createPersonWithBrowser();
    buyers.push({ buyer, id: String((await start(buyer, { listingId })).body.id) });
  }
  return { vendor, listingId, buyers, first: buyers[0]! };
}
