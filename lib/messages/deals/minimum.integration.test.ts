import * as deals from "@/app/api/conversations/[id]/offers/route";
import * as start from "@/app/api/conversations/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import { createConversation, createPersonWithBrowser, thread } from "@/prisma/test/conversations";
import { createConversations, makeOffer, showDeal, stepOffer } from "@/prisma/test/deals";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const polite =
  "Thank you for the offer. It was declined automatically, because it’s lower than the seller can accept. You’re welcome to make a higher one.";

function createBargain(minimumOfferCents: bigint | null, priceCents = 10_000n) {
  const details = { condition: "used", pickup: true };
  return createConversations({ title: "Oak desk", priceCents, minimumOfferCents, details });
}

const linesOf = async (browser: Parameters<typeof thread>[0], id: string) =>
  (await thread(browser, id)).items.map(({ text }) => text).reverse();

describe("a minimum offer", () => {
  test("declines a lower offer at once with a polite line, and notifies nobody", async () => {
    const { vendor, listingId, first } = await createBargain(4_321_987n, 5_000_000n);
    const { buyer, id } = first;
    const { status, body } = await makeOffer(buyer, id, { amount: 43_219.86 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      offer: { amount: 43_219.86, status: "declined", actions: [] },
      canOffer: true,
    });
    expect(await linesOf(buyer, id)).toEqual(["Is it still there?", "Offered $43,219.86.", polite]);
    expect(await db.offer.findMany({ where: { listingId }, select: { status: true } })).toEqual([
      { status: "declined" },
    ]);
    expect(await db.notification.count({ where: { userId: vendor.id, type: "offer" } })).toBe(0);
    expect(JSON.stringify(body)).not.toMatch(/4321987|43,?219\.87/);
  });

  test("leaves an offer of exactly the minimum open", async () => {
    const { first } = await createBargain(8_000n);
    await makeOffer(first.buyer, first.id, { amount: 80 });
    expect((await showDeal(first.buyer, first.id)).offer?.status).toBe("open");
  });

  test("counts for each of several pieces", async () => {
    const { buyers } = await createConversations(
      {
        priceCents: 10_000n,
        minimumOfferCents: 8_000n,
        details: { condition: "used", pickup: true, stock: 3 },
      },
      2,
    );
    const [low, high] = [buyers[0]!, buyers[1]!];
    await makeOffer(low.buyer, low.id, { amount: 159, quantity: 2 });
    await makeOffer(high.buyer, high.id, { amount: 160, quantity: 2 });
    expect((await showDeal(low.buyer, low.id)).offer?.status).toBe("declined");
    expect((await showDeal(high.buyer, high.id)).offer?.status).toBe("open");
  });

  test("declines a low offer that starts a conversation", async () => {
    const { listingId } = await createBargain(8_000n);
    const buyer = await createPersonWithBrowser();
    const body = { listingId, text: "", offer: { amount: 10 } };
    const answer = await buyer.post(start.POST, "/api/conversations", { body });
    const id = String(answer.body.id);
    expect((await showDeal(buyer, id)).offer?.status).toBe("declined");
    expect((await linesOf(buyer, id)).at(-1)).toBe(polite);
  });

  test("leaves an offer open at the price of a listing that costs less than its minimum", async () => {
    const { listingId, first } = await createBargain(8_000n);
    await db.listing.update({ where: { id: listingId }, data: { priceCents: 6_000n } });
    await makeOffer(first.buyer, first.id, { amount: 60 });
    expect((await showDeal(first.buyer, first.id)).offer?.status).toBe("open");
  });

  test("ends the seller's counteroffer that a low offer answers, but never limits the seller", async () => {
    const { vendor, first } = await createBargain(8_000n);
    const { buyer, id } = first;
    await makeOffer(buyer, id, { amount: 85 });
    expect((await makeOffer(vendor, id, { amount: 70 })).body).toMatchObject({ offer: { status: "open" } });
    await makeOffer(buyer, id, { amount: 50 });
    const offers = await db.offer.findMany({
      where: { conversationId: id },
      orderBy: { createdAt: "asc" },
      select: { amountCents: true, status: true },
    });
    expect(offers).toEqual([
      { amountCents: 8_500n, status: "countered" },
      { amountCents: 7_000n, status: "countered" },
      { amountCents: 5_000n, status: "declined" },
    ]);
    expect((await stepOffer(vendor, id, "accept")).status).toBe(409);
  });

  test("declines once if the request is repeated with its key", async () => {
    const { first } = await createBargain(8_000n);
    const { buyer, id } = first;
    const send = () =>
      buyer.post(deals.POST, `/api/conversations/${id}/offers`, {
        params: { id },
        body: { amount: 10 },
        headers: { "idempotency-key": "low-offer" },
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await linesOf(buyer, id)).toEqual(["Is it still there?", "Offered $10.00.", polite]);
  });
});

describe("the time an offer is open", () => {
  test.each([1, 2, 3, 7])(
    "keeps a counteroffer open for %s days if the seller chooses that",
    async (days) => {
      const { customer, vendor, id } = await createConversation();
      await makeOffer(customer, id, { amount: 80 });
      await makeOffer(vendor, id, { amount: 90, days });
      const { offer } = await showDeal(customer, id);
      expect(Date.parse(offer!.expiresAt) - Date.parse(offer!.createdAt)).toBe(days * 86_400_000);
    },
  );

  test("keeps the offer open for three days without a choice", async () => {
    const { customer, vendor, id } = await createConversation();
    await makeOffer(customer, id, { amount: 80 });
    const first = (await showDeal(customer, id)).offer!;
    await makeOffer(vendor, id, { amount: 90 });
    const second = (await showDeal(customer, id)).offer!;
    for (const { createdAt, expiresAt } of [first, second]) {
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(3 * 86_400_000);
    }
  });

  test("refuses the choice of a buyer, and another number of days", async () => {
    const { customer, vendor, id } = await createConversation();
    const { status, body } = await makeOffer(customer, id, { amount: 80, days: 7 });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ days: "Only the seller chooses how long an offer stays open" });
    await makeOffer(customer, id, { amount: 80 });
    const other = await makeOffer(vendor, id, { amount: 90, days: 4 });
    expect([other.status, other.body.fields]).toEqual([422, { days: "Choose 1, 2, 3, or 7 days" }]);
  });

  test("ends the counteroffer after the chosen day", async () => {
    const { customer, vendor, id } = await createConversation();
    await makeOffer(customer, id, { amount: 80 });
    await makeOffer(vendor, id, { amount: 90, days: 1 });
    await db.offer.updateMany({
      where: { conversationId: id, status: "open" },
      data: { createdAt: daysFromNow(-2), expiresAt: daysFromNow(-1) },
    });
    expect((await stepOffer(customer, id, "accept")).status).toBe(409);
  });
});
