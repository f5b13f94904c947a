import * as one from "@/app/api/favorites/[id]/route";
import * as check from "@/app/api/favorites/check/[id]/route";
import * as ids from "@/app/api/favorites/ids/route";
import * as all from "@/app/api/favorites/route";
import { db } from "@/lib/server/db";
import { nextCursor } from "@/lib/shared/link-header";
import { createListing } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import type { FavoriteDto } from "./contract";

function add(browser: Browser, id: string) {
  return browser.post(one.POST, `/api/favorites/${id}`, { params: { id } });
}

function remove(browser: Browser, id: string) {
  return browser.delete(one.DELETE, `/api/favorites/${id}`, { params: { id } });
}

async function list(browser: Browser, query: Record<string, string> = {}) {
  const answer = await browser.get(all.GET, "/api/favorites", { query });
  return { ...answer, items: answer.body as unknown as FavoriteDto[] };
}

async function isSaved(browser: Browser, id: string): Promise<unknown> {
  return (await browser.get(check.GET, `/api/favorites/check/${id}`, { params: { id } })).body;
}

const unknownId = "01890000-0000-7000-8000-00000000dead";

describe("favourites", () => {
  test("are added and removed once, however often it is asked", async () => {
    const { person, browser } = await newcomer();
    const { id } = await createListing();
    expect(await isSaved(browser, id)).toEqual({ favorited: false });
    const adds = await Promise.all([add(browser, id), add(browser, id), add(browser, id)]);
    expect(adds.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { favorited: true }]));
    expect(await db.favorite.count({ where: { userId: person.id } })).toBe(1);
    expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ favoriteCount: 1 });
    expect(await isSaved(browser, id)).toEqual({ favorited: true });
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(browser, id)).body).toEqual({ favorited: false });
    }
    expect(await isSaved(browser, id)).toEqual({ favorited: false });
    expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ favoriteCount: 0 });
  });

  test("keep the first price, and tell of a drop and of a sale", async () => {
    const { browser } = await newcomer();
    const { id } = await createListing({ priceCents: 50_000n });
    await add(browser, id);
    expect((await list(browser)).items).toMatchObject([
      { id, price: 500, savedPrice: 500, priceDropped: false, gone: false },
    ]);
    await db.listing.update({ where: { id }, data: { priceCents: 45_050n } });
    await add(browser, id);
    expect((await list(browser)).items).toMatchObject([
      { price: 450.5, savedPrice: 500, priceDropped: true },
    ]);
    await db.listing.update({ where: { id }, data: { priceCents: 60_000n, status: "sold" } });
    expect((await list(browser)).items).toMatchObject([{ priceDropped: false, gone: true, status: "sold" }]);
  });

  test("come the last saved first, a page at a time, with their number", async () => {
    const { browser } = await newcomer();
    const saved: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await createListing();
      await add(browser, id);
      saved.unshift(id);
    }
    const first = await list(browser, { limit: "2" });
    const second = await list(browser, { limit: "2", cursor: nextCursor(first.headers) ?? "" });
    const third = await list(browser, { limit: "2", cursor: nextCursor(second.headers) ?? "" });
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(saved);
    expect([first.headers.get("x-total-count"), nextCursor(third.headers)]).toEqual(["5", null]);
    expect((await browser.get(ids.GET, "/api/favorites/ids")).body).toEqual(saved);
    expect((await list(browser, { cursor: "nonsense" })).status).toBe(400);
  });

  test("hide what the public may see no more, until it is back", async () => {
    const { browser } = await newcomer();
    const { id } = await createListing();
    await add(browser, id);
    await db.listing.update({ where: { id }, data: { status: "paused" } });
    expect((await list(browser)).items).toEqual([]);
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect((await list(browser)).items).toHaveLength(1);
  });

  test("are nobody else's, and ask for a sign-in", async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const { id } = await createListing();
    await add(owner.browser, id);
    expect((await list(other.browser)).items).toEqual([]);
    await remove(other.browser, id);
    expect(await isSaved(owner.browser, id)).toEqual({ favorited: true });
    expect((await add(createBrowser(), id)).status).toBe(401);
  });

  test("cannot be a listing that does not exist or that nobody may see", async () => {
    const { person, browser } = await newcomer();
    const draft = await createListing({ status: "draft" });
    for (const id of [draft.id, unknownId]) {
      const { status, body } = await add(browser, id);
      expect([status, body.error]).toEqual([404, "This listing does not exist."]);
    }
    expect((await add(browser, "nonsense")).status).toBe(400);
    expect(await db.favorite.count({ where: { userId: person.id } })).toBe(0);
  });
});
