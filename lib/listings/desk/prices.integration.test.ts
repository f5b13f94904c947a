import * as one from "@/app/api/listings/[id]/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createLiveListing, createShop, patch } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
afterAll(() => stopQueue());

test("marks a price as reduced only below the lowest of the last 30 days", async () => {
  const { admin, shop } = await createShop({ listings: 20, photos: 4 });
  const { id } = await createLiveListing(shop, admin);
  const visitor = (await createSignedInPerson()).browser;
  async function reprice(price: number) {
    const { version } = await db.listing.findUniqueOrThrow({ where: { id } });
    await patch(shop.browser, id, { version, price });
    const { previousPrice, reducedAt } = (
      await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })
    ).body;
    return [previousPrice, reducedAt !== null];
  }
  expect(await reprice(600)).toEqual([null, false]);
  expect(await reprice(500)).toEqual([null, false]);
  expect(await reprice(480)).toEqual([null, false]);
  expect(await reprice(450)).toEqual([480, true]);
  expect(await reprice(700)).toEqual([null, false]);
  await rows(sql`
    UPDATE price_changes SET changed_at = changed_at - interval '31 days' WHERE listing_id = ${id}::uuid`);
  expect(await reprice(650)).toEqual([700, true]);
});
