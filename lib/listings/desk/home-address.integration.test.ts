import * as feed from "@/app/feeds/listings.xml/route";
import * as initialData from "@/app/api/initial-data/route";
import * as map from "@/app/api/map/route";
import * as suggestions from "@/app/api/search/suggestions/route";
import * as csvExport from "@/app/api/listings/export/route";
import * as all from "@/app/api/listings/route";
import * as one from "@/app/api/listings/[id]/route";
import { listingJsonLd } from "@/lib/seo/rules";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Viewer } from "@/lib/shared/access";
import { createBrowser } from "@/prisma/test/browser";
import { create, createShop, decideOn, inputs, patch } from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import type { Browser } from "@/prisma/test/browser";
import { getListingPreview } from "./preview.queries";

let admin: Browser;
let shop: Seller;
const visitor = createBrowser();

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});
afterAll(() => stopQueue());
beforeEach(() => db.listing.deleteMany());

const street = "77 Quillfeather Lane";

async function createHome(details: object): Promise<{ id: string; version: number }> {
  const { realestate } = inputs;
  const input = { ...realestate, images: shop.images, details: { ...realestate.details, ...details } };
  const { body } = await create(shop.browser, { ...input, submit: true });
  const id = String(body.id);
  await decideOn(admin, id, "approve");
  const { version } = await db.listing.findUniqueOrThrow({ where: { id } });
  return { id, version };
}

const read = async (id: string) =>
  (await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })).body as unknown as ListingDetailDto;

async function readPublic(id: string): Promise<string> {
  const bodies = [
    await read(id),
    (await visitor.get(all.GET, "/api/listings")).body,
    (await visitor.get(all.GET, "/api/listings", { query: { search: "bungalow" } })).body,
    (await visitor.get(initialData.GET, "/api/initial-data")).body,
    (await visitor.get(suggestions.GET, "/api/search/suggestions", { query: { query: "bungalow" } })).body,
    (await visitor.get(map.GET, "/api/map")).body,
    (await visitor.get(feed.GET, "/feeds/listings.xml")).body,
    listingJsonLd(await read(id), { url: "https://plaza.example", images: [] }),
    await rows(sql`SELECT tsv::text FROM listing_search WHERE listing_id = ${id}::uuid`),
  ];
  for (const body of bodies.slice(0, 4)) expect(JSON.stringify(body)).toContain("Bungalow by the creek");
  return JSON.stringify(bodies).toLowerCase();
}

const found = async (search: string) =>
  ((await visitor.get(all.GET, "/api/listings", { query: { search } })).body as unknown as object[]).length;

test("hides a street that isn't public from every public response and the text index", async () => {
  const { id } = await createHome({ street, neighborhood: "Hyde Park", zip: "78751" });
  expect(await readPublic(id)).not.toMatch(/quillfeather|streetpublic/);
  const { body } = await shop.browser.get(one.GET, `/api/listings/${id}`, { params: { id } });
  expect(JSON.stringify(body)).not.toContain("Quillfeather");
  expect(await db.listing.findUniqueOrThrow({ where: { id } })).toMatchObject({
    street,
    streetPublic: false,
  });
});

test("shows and finds neighborhood and ZIP code, also after an edit", async () => {
  const { id, version } = await createHome({ street, neighborhood: "Bouldin", zip: "78704" });
  expect((await read(id)).details).toMatchObject({ neighborhood: "Bouldin", zip: "78704" });
  expect([await found("bouldin"), await found("quillfeather")]).toEqual([1, 0]);
  await patch(shop.browser, id, { version, details: { neighborhood: "Zilkerton" } });
  await decideOn(admin, id, "approve");
  expect((await read(id)).details).toMatchObject({ neighborhood: "Zilkerton", zip: "78704" });
  expect([await found("zilkerton"), await found("bouldin")]).toEqual([1, 0]);
});

test("sends a shown street to review before the page and structured data have it", async () => {
  const { id, version } = await createHome({ street, zip: "78751" });
  const { body } = await patch(shop.browser, id, { version, details: { streetPublic: true } });
  expect((body.revision as { changes: object[] }).changes).toEqual([
    expect.objectContaining({ field: "details.streetPublic", before: "", after: "Yes" }),
  ]);
  expect((await read(id)).details.street).toBeUndefined();
  await decideOn(admin, id, "approve");
  const shown = await read(id);
  expect(shown.details).toMatchObject({ street });
  expect(shown.details.streetPublic).toBeUndefined();
  expect(listingJsonLd(shown, { url: "https://plaza.example", images: [] })).toMatchObject({
    contentLocation: {
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: "Austin",
        addressRegion: "TX",
        postalCode: "78751",
        addressCountry: "US",
      },
    },
  });
  const { body: list } = await visitor.get(all.GET, "/api/listings");
  expect(JSON.stringify(list)).not.toContain("Quillfeather");
});

describe("the preview", () => {
  const session = { sessionId: "01890000-0000-7000-8000-00000000abcd", secondStepMissing: false } as const;
  const viewers = {
    owner: (): Viewer => ({
      ...session,
      id: shop.person.id,
      username: shop.person.username,
      role: "vendor",
      vendorId: shop.vendorId,
      vendorStatus: "approved",
      businessRole: "owner",
    }),
    admin: (): Viewer => ({
      ...session,
      id: "01890000-0000-7000-8000-00000000ad01",
      username: "admin",
      role: "admin",
      vendorId: null,
      vendorStatus: null,
      businessRole: null,
    }),
  };
  const preview = async (id: string, who: keyof typeof viewers) =>
    (await getListingPreview(id, viewers[who]())).shown;

  test.each(["owner", "admin"] as const)("shows the %s no private street", async (who) => {
    const { id, version } = await createHome({ street, zip: "78751" });
    expect(JSON.stringify(await preview(id, who))).not.toMatch(/quillfeather|streetPublic/i);
    await patch(shop.browser, id, { version, details: { neighborhood: "Bouldin" } });
    const revised = await preview(id, who);
    expect(revised.details).toMatchObject({ neighborhood: "Bouldin", zip: "78751" });
    expect(JSON.stringify(revised)).not.toMatch(/quillfeather|streetPublic/i);
  });

  test.each(["owner", "admin"] as const)("shows the %s a street that will be public", async (who) => {
    const { id, version } = await createHome({ street });
    await patch(shop.browser, id, { version, details: { streetPublic: true } });
    expect((await preview(id, who)).details).toMatchObject({ street });
  });
});

test("exports the street to its owner, and refuses an invalid ZIP code", async () => {
  await createHome({ street, neighborhood: "Hyde Park", zip: "02134" });
  const { body } = await shop.browser.get(csvExport.GET, "/api/listings/export");
  const text = String(body.text);
  for (const cell of [street, "Hyde Park", "02134"]) expect(text).toContain(`"${cell}"`);
  const { status, body: refused } = await create(shop.browser, {
    ...inputs.realestate,
    details: { ...inputs.realestate.details, zip: "2134" },
  });
  expect([status, refused.fields]).toEqual([422, { "details.zip": "Enter a ZIP code with 5 digits" }]);
});
