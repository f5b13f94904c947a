import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createFavorite, createReview } from "@/prisma/factories";
import { agree, atDesk, completeDeal, createConversations, showDeal } from "@/prisma/test/deals";
import { thread } from "@/prisma/test/conversations";
import { announceRelisting } from "./deals/relisting.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const noticesTo = async (userId: string) =>
  (await db.notification.findMany({ where: { userId, type: "offer" }, orderBy: { createdAt: "asc" } })).map(
    ({ title }) => title,
  );

async function sellTo(count: number) {
  const { vendor, listingId, buyers } = await createConversations({ title: "Oak desk" }, count);
  const [sale, ...askers] = buyers;
  await agree(sale!.buyer, vendor, sale!.id);
  await completeDeal(vendor, sale!.id);
  return { vendor, listingId, sale: sale!, askers };
}

test("restores a sold listing at its address, with favorites and reviews", async () => {
  const { vendor, listingId, sale, askers } = await sellTo(2);
  const review = {
    listingId,
    vendorId: vendor.vendorId,
    authorId: sale.buyer.id,
    status: "published",
  } as const;
  await createReview(review);
  await createFavorite({ listingId, userId: askers[0]!.buyer.id });
  const before = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
  expect([before.status, before.reviewCount, before.favoriteCount]).toEqual(["sold", 1, 1]);
  const answer = await atDesk(vendor, listingId, "relist");
  expect(answer).toMatchObject({ status: 200, body: { id: listingId, status: "approved" } });
  const after = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
  expect(after).toMatchObject({ reviewCount: 1, favoriteCount: 1, closedAt: null });
  expect(after.expiresAt).toEqual(before.expiresAt);
  expect((await atDesk(vendor, listingId, "relist")).status).toBe(409);
});

test("starts a new period for a listing that expired while it was sold", async () => {
  const { vendor, listingId } = await sellTo(1);
  const day = 86_400_000;
  await db.listing.update({
    where: { id: listingId },
    data: { publishedAt: new Date(Date.now() - 90 * day), expiresAt: new Date(Date.now() - day) },
  });
  await atDesk(vendor, listingId, "relist");
  const { expiresAt } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
  expect(expiresAt!.getTime()).toBeGreaterThan(Date.now() + 89 * day);
});

test("ends the deal of the sale, and accepts another offer of the buyer", async () => {
  const { vendor, listingId, sale } = await sellTo(1);
  await atDesk(vendor, listingId, "relist");
  await announceRelisting(listingId);
  expect((await noticesTo(sale.buyer.id)).at(-1)).toBe("The vendor made the listing available again");
  expect(await noticesTo(sale.buyer.id)).not.toContain("Available again");
  expect(await showDeal(sale.buyer, sale.id)).toMatchObject({
    ...{ closedAt: null, canOffer: true, offer: { status: "withdrawn" } },
  });
  expect((await thread(sale.buyer, sale.id)).items[0]!.text).toBe("The listing is available again.");
});

test("notifies everyone who inquired once, even if it is sold and available again twice", async () => {
  const { vendor, listingId, sale, askers } = await sellTo(4);
  const [asker, muted, blocked] = askers;
  await db.conversation.update({ where: { id: muted!.id }, data: { starterMutedAt: new Date() } });
  await db.block.create({ data: { blockerId: vendor.id, blockedId: blocked!.buyer.id } });
  await atDesk(vendor, listingId, "relist");
  await announceRelisting(listingId);
  await announceRelisting(listingId);
  await atDesk(vendor, listingId, "sell");
  await atDesk(vendor, listingId, "relist");
  await announceRelisting(listingId);
  expect(await noticesTo(asker!.buyer.id)).toEqual(["Available again"]);
  expect(await noticesTo(muted!.buyer.id)).toEqual([]);
  expect(await noticesTo(blocked!.buyer.id)).toEqual([]);
  expect(
    await db.mail.count({ where: { userId: asker!.buyer.id, subject: "Available again: Oak desk" } }),
  ).toBe(1);
  expect(await noticesTo(sale.buyer.id)).not.toContain("Available again");
});

test("announces no listing that was sold again meanwhile", async () => {
  const { vendor, listingId, sale, askers } = await sellTo(2);
  await atDesk(vendor, listingId, "relist");
  await atDesk(vendor, listingId, "sell");
  await announceRelisting(listingId);
  expect(await noticesTo(askers[0]!.buyer.id)).toEqual([]);
  expect(await showDeal(sale.buyer, sale.id)).toMatchObject({ offer: { status: "accepted" } });
  await announceRelisting(randomUUID());
});
