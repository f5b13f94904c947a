import * as one from "@/app/api/favorites/[id]/route";
import * as check from "@/app/api/favorites/check/[id]/route";
import * as ids from "@/app/api/favorites/ids/route";
import * as all from "@/app/api/favorites/route";
import { db, rows, sql } from "@/lib/server/db";
import { nextCursor } from "@/lib/shared/link-header";
import { createConversation, createListing } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addFavorite, removeFavorite } from "./commands";
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

describe("favorites", () => {
  test("44: adds and removes a favorite once, even if requested repeatedly", async () => {
    const { person, browser } = await createSignedInPerson();
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

  test("names the listing that the person closed a deal for", async () => {
    const { person, browser } = await createSignedInPerson();
    const [bought, talked] = [await createListing(), await createListing()];
    for (const { id } of [talked, bought]) await add(browser, id);
    const closed = { dealClosedAt: new Date(), starterId: person.id };
    await createConversation({ ...closed, listingId: bought.id });
    await createConversation({ starterId: person.id, listingId: talked.id });
    await createConversation({ dealClosedAt: new Date(), listingId: talked.id });
    expect((await list(browser)).items.map(({ id, bought: is }) => [id, is])).toEqual([
      [bought.id, true],
      [talked.id, false],
    ]);
  });

  test("counts exactly after 200 concurrent clicks on hearts", async () => {
    const { id } = await createListing();
    const people = await rows<{ id: string }>(sql`
      INSERT INTO users (id, username, email, password_hash, first_name, last_name, updated_at)
      SELECT gen_random_uuid(), 'heart' || n, 'heart' || n || '@example.com', 'x', 'Kim', 'Lee', now()
      FROM generate_series(1, 50) n RETURNING id`);
    const operations = people.flatMap((person, index) => [
      () => addFavorite(person.id, id),
      () => addFavorite(person.id, id),
      () => (index % 2 ? removeFavorite(person.id, id) : addFavorite(person.id, id)),
      () => (index % 3 ? addFavorite(person.id, id) : removeFavorite(person.id, id)),
    ]);
    const waiting = [...operations];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const savedCount = await db.favorite.count({ where: { listingId: id } });
    expect(operations).toHaveLength(200);
    expect(savedCount).toBeGreaterThan(0);
    expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ favoriteCount: savedCount });
    const [day] = await rows<{ favorites: number }>(sql`
      SELECT sum(favorites)::int AS favorites FROM listing_days WHERE listing_id = ${id}::uuid`);
    expect(day?.favorites).toBe(savedCount);
  });

  test("keeps the first price, and shows a price drop and a sale", async () => {
    const { browser } = await createSignedInPerson();
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

  test("lists favorites last saved first, page by page, with their total", async () => {
    const { browser } = await createSignedInPerson();
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

  test("lists favorites in the requested order, page by page, and refuses a cursor of another order", async () => {
    const { browser } = await createSignedInPerson();
    const made = [
      { title: "Cedar chest", priceCents: 30_000n },
      { title: "alder bench", priceCents: 10_000n },
      { title: "Birch table", priceCents: 20_000n },
      { title: "Ash stool", priceCents: 20_000n },
    ];
    const ids: string[] = [];
    for (const data of made) {
      const { id } = await createListing(data);
      ids.push(id);
      await add(browser, id);
    }
    await db.listing.update({ where: { id: ids[0] }, data: { priceCents: 25_000n } });
    await db.listing.update({ where: { id: ids[2] }, data: { priceCents: 19_000n } });
    async function titles(sort: string) {
      const found: string[] = [];
      let cursor: string | null = "";
      do {
        const query: Record<string, string> = { sort, limit: "1", ...(cursor ? { cursor } : {}) };
        const page = await list(browser, query);
        found.push(...page.items.map(({ title }) => title));
        cursor = nextCursor(page.headers);
      } while (cursor);
      return found;
    }
    expect(await titles("name")).toEqual(["alder bench", "Ash stool", "Birch table", "Cedar chest"]);
    expect(await titles("price_asc")).toEqual(["alder bench", "Birch table", "Ash stool", "Cedar chest"]);
    expect(await titles("price_desc")).toEqual(["Cedar chest", "Ash stool", "Birch table", "alder bench"]);
    expect(await titles("dropped")).toEqual(["Cedar chest", "Birch table", "Ash stool", "alder bench"]);
    const cursor = nextCursor((await list(browser, { limit: "1" })).headers) ?? "";
    expect((await list(browser, { limit: "1", sort: "name", cursor })).status).toBe(400);
  });

  test("stores a private note that is deleted with the favorite", async () => {
    const [owner, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createListing();
    const note = (browser: Browser, text: string) =>
      browser.patch(one.PATCH, `/api/favorites/${id}`, { params: { id }, body: { note: text } });
    expect((await note(owner.browser, "Too early")).status).toBe(404);
    await add(owner.browser, id);
    await add(other.browser, id);
    expect((await note(owner.browser, "  Ask about the roof ")).body).toEqual({ note: "Ask about the roof" });
    expect((await note(owner.browser, "x".repeat(501))).status).toBe(422);
    expect((await list(owner.browser)).items).toMatchObject([{ note: "Ask about the roof" }]);
    expect((await list(other.browser)).items).toMatchObject([{ note: "" }]);
    await remove(owner.browser, id);
    expect((await note(owner.browser, "Again")).status).toBe(404);
  });

  test("hides a listing while it is not public", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing();
    await add(browser, id);
    await db.listing.update({ where: { id }, data: { status: "paused" } });
    expect((await list(browser)).items).toEqual([]);
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect((await list(browser)).items).toHaveLength(1);
  });

  test("requires a sign-in, and hides favorites from others", async () => {
    const [owner, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createListing();
    await add(owner.browser, id);
    expect((await list(other.browser)).items).toEqual([]);
    await remove(other.browser, id);
    expect(await isSaved(owner.browser, id)).toEqual({ favorited: true });
    expect((await add(createBrowser(), id)).status).toBe(401);
  });

  test("refuses an unknown or invisible listing", async () => {
    const { person, browser } = await createSignedInPerson();
    const draft = await createListing({ status: "draft" });
    for (const id of [draft.id, unknownId]) {
      const { status, body } = await add(browser, id);
      expect([status, body.error]).toEqual([404, "This listing doesn’t exist."]);
    }
    expect((await add(browser, "nonsense")).status).toBe(400);
    expect(await db.favorite.count({ where: { userId: person.id } })).toBe(0);
  });
});
