import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as step from "@/app/api/offers/[id]/[action]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { act, somebody, start, talk, thread } from "@/prisma/test/talks";
import type { DealDto } from "./deal.contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function offer(browser: Browser, id: string, quantity: number) {
  const body = { amount: 30 * quantity, quantity };
  return browser.post(offers.POST, `/api/conversations/${id}/offers`, { params: { id }, body });
}

async function decide(browser: Browser, id: string, action: string) {
  const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
  const offerId = (body as unknown as DealDto).offer?.id ?? "";
  const params = { id: offerId, action };
  return browser.post(step.POST, `/api/offers/${offerId}/${action}`, { params, body: {} });
}

/** A vendor with five chairs, and two people who asked about them. */
async function chairs() {
  const { vendor } = await talk();
  const details = { condition: "new", pickup: true, stock: 5 };
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId, details });
  const [one, two] = [await somebody(), await somebody()];
  const [first, second] = [await start(one, { listingId }), await start(two, { listingId })];
  const left = async () => {
    const { status, details: now } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
    return [status, (now as { stock: number }).stock];
  };
  return { vendor, one, two, first: String(first.body.id), second: String(second.body.id), left };
}

test("an accepted offer takes as many pieces as it is for, and calling it off puts them back", async () => {
  const { vendor, one, first, left } = await chairs();
  const tooMany = await offer(one, first, 6);
  expect([tooMany.status, tooMany.body.error]).toEqual([422, "Only 5 left"]);
  for (const quantity of [0, 1.5, 10_001]) expect((await offer(one, first, quantity)).status).toBe(422);
  expect((await offer(one, first, 3)).status).toBe(201);
  const [line] = (await thread(one, first)).items;
  expect(line?.text).toBe("Offered $90.00 for 3.");
  expect((await decide(vendor, first, "accept")).status).toBe(200);
  expect(await left()).toEqual(["approved", 2]);
  expect((await decide(one, first, "call_off")).status).toBe(200);
  expect(await left()).toEqual(["approved", 5]);
});

test("the last pieces are reserved together and sold together; an offer for more than is left waits", async () => {
  const { vendor, one, two, first, second, left } = await chairs();
  await offer(one, first, 3);
  await offer(two, second, 3);
  expect((await decide(vendor, first, "accept")).status).toBe(200);
  const refused = await decide(vendor, second, "accept");
  expect([refused.status, refused.body.error]).toEqual([409, "Only 2 left"]);
  expect(await left()).toEqual(["approved", 2]);
  await decide(two, second, "withdraw");
  expect((await offer(two, second, 2)).status).toBe(201);
  expect((await decide(vendor, second, "accept")).status).toBe(200);
  expect(await left()).toEqual(["reserved", 2]);
  expect((await act(complete.POST, vendor, second)).status).toBe(200);
  expect((await left())[0]).toBe("sold");
});

test("pieces that come back while the last ones are reserved are all there is", async () => {
  const { vendor, one, two, first, second, left } = await chairs();
  await offer(one, first, 3);
  await offer(two, second, 2);
  await decide(vendor, first, "accept");
  await decide(vendor, second, "accept");
  expect(await left()).toEqual(["reserved", 2]);
  await decide(one, first, "call_off");
  expect(await left()).toEqual(["approved", 3]);
  await decide(two, second, "call_off");
  expect(await left()).toEqual(["approved", 5]);
});

test("two offers that are accepted at the same moment take no piece twice", async () => {
  const { vendor, one, two, first, second, left } = await chairs();
  await offer(one, first, 3);
  await offer(two, second, 3);
  const answers = await Promise.all([decide(vendor, first, "accept"), decide(vendor, second, "accept")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await left()).toEqual(["approved", 2]);
});
