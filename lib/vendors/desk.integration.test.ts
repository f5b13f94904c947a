import { db } from "@/lib/server/db";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { getVendorDesk, listDeskListings } from "./desk.queries";
import { deskPageSize, deskSorts, type DeskSort } from "./desk.rules";

describe("the overview of a vendor", () => {
  test("counts the own listings by state, with their views, and what ends within 7 days", async () => {
    const { id } = await createVendor({ averageRating: 4.5, reviewCount: 2 });
    const { id: other } = await createVendor();
    await createListing({ vendorId: other, viewCount: 100 });
    const image = await createImage();
    const { id: listingId } = await createListing({
      vendorId: id,
      viewCount: 5,
      expiresAt: daysFromNow(6.9),
    });
    await db.listingImage.create({ data: { listingId, imageId: image.id, position: 0 } });
    await createListing({
      vendorId: id,
      viewCount: 2,
      expiresAt: daysFromNow(7.1),
      createdAt: daysFromNow(-1),
    });
    await createListing({
      vendorId: id,
      status: "paused",
      expiresAt: daysFromNow(2),
      createdAt: daysFromNow(-2),
    });
    await createListing({ vendorId: id, status: "draft", createdAt: daysFromNow(-3) });
    const desk = await getVendorDesk(id);
    expect(desk).toMatchObject({
      vendorId: id,
      businessName: "Corner Shop",
      averageRating: 4.5,
      reviewCount: 2,
      viewCount: 7,
      favoriteCount: 0,
      expiringSoon: 1,
      counts: { approved: 2, paused: 1, draft: 1 },
    });
    expect(desk.recent.map(({ status, image: cover }) => [status, cover])).toEqual([
      ["approved", `/images/${image.name}-320.webp`],
      ["approved", null],
      ["paused", null],
      ["draft", null],
    ]);
  });

  test("is not there for a vendor that does not exist", async () => {
    await expect(getVendorDesk("0190b6a0-0000-7000-8000-000000000001")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a vendor's own listings", () => {
  let vendorId = "";
  const keys: Record<DeskSort, (row: { price: number; viewCount: number; createdAt: string }) => number> = {
    newest: ({ createdAt }) => -Date.parse(createdAt),
    price_asc: ({ price }) => price,
    price_desc: ({ price }) => -price,
    views: ({ viewCount }) => -viewCount,
  };

  beforeAll(async () => {
    vendorId = (await createVendor()).id;
    const moment = daysFromNow(-1);
    for (let number = 0; number < deskPageSize * 2 + 1; number += 1) {
      await createListing({
        vendorId,
        status: number % 3 === 0 ? "paused" : "approved",
        // Many of the same price, of the same views and of the same moment.
        priceCents: 1000 * (number % 4),
        viewCount: number % 5,
        createdAt: moment,
      });
    }
    await createListing({ vendorId: (await createVendor()).id });
  });

  test.each(deskSorts)("come a page at a time by %s, each once, also where many are equal", async (sort) => {
    const seen = [];
    let cursor: string | undefined;
    do {
      const page = await listDeskListings({ vendorId, sort, cursor });
      expect(page.items.length).toBeLessThanOrEqual(deskPageSize);
      seen.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(deskPageSize * 2 + 1);
    const order = seen.map(keys[sort]);
    expect(order).toEqual(order.toSorted((one, next) => one - next));
  });

  test("are those of one state when asked", async () => {
    const { items } = await listDeskListings({ vendorId, status: "paused" });
    expect(items).toHaveLength(17);
    expect(items.every(({ status }) => status === "paused")).toBe(true);
  });

  test("are those with a text in their title when asked, whatever it is made of", async () => {
    const { id } = await createVendor();
    await createListing({ vendorId: id, title: "Oak table, 100% solid" });
    await createListing({ vendorId: id, title: "Oak chair" });
    const found = async (search: string) =>
      (await listDeskListings({ vendorId: id, search })).items.map(({ title }) => title).sort();
    expect(await found("OAK")).toEqual(["Oak chair", "Oak table, 100% solid"]);
    expect(await found("100%")).toEqual(["Oak table, 100% solid"]);
    expect(await found("k%t")).toEqual([]);
  });

  test("know no page of another sort", async () => {
    const { next } = await listDeskListings({ vendorId, sort: "views" });
    await expect(listDeskListings({ vendorId, sort: "newest", cursor: next ?? "" })).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});
