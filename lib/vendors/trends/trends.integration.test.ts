import { db, rows, sql } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/catalogue";
import { readTrends } from "./queries";

async function count(vendorId: string, daysAgo: number, views: number): Promise<void> {
  const { id: listingId } = await createListing(vendorId);
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
