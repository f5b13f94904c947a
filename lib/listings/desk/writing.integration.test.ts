import * as editable from "@/app/api/listings/[id]/edit/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage } from "@/prisma/factories";
import { create, givePlan, patch, createSeller } from "@/prisma/test/selling";
import type { ListingInput, Seller } from "@/prisma/test/selling";

let shop: Seller;

beforeAll(async () => {
  shop = await createSeller();
  await givePlan(shop.vendorId, { listings: 200, photos: 4 });
});
afterAll(() => stopQueue());

async function draft(input: ListingInput): Promise<{ id: string; version: number }> {
  const { body } = await create(shop.browser, { category: "products", ...input });
  return { id: String(body.id), version: Number(body.version) };
}

const altsOf = ({ images }: { images?: unknown }) => (images as { alt: string }[]).map(({ alt }) => alt);

describe("pictures of a listing", () => {
  test("stores pictures in the sent order, and reorders them by an edit", async () => {
    const { id, version } = await draft({ images: shop.images });
    const images = shop.images.toReversed();
    const { body } = await patch(shop.browser, id, { version, images });
    expect((body.images as { id: string }[]).map((image) => image.id)).toEqual(images);
    const rows = await db.listingImage.findMany({ where: { listingId: id }, orderBy: { position: "asc" } });
    expect(rows.map(({ imageId }) => imageId)).toEqual(images);
  });

  test("keeps descriptions of reordered pictures, and drops them with an empty text", async () => {
    const [front = "", side = "", back = ""] = shop.images;
    const alts = { [front]: " Front ", [back]: "Back" };
    const { id, version } = await draft({ images: shop.images, alts });
    const first = await shop.browser.get(editable.GET, `/api/listings/${id}/edit`, { params: { id } });
    expect(altsOf(first.body)).toEqual(["Front", "", "Back"]);
    const images = [back, front, side];
    const { body } = await patch(shop.browser, id, { version, images, alts: { [front]: "" } });
    expect(altsOf(body)).toEqual(["Back", "", ""]);
    const long = await patch(shop.browser, id, { version: body.version, alts: { [front]: "a".repeat(201) } });
    expect([long.status, Object.keys(long.body.fields as object)]).toEqual([422, [`alts.${front}`]]);
  });

  test("requires pictures of the vendor", async () => {
    const strange = await createImage({ ownerId: (await createSeller()).person.id });
    for (const image of [strange.id, "01890000-0000-7000-8000-00000000abcd"]) {
      const { status, body } = await create(shop.browser, { category: "products", images: [image] });
      expect([status, Object.keys(body.fields as object)]).toEqual([422, ["images"]]);
    }
  });

  test("limits pictures by the plan, and refuses a picture twice", async () => {
    const more = await Promise.all([1, 2].map(() => createImage({ ownerId: shop.person.id })));
    const images = [...shop.images, ...more.map(({ id }) => id)];
    const { status, body } = await create(shop.browser, { category: "products", images });
    expect([status, body.error]).toEqual([422, "Your plan allows 4 photos for each listing."]);
    const twice = [shop.images[0], shop.images[0]];
    expect((await create(shop.browser, { category: "products", images: twice })).status).toBe(422);
  });
});
