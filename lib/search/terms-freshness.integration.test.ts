import { sharedCache } from "@/lib/server/cache";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { create, decideOn, doAction, inputs, liveListing, openShop, patch } from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import { searchListings } from "./queries";
import { vocabularyReady } from "./vocabulary.queries";

jest.setTimeout(30_000);

type VocabularyState = { vocabulary: unknown; failedAt: number };

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await openShop({ listings: 200, photos: 4 }));
  await vocabularyReady();
  await searchListings({ search: "anything" });
  // Only then is anything kept that could be out of date.
  await eventually(async () => sharedCache().isLive());
});
afterAll(() => stopQueue());

async function find(search: string): Promise<string[]> {
  return (await searchListings({ search })).items.map(({ id }) => id);
}

async function pending(title: string): Promise<string> {
  const { body } = await create(shop.browser, { ...inputs.products, title, submit: true });
  return String(body.id);
}

describe("a word that was searched while nothing had it is found from the moment that", () => {
  test("a listing with it is approved, by its beginning and with a typing error too", async () => {
    const searches = ["Quillworm", "quillw", "quilworm", "quillworm lamp"];
    const id = await pending("Quillworm lamp");
    for (const search of searches) expect([search, await find(search)]).toEqual([search, []]);
    await decideOn(admin, id, "approve");
    for (const search of searches) expect([search, await find(search)]).toEqual([search, [id]]);
  });

  test("a revision with it is approved", async () => {
    const { id, version } = await liveListing(shop, admin, { title: "Plain lamp" });
    await patch(shop.browser, id, { version, title: "Fenwick lamp" });
    expect(await find("Fenwick")).toEqual([]);
    expect((await decideOn(admin, id, "approve")).status).toBe(200);
    expect(await find("Fenwick")).toEqual([id]);
  });

  test("a paused listing with it is resumed", async () => {
    const { id } = await liveListing(shop, admin, { title: "Ottersley lamp" });
    await doAction(shop.browser, id, "pause");
    expect(await find("Ottersley")).toEqual([]);
    await doAction(shop.browser, id, "resume");
    expect(await find("Ottersley")).toEqual([id]);
  });

  test("an expired listing with it is renewed", async () => {
    const { id } = await liveListing(shop, admin, { title: "Brindlemoor lamp" });
    await db.listing.update({ where: { id }, data: { status: "expired" } });
    expect(await find("Brindlemoor")).toEqual([]);
    await doAction(shop.browser, id, "renew");
    expect(await find("Brindlemoor")).toEqual([id]);
  });

  test("its vendor takes it into the name, or is suspended and comes back", async () => {
    const { id } = await liveListing(shop, admin, { title: "Mere lamp" });
    expect(await find("Hollowthwaite mere")).toEqual([]);
    const vendor = { where: { id: shop.vendorId } };
    await db.vendor.update({ ...vendor, data: { businessName: "Hollowthwaite & Sons" } });
    expect(await find("Hollowthwaite mere")).toEqual([id]);
    await db.vendor.update({ ...vendor, data: { status: "suspended", decisionReason: "Late" } });
    expect(await find("Hollowthwaite mere")).toEqual([]);
    await db.vendor.update({ ...vendor, data: { status: "approved" } });
    expect(await find("Hollowthwaite mere")).toEqual([id]);
  });
});

test("a typing error that the tables cannot mend is mended as soon as the words are in memory", async () => {
  const { id } = await liveListing(shop, admin, { title: "Varnel lamp" });
  const { plazaVocabulary: state } = globalThis as unknown as { plazaVocabulary: VocabularyState };
  // As in the first moments of a process, before the words were read.
  Object.assign(state, { vocabulary: null, failedAt: Date.now() });
  expect(await find("varnle")).toEqual([]);
  state.failedAt = 0;
  await vocabularyReady();
  expect(await find("varnle")).toEqual([id]);
});
