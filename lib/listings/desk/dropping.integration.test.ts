import { sharedCache } from "@/lib/server/cache";
import type { Invalidation } from "@/lib/server/invalidation";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { doAction, liveListing, openShop, patch, type Seller } from "@/prisma/test/selling";
import { listingTag } from "../rules";

jest.setTimeout(30_000);

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await openShop({ listings: 200, photos: 4 }));
});
afterAll(() => stopQueue());

/** In which ways every copy of a listing's pages is told to be old, from here on. */
function listenFor(id: string): () => Invalidation["kind"][] {
  const heard: Invalidation[] = [];
  sharedCache().subscribe({
    invalidate: (invalidation) => heard.push(invalidation),
    reset: () => undefined,
  });
  return () => heard.filter(({ tags }) => tags.includes(listingTag(id))).map(({ kind }) => kind);
}

test.each(["pause", "reserve", "sell"] as const)(
  "the pages of a listing are dropped with '%s'",
  async (action) => {
    const { id } = await liveListing(shop, admin);
    const kinds = listenFor(id);
    expect((await doAction(shop.browser, id, action)).status).toBe(200);
    await eventually(async () => kinds().includes("purge"));
  },
);

test("pages that show something left of what is sold out are dropped, others may be seen for a moment", async () => {
  const { id, version } = await liveListing(shop, admin);
  const kinds = listenFor(id);
  const { body } = await patch(shop.browser, id, { version, details: { stock: 3 } });
  await eventually(async () => kinds().length > 0);
  expect(new Set(kinds())).toEqual(new Set(["refresh"]));
  await patch(shop.browser, id, { version: body.version, details: { stock: 0 } });
  await eventually(async () => kinds().includes("purge"));
});
