import * as all from "@/app/api/deals/route";
import * as csv from "@/app/api/deals/export/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createListing, createReview } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser, start } from "@/prisma/test/conversations";
import { agree, completeDeal, createConversations, makeOffer, stepOffer } from "@/prisma/test/deals";
import type { OwnDealDto } from "./own-deals.contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function deals(browser: Browser, query: Record<string, string> = {}) {
  const answer = await browser.get(all.GET, "/api/deals", { query });
  return { ...answer, items: answer.body as unknown as OwnDealDto[] };
}

async function lines(browser: Browser, query: Record<string, string> = {}): Promise<string[]> {
  const { body } = await browser.get(csv.GET, "/api/deals/export", { query });
  return String(body.text).trimEnd().split("\r\n");
}

const facts = ({ state, nextStep, amount, mine }: OwnDealDto) => ({ state, nextStep, amount, mine });

test("lists an offer for both sides with its state and next step, from offer to review", async () => {
  const { vendor, listingId, first } = await createConversations({ title: "Oak desk" });
  const { buyer, id } = first;
  const both = async () => [
    (await deals(buyer)).items.map(facts),
    (await deals(vendor, { side: "sales" })).items.map(facts),
  ];
  await makeOffer(buyer, id, { amount: 80 });
  expect(await both()).toEqual([
    [{ state: "open", nextStep: "wait", amount: 80, mine: true }],
    [{ state: "open", nextStep: "answer", amount: 80, mine: false }],
  ]);
  await makeOffer(vendor, id, { amount: 90 });
  expect(await both()).toEqual([
    [{ state: "open", nextStep: "answer", amount: 90, mine: false }],
    [{ state: "open", nextStep: "wait", amount: 90, mine: true }],
  ]);
  await stepOffer(buyer, id, "accept");
  expect(await both()).toMatchObject([
    [{ state: "accepted", nextStep: "arrange" }],
    [{ state: "accepted", nextStep: "hand_over" }],
  ]);
  await db.offer.updateMany({ where: { status: "accepted" }, data: { askedAt: new Date() } });
  expect((await both())[0]).toMatchObject([{ nextStep: "confirm" }]);
  await completeDeal(vendor, id);
  expect(await both()).toMatchObject([
    [{ state: "completed", nextStep: "review" }],
    [{ state: "completed", nextStep: "rate" }],
  ]);
  await createReview({ listingId, vendorId: vendor.vendorId, authorId: buyer.id });
  expect((await both())[0]).toMatchObject([{ nextStep: null }]);
  const [deal] = (await deals(buyer)).items;
  expect(deal).toMatchObject({
    ...{ conversationId: id, kind: "offer", quantity: 1 },
    listing: { id: listingId, title: "Oak desk", imageUrl: null },
    other: { vendorId: vendor.vendorId },
  });
  expect([(await deals(buyer, { side: "sales" })).items, (await deals(vendor)).items]).toEqual([[], []]);
});

test("labels a price that the vendor of a service proposes a quote", async () => {
  const { vendor, first } = await createConversations({ category: "services", details: {} });
  await makeOffer(vendor, first.id, { amount: 300 });
  expect((await deals(first.buyer)).items).toMatchObject([{ kind: "quote", nextStep: "answer" }]);
});

test("filters the list by state, and searches it by listing and name", async () => {
  const { vendor, first } = await createConversations({ title: "Oak desk" });
  const { buyer } = first;
  await db.vendor.update({ where: { id: vendor.vendorId }, data: { businessName: "Juniper Goods" } });
  const talk = async (title: string) => {
    const { id: listingId } = await createListing({ vendorId: vendor.vendorId, title });
    return String((await start(buyer, { listingId })).body.id);
  };
  await makeOffer(buyer, first.id);
  await agree(buyer, vendor, await talk("Pine shelf"));
  const declined = await talk("Ash chair");
  await makeOffer(buyer, declined);
  await stepOffer(vendor, declined, "decline");
  const late = await talk("Elm stool");
  await makeOffer(buyer, late);
  await db.offer.updateMany({
    where: { conversationId: late },
    data: { createdAt: daysFromNow(-4), expiresAt: daysFromNow(-1) },
  });
  const titles = async (query: Record<string, string>) =>
    (await deals(buyer, query)).items.map(({ listing, state }) => `${listing.title}: ${state}`);
  expect(await titles({})).toEqual([
    "Ash chair: declined",
    "Pine shelf: accepted",
    "Oak desk: open",
    "Elm stool: expired",
  ]);
  expect(await titles({ state: "open" })).toEqual(["Oak desk: open"]);
  expect(await titles({ state: "agreed" })).toEqual(["Pine shelf: accepted"]);
  expect(await titles({ state: "completed" })).toEqual([]);
  expect(await titles({ state: "ended" })).toEqual(["Ash chair: declined", "Elm stool: expired"]);
  expect(await titles({ search: "pine" })).toEqual(["Pine shelf: accepted"]);
  expect(await titles({ search: "juniper", state: "open" })).toEqual(["Oak desk: open"]);
  expect((await deals(buyer, { state: "sold" })).status).toBe(400);
  const page = await deals(buyer, { limit: "3" });
  const rest = await deals(buyer, { limit: "3", cursor: nextCursor(page.headers) ?? "" });
  expect([page.items.length, rest.items.map(({ listing }) => listing.title)]).toEqual([3, ["Elm stool"]]);
  expect([page.headers.get("x-total-count"), nextCursor(rest.headers)]).toEqual(["4", null]);
});

test("exports the filtered deals of the person as CSV without formulas", async () => {
  const { vendor, first } = await createConversations({ title: "=HYPERLINK(1)" });
  await makeOffer(first.buyer, first.id, { amount: 80.5 });
  const stranger = await createPersonWithBrowser();
  const head = '"Date","Listing","Type","Status","Amount","Quantity","With","Next step"';
  const [columns, row, ...others] = await lines(vendor, { side: "sales" });
  expect([columns, others]).toEqual([head, []]);
  expect(row).toMatch(
    /^"\d{4}-\d\d-\d\d","'=HYPERLINK\(1\)","Offer","Open","80\.5","1","Robin M\.","Accept, decline, or counter"$/,
  );
  expect(await lines(vendor, { side: "sales", state: "completed" })).toEqual([head]);
  expect(await lines(stranger, { side: "sales" })).toEqual([head]);
});
