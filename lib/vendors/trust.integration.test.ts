import { addFavorite, removeFavorite } from "@/lib/favorites/commands";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createConversation, createListing, createUser, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { findVendorCard } from "./queries";
import { countContact, countInquiry, type Approach } from "./desk/trends.commands";
import { readTrends } from "./desk/trends.queries";
import { refreshTrust } from "./trust.commands";

type Thread = { days: number; replySeconds: number | null };

async function vendorWith(threads: Thread[]): Promise<{ id: string; userId: string }> {
  const { id, userId } = await createVendor();
  const { id: listingId } = await createListing({ vendorId: id });
  for (const { days, replySeconds } of threads) {
    const createdAt = daysFromNow(-days);
    const starter = await createUser();
    await createConversation({
      listingId,
      starterId: starter.id,
      ownerId: userId,
      starterMessages: 1,
      ownerMessages: replySeconds === null ? 0 : 1,
      firstReplySeconds: replySeconds,
      createdAt,
      lastMessageAt: createdAt,
    });
  }
  return { id, userId };
}

const answered = (replySeconds: number, count: number, days = 20): Thread[] =>
  Array.from({ length: count }, () => ({ days, replySeconds }));

const open = (days: number, count: number): Thread[] =>
  Array.from({ length: count }, () => ({ days, replySeconds: null }));

async function readTrust(id: string) {
  await refreshTrust();
  const card = await findVendorCard(id);
  return card && [card.medianReplySeconds, card.replyPercent, card.activeWithin];
}

describe("trust figures of a vendor", () => {
  test("omits figures below five threads", async () => {
    const { id } = await vendorWith(answered(600, 4));
    expect(await readTrust(id)).toEqual([null, null, null]);
  });

  test("shows the median in whole hours and the share of answered threads, rounded down to five", async () => {
    const { id } = await vendorWith([...answered(4000, 3), ...answered(90_000, 3), ...open(3, 1)]);
    // 6 of 7 is 85.7 percent; the third of six is 4,000 seconds.
    expect(await readTrust(id)).toEqual([7200, 85, null]);
  });

  test("uses days from one day on, and skips threads under a day or over half a year old", async () => {
    const slow = await vendorWith([...answered(90_000, 5), ...open(0.5, 9), ...open(200, 9)]);
    expect(await readTrust(slow.id)).toEqual([2 * 86_400, 100, null]);
  });

  test("shows when the vendor last wrote or changed a listing, this week or this month", async () => {
    const { id, userId } = await vendorWith(answered(600, 5));
    const { conversationId } = await db.conversation
      .findFirstOrThrow({ where: { ownerId: userId }, select: { id: true } })
      .then((found) => ({ conversationId: found.id }));
    await db.message.create({
      data: { conversationId, senderId: userId, text: "Yes", createdAt: daysFromNow(-20) },
    });
    expect(await readTrust(id)).toEqual([3600, 100, "month"]);
    const { id: listingId } = await db.listing.findFirstOrThrow({ where: { vendorId: id } });
    await db.listingEvent.create({ data: { listingId, actorId: userId, action: "edit" } });
    expect(await readTrust(id)).toEqual([3600, 100, "week"]);
  });

  test("omits figures while the vendor is away", async () => {
    const { id } = await vendorWith(answered(600, 5));
    await db.vendor.update({ where: { id }, data: { holidayUntil: daysFromNow(3) } });
    expect(await readTrust(id)).toEqual([null, null, null]);
  });

  test("invalidates a page only if its words change", async () => {
    const { id, userId } = await vendorWith(answered(600, 5));
    expect(await refreshTrust()).toBeGreaterThanOrEqual(1);
    expect(await refreshTrust()).toBe(0);
    // The number changes, but not the displayed text.
    const [row] = await rows<{ id: string }>(sql`
      UPDATE conversations SET first_reply_seconds = 700 WHERE id = (
        SELECT id FROM conversations WHERE owner_id = ${userId}::uuid LIMIT 1) RETURNING id`);
    expect(row).toBeDefined();
    expect(await refreshTrust()).toBe(0);
    await rows(sql`UPDATE conversations SET first_reply_seconds = 7000 WHERE owner_id = ${userId}::uuid`);
    expect(await refreshTrust()).toBe(1);
    expect(await readTrust(id)).toEqual([7200, 100, null]);
  });
});

describe("trends", () => {
  async function count(vendorId: string, daysAgo: number, views: number): Promise<void> {
    const { id: listingId } = await createListing({ vendorId });
    const [{ day } = { day: "" }] = await rows<{ day: string }>(
      sql`SELECT (now() AT TIME ZONE 'America/New_York')::date - ${daysAgo}::int AS day`,
    );
    await db.listingDay.create({
      data: { listingId, vendorId, day: new Date(`${day}T00:00:00Z`), views, enquiries: 1 },
    });
  }

  test("sums the listings of a vendor by day, including today, against the period before", async () => {
    const { id } = await createVendor();
    const { id: other } = await createVendor();
    await count(id, 0, 5);
    await count(id, 0, 2);
    await count(id, 6, 1);
    await count(id, 7, 4);
    await count(id, 13, 3);
    await count(id, 14, 100);
    await count(other, 0, 100);
    const { dates, trends } = await readTrends(id, 7);
    expect(dates).toHaveLength(7);
    expect(dates.toSorted()).toEqual(dates);
    expect(trends[0]).toEqual({
      kind: "views",
      counted: true,
      total: 8,
      before: 7,
      now: [1, 0, 0, 0, 0, 0, 7],
      earlier: [3, 0, 0, 0, 0, 0, 4],
    });
    expect(trends.map(({ kind, total }) => [kind, total])).toEqual([
      ["views", 8],
      ["favorites", 0],
      ["contacts", 0],
      ["enquiries", 3],
    ]);
  });

  async function totals(vendorId: string) {
    const { trends } = await readTrends(vendorId, 7);
    return Object.fromEntries(trends.map(({ kind, now }) => [kind, now.at(-1)]));
  }

  function contact(approach: Approach): Promise<boolean> {
    return transaction((tx) => countContact(tx, approach));
  }

  describe("activity counting", () => {
    test("counts a favorite once, and not if it is removed on the same day", async () => {
      const { id: vendorId } = await createVendor();
      const { id } = await createListing({ vendorId });
      const [one, other] = [await createUser(), await createUser()];
      await Promise.all([addFavorite(one.id, id), addFavorite(one.id, id), addFavorite(other.id, id)]);
      expect(await totals(vendorId)).toMatchObject({ favorites: 2, views: 0 });
      await removeFavorite(one.id, id);
      await removeFavorite(one.id, id);
      expect(await totals(vendorId)).toMatchObject({ favorites: 1 });
    });

    test("keeps an older favorite on its day when it is removed", async () => {
      const { id: vendorId } = await createVendor();
      const { id } = await createListing({ vendorId });
      const { id: userId } = await createUser();
      await addFavorite(userId, id);
      await db.$executeRaw`UPDATE favorites SET created_at = created_at - interval '2 days' WHERE listing_id = ${id}::uuid`;
      await db.$executeRaw`UPDATE listing_days SET day = day - 2 WHERE listing_id = ${id}::uuid`;
      await removeFavorite(userId, id);
      expect((await readTrends(vendorId, 7)).trends[1]?.total).toBe(1);
    });

    test("counts a contact and an inquiry for the listing, or for the vendor without a listing", async () => {
      const { id: vendorId } = await createVendor();
      const { id: otherVendor } = await createVendor();
      const { id: listingId } = await createListing({ vendorId });
      const { id: foreign } = await createListing({ vendorId: otherVendor });
      const viewer = { role: "customer", vendorId: null } as const;
      for (const about of [listingId, null, foreign]) {
        expect(await contact({ vendorId, listingId: about, viewer })).toBe(true);
      }
      expect(await contact({ vendorId, listingId, viewer: null })).toBe(true);
      await transaction((tx) => countInquiry(tx, { vendorId, listingId, viewer }));
      await transaction((tx) => countInquiry(tx, { vendorId, listingId: null, viewer }));
      expect(await totals(vendorId)).toMatchObject({ contacts: 4, enquiries: 2 });
      expect(await totals(otherVendor)).toMatchObject({ contacts: 0 });
      expect(await db.listingDay.findMany({ where: { listingId } })).toMatchObject([
        { contacts: 2, enquiries: 1 },
      ]);
      expect(await db.vendorDay.findMany({ where: { vendorId } })).toMatchObject([
        { contacts: 2, enquiries: 1 },
      ]);
    });

    test("ignores the vendor, an admin, an unknown vendor, and a rolled-back action", async () => {
      const { id: vendorId } = await createVendor();
      expect(await contact({ vendorId, listingId: null, viewer: { role: "vendor", vendorId } })).toBe(false);
      expect(await contact({ vendorId, listingId: null, viewer: { role: "admin", vendorId: null } })).toBe(
        false,
      );
      const unknown = "0190b6a0-0000-7000-8000-000000000001";
      expect(await contact({ vendorId: unknown, listingId: null, viewer: null })).toBe(false);
      const broken = transaction(async (tx) => {
        await countContact(tx, { vendorId, listingId: null, viewer: null });
        throw new Error("the rest failed");
      });
      await expect(broken).rejects.toThrow("the rest failed");
      expect(await totals(vendorId)).toMatchObject({ contacts: 0, enquiries: 0 });
    });

    test.each(["Pacific/Kiritimati", "Etc/GMT+12"])(
      "counts on the day of %s, which in one of the two zones differs from UTC",
      async (zone) => {
        jest.replaceProperty(env, "TIME_ZONE", zone);
        const { id: vendorId } = await createVendor();
        const { id } = await createListing({ vendorId });
        await addFavorite((await createUser()).id, id);
        await contact({ vendorId, listingId: null, viewer: null });
        const [{ day } = { day: "" }] = await rows<{ day: string }>(
          sql`SELECT (now() AT TIME ZONE ${zone})::date AS day`,
        );
        const { dates } = await readTrends(vendorId, 7);
        expect(dates.at(-1)).toBe(day);
        expect(await totals(vendorId)).toMatchObject({ favorites: 1, contacts: 1 });
      },
    );
  });

  test("leaves uncounted views out instead of zero", async () => {
    const { id } = await createVendor();
    const counted = async () => (await readTrends(id, 7)).trends.map((trend) => trend.counted);
    expect(await counted()).toEqual([false, true, true, true]);
    await count(id, 80, 1);
    expect(await counted()).toEqual([true, true, true, true]);
  });
});
