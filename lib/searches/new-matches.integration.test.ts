import * as one from "@/app/api/saved-searches/[id]/route";
import * as all from "@/app/api/saved-searches/route";
import { db, rows, sql } from "@/lib/server/db";
import { createListing } from "@/prisma/factories";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { matchArrivals } from "./matching/commands";
import { listNewMatches } from "./queries";

async function publish(title: string, priceCents: bigint): Promise<string> {
  const { id } = await createListing({
    ...{ title, priceCents, status: "pending" },
    ...{ publishedAt: null, expiresAt: null },
  });
  await rows(sql`UPDATE listings SET status = 'approved', published_at = clock_timestamp() + interval '1 ms',
    expires_at = now() + interval '90 days' WHERE id = ${id}::uuid`);
  await matchArrivals();
  return id;
}

test("shows the newest matches of all searches once each, until they are seen or hidden", async () => {
  const { browser, person } = await createSignedInPerson();
  const save = (filter: object) => browser.post(all.POST, "/api/saved-searches", { body: { filter } });
  const searches = [await save({ search: "ocarina" }), await save({ maxPrice: 555 })];
  const first = await publish("Clay ocarina", 50_000n);
  const second = await publish("Blue ocarina", 40_000n);
  const ids = async (limit: number) => (await listNewMatches(person.id, limit)).map(({ id }) => id);
  expect(await ids(4)).toEqual([second, first]);
  expect(await ids(1)).toEqual([second]);
  await db.listing.update({ where: { id: second }, data: { status: "paused" } });
  expect(await ids(1)).toEqual([first]);
  for (const { body } of searches) {
    const id = String(body.id);
    await browser.patch(one.PATCH, `/api/saved-searches/${id}`, { params: { id }, body: { seen: true } });
  }
  expect(await ids(4)).toEqual([]);
});
