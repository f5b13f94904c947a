import { countFavorites } from "@/lib/favorites/queries";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createFavorite, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { talk, write } from "@/prisma/test/talks";
import { getTalkDesk } from "./desk.queries";
import { talkTodos } from "./desk.rules";

afterAll(() => stopQueue());

test("a desk counts what waits for each side of a conversation, and nothing that is over", async () => {
  const { customer, vendor, listingId, id } = await talk();
  await write(vendor, id, "It is.");
  const at = { conversationId: id, listingId };
  const offer = { ...at, amountCents: 100, proposedById: vendor.id };
  await db.offer.create({ data: { ...offer, expiresAt: daysFromNow(1) } });
  const viewing = { ...at, requestedById: customer.id };
  await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(2) } });
  await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(-2) } });
  await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(1), status: "declined" } });

  const mine = await getTalkDesk(customer.id);
  expect(mine).toMatchObject({ unread: 1, offers: 1, offerIn: id });
  expect(mine.viewings).toMatchObject([{ conversationId: id, title: "Oak desk", yours: false }]);
  const theirs = await getTalkDesk(vendor.id);
  expect(theirs).toMatchObject({ unread: 1, offers: 0, offerIn: null, viewings: [{ yours: true }] });
  expect(talkTodos(mine).map(({ text, href }) => [text, href])).toEqual([
    ["1 offer to answer", `/messages/${id}`],
    ["1 message to read", "/messages"],
  ]);
  expect(talkTodos(theirs).map(({ text }) => text)).toEqual(["1 viewing to confirm", "1 message to read"]);

  await db.offer.updateMany({ where: { conversationId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await getTalkDesk(customer.id)).offers).toBe(0);
});

test("favorites are counted as the list shows them", async () => {
  const { userId, listingId } = await createFavorite({ priceCents: 900_000_000n });
  const { id: sold } = await createListing({ status: "sold" });
  const { id: hidden } = await createListing({ status: "paused" });
  for (const other of [sold, hidden])
    await createFavorite({ userId, listingId: other, priceCents: 900_000_000n });
  expect(await countFavorites(userId)).toEqual({ total: 2, cheaper: 1, gone: 1 });
  await db.listing.update({ where: { id: listingId }, data: { priceCents: 900_000_000n } });
  expect(await countFavorites(userId)).toMatchObject({ cheaper: 0 });
});
