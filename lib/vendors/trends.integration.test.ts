import { addFavorite, removeFavorite } from "@/lib/favorites/commands";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createListing, createUser, createVendor } from "@/prisma/factories";
import { countContact, countInquiry, type Approach } from "./trends.commands";
import { readTrends } from "./trends.queries";

async function count(vendorId: string, daysAgo: number, views: number): Promise<void> {
  const { id: listingId } = await createListing({ vendorId });
  const [{ day } = { day: "" }] = await rows<{ day: string }>(
    sql`SELECT (now() AT TIME ZONE 'America/New_York')::date - ${daysAgo}::int AS day`,
  );
  await db.listingDay.create({
    data: { listingId, vendorId, day: new Date(`${day}T00:00:00Z`), views, enquiries: 1 },
  });
}

test("add up a vendor's listings by day, today included, against the period before", async () => {
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

describe("what people do counts from the moment it happens", () => {
  test("a favorite once, and not when it is taken back on the same day", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId });
    const [one, other] = [await createUser(), await createUser()];
    await Promise.all([addFavorite(one.id, id), addFavorite(one.id, id), addFavorite(other.id, id)]);
    expect(await totals(vendorId)).toMatchObject({ favorites: 2, views: 0 });
    await removeFavorite(one.id, id);
    await removeFavorite(one.id, id);
    expect(await totals(vendorId)).toMatchObject({ favorites: 1 });
  });

  test("an older favorite stays on its day when it is taken back", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId });
    const { id: userId } = await createUser();
    await addFavorite(userId, id);
    await db.$executeRaw`UPDATE favorites SET created_at = created_at - interval '2 days' WHERE listing_id = ${id}::uuid`;
    await db.$executeRaw`UPDATE listing_days SET day = day - 2 WHERE listing_id = ${id}::uuid`;
    await removeFavorite(userId, id);
    expect((await readTrends(vendorId, 7)).trends[1]?.total).toBe(1);
  });

  test("a contact and an inquiry at the listing, or at the vendor where there is none", async () => {
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

  test("not the vendor's own, an admin's, one of an unknown vendor or one that was rolled back", async () => {
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
    "on the day of %s, which one of the two is not UTC's",
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

test("views that nothing counted yet are not told as none", async () => {
  const { id } = await createVendor();
  const counted = async () => (await readTrends(id, 7)).trends.map((trend) => trend.counted);
  expect(await counted()).toEqual([false, true, true, true]);
  await count(id, 80, 1);
  expect(await counted()).toEqual([true, true, true, true]);
});
