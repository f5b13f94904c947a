import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createFavorite } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createPersonWithBrowser, start, thread } from "@/prisma/test/conversations";
import { makeOffer, showDeal } from "@/prisma/test/deals";
import { readMails } from "@/prisma/test/mails";
import {
  acceptOffer,
  createSavedListing,
  createSaver,
  listOffers,
  offerToSavers,
  showSaverOffer,
} from "@/prisma/test/saver-offers";
import { sendSaverOffers } from "./sending.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const noticesOf = (userId: string) =>
  db.notification.findMany({ where: { userId, type: "saver_offer" }, select: { title: true, body: true } });

async function expectNothing(listingId: string): Promise<void> {
  expect(await db.saverOffer.count({ where: { listingId } })).toBe(0);
}

describe("an offer to people who saved a listing", () => {
  test("counts the people before, without names, and notifies each once by bell and mail", async () => {
    const saved = await createSavedListing();
    const { saver, seller } = saved;
    const second = await createSaver(saved.listingId);
    expect(await showSaverOffer(saved)).toEqual({ people: 2, nextAt: null, last: null });
    const { status, body } = await offerToSavers(saved, { amount: 80, days: 2 });
    expect([status, body.people]).toEqual([201, 2]);
    expect(JSON.stringify(body)).not.toContain(saver.id);
    await Promise.all([sendSaverOffers(), sendSaverOffers()]);
    for (const { id } of [saver, second]) {
      const [notice, ...more] = await noticesOf(id);
      expect(notice?.title).toBe("An offer for you: Oak chair");
      expect(notice?.body).toMatch(
        /^You saved this\. The seller offers it for \$80\.00, \$20\.00 less than listed, until /,
      );
      expect(more).toEqual([]);
    }
    expect(await noticesOf(seller.id)).toEqual([]);
    await sendDueMail();
    const { email } = await db.user.findUniqueOrThrow({ where: { id: saver.id } });
    const [mail] = readMails(email);
    expect(mail?.subject).toBe("An offer for you: Oak chair");
    expect(mail?.text).toMatch(/\/unsubscribe\?token=/);
    expect(await db.conversation.count({ where: { listingId: saved.listingId } })).toBe(0);
  });

  test("leaves out blocked people, suspended accounts, the seller, and those who opted out", async () => {
    const saved = await createSavedListing();
    const { listingId, seller, saver } = saved;
    const [blocked, blocker, suspended, optedOut, half] = [
      await createSaver(listingId),
      await createSaver(listingId),
      await createSaver(listingId),
      await createSaver(listingId),
      await createSaver(listingId),
    ];
    await createFavorite({ userId: seller.id, listingId });
    await db.block.create({ data: { blockerId: seller.id, blockedId: blocked.id } });
    await db.block.create({ data: { blockerId: blocker.id, blockedId: seller.id } });
    await db.user.update({ where: { id: suspended.id }, data: { status: "suspended" } });
    const out = { type: "saver_offer", site: false, email: false } as const;
    await db.notificationPreference.create({ data: { userId: optedOut.id, ...out } });
    await db.notificationPreference.create({ data: { userId: half.id, ...out, email: true } });
    expect((await showSaverOffer(saved)).people).toBe(2);
    await offerToSavers(saved);
    await sendSaverOffers();
    for (const { id } of [blocked, blocker, suspended, optedOut, seller]) {
      expect(await noticesOf(id)).toEqual([]);
      expect(await db.mail.count({ where: { userId: id } })).toBe(0);
    }
    expect(await db.mail.count({ where: { userId: half.id } })).toBe(1);
    expect(await noticesOf(saver.id)).toHaveLength(1);
    expect(await listOffers(optedOut)).toEqual([]);
    expect(await listOffers(blocker)).toEqual([]);
    expect((await acceptOffer(blocker, listingId)).status).toBe(409);
  });

  test("accepts one offer in seven days", async () => {
    const saved = await createSavedListing();
    const { listingId } = saved;
    await offerToSavers(saved, { amount: 80, days: 1 });
    expect((await showSaverOffer(saved)).nextAt).not.toBeNull();
    const both = await Promise.all([
      offerToSavers(saved, { amount: 70 }),
      offerToSavers(saved, { amount: 60 }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([409, 409]);
    await db.saverOffer.updateMany({
      where: { listingId },
      data: { createdAt: daysFromNow(-8), expiresAt: daysFromNow(-7) },
    });
    expect((await offerToSavers(saved, { amount: 70 })).status).toBe(201);
    const history = await db.listingEvent.findMany({
      where: { listingId },
      orderBy: { createdAt: "asc" },
      select: { action: true, data: true },
    });
    expect(history).toEqual([
      { action: "saver-offer", data: { cents: 8_000, days: 1 } },
      { action: "saver-offer", data: { cents: 7_000, days: 3 } },
    ]);
  });

  test("refuses an offer at the price, off sale, without receivers, and of other vendors", async () => {
    const saved = await createSavedListing();
    const { listingId } = saved;
    const atPrice = await offerToSavers(saved, { amount: 100 });
    expect([atPrice.status, atPrice.body.fields]).toEqual([
      422,
      { amount: "Enter less than the price, $100.00" },
    ]);
    const stranger = await createPersonWithBrowser({ vendorStatus: "approved" });
    expect((await offerToSavers({ seller: stranger, listingId })).status).toBe(404);
    await db.listing.update({ where: { id: listingId }, data: { status: "paused" } });
    expect((await offerToSavers(saved)).status).toBe(409);
    await db.listing.update({ where: { id: listingId }, data: { status: "approved" } });
    await db.favorite.deleteMany({ where: { listingId } });
    expect((await offerToSavers(saved)).status).toBe(409);
    await expectNothing(listingId);
  });

  test("skips people who saved the listing later", async () => {
    const saved = await createSavedListing();
    await offerToSavers(saved);
    const late = await createPersonWithBrowser();
    await createFavorite({ userId: late.id, listingId: saved.listingId, createdAt: daysFromNow(1) });
    await sendSaverOffers();
    expect(await noticesOf(late.id)).toEqual([]);
    expect(await listOffers(late)).toEqual([]);
    expect((await acceptOffer(late, saved.listingId)).status).toBe(404);
  });

  test("sends nothing once the listing costs as little or is off sale", async () => {
    const saved = await createSavedListing();
    await offerToSavers(saved);
    await db.listing.update({ where: { id: saved.listingId }, data: { priceCents: 8_000n } });
    await sendSaverOffers();
    expect(await noticesOf(saved.saver.id)).toEqual([]);
    expect(await listOffers(saved.saver)).toEqual([]);
  });
});

describe("accepting an offer for a favorite", () => {
  test("makes a deal at its price, reserves the listing, and notifies the seller", async () => {
    const saved = await createSavedListing();
    const { saver, seller, listingId } = saved;
    await offerToSavers(saved);
    expect(await listOffers(saver)).toMatchObject([
      { listingId, title: "Oak chair", amount: 80, price: 100 },
    ]);
    const { status, body } = await acceptOffer(saver, listingId);
    expect(status).toBe(200);
    const id = String(body.conversationId);
    expect(await showDeal(seller, id)).toMatchObject({
      offer: { mine: true, amount: 80, status: "accepted", reserves: true },
      canComplete: true,
    });
    expect((await thread(seller, id)).items.map(({ text, dealStep }) => [dealStep, text])).toEqual([
      ["accept", "Accepted your offer of $80.00 to people who saved this."],
    ]);
    const { status: listingStatus } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
    expect(listingStatus).toBe("reserved");
    expect(await db.notification.count({ where: { userId: seller.id, type: "offer" } })).toBe(1);
    expect(await listOffers(saver)).toEqual([]);
  });

  test("refuses the second person if there’s only one piece", async () => {
    const saved = await createSavedListing();
    const second = await createSaver(saved.listingId);
    await offerToSavers(saved);
    const both = await Promise.all([
      acceptOffer(saved.saver, saved.listingId),
      acceptOffer(second, saved.listingId),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.offer.count({ where: { listingId: saved.listingId } })).toBe(1);
  });

  test("takes one of several pieces each, and the place of the person's own open offer", async () => {
    const saved = await createSavedListing({ details: { condition: "new", pickup: true, stock: 3 } });
    const { saver, listingId } = saved;
    const id = String((await start(saver, { listingId })).body.id);
    await makeOffer(saver, id, { amount: 60 });
    await offerToSavers(saved);
    expect((await acceptOffer(saver, listingId)).body).toEqual({ conversationId: id });
    const offers = await db.offer.findMany({ where: { conversationId: id }, orderBy: { createdAt: "asc" } });
    expect(offers.map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ["withdrawn", 6_000n],
      ["accepted", 8_000n],
    ]);
    const { details } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
    expect(details).toMatchObject({ stock: 2 });
    expect((await acceptOffer(saver, listingId)).status).toBe(409);
  });

  test("refuses an expired offer", async () => {
    const saved = await createSavedListing();
    await offerToSavers(saved);
    await db.saverOffer.updateMany({
      where: { listingId: saved.listingId },
      data: { createdAt: daysFromNow(-0.9), expiresAt: daysFromNow(-0.1) },
    });
    await db.favorite.updateMany({
      where: { listingId: saved.listingId },
      data: { createdAt: daysFromNow(-2) },
    });
    const { status, body } = await acceptOffer(saved.saver, saved.listingId);
    expect([status, body.error]).toEqual([409, "This offer is no longer open."]);
  });
});
