import { defaultImageUrl, knownBadImageIds } from "@/lib/images/known-bad.rules";
import { db } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { getListing, getListingFor, getListingPublic, newestListings } from "./list.queries";

const vendorIds: string[] = [];

beforeAll(async () => {
  for (let i = 0; i < 2; i += 1) vendorIds.push((await createVendor()).id);
});

describe("single listings", () => {
  test("carry their pictures in order, their price history and the facts of their columns", async () => {
    const { id } = await createListing({
      vendorId: vendorIds[0]!,
      category: "realestate",
      propertyType: "condo",
      listingType: "sale",
      title: "Oak table",
      priceCents: 25_000,
      description: "word ".repeat(100).trim(),
      details: { beds: 3 },
    });
    const [first, second] = [await createImage(), await createImage()];
    await db.listingImage.createMany({
      data: [
        { listingId: id, imageId: second.id, position: 1 },
        { listingId: id, imageId: first.id, position: 0, alt: "Front" },
      ],
    });
    await db.priceChange.createMany({
      data: [
        { listingId: id, priceCents: 25_000, changedAt: new Date("2026-02-01") },
        { listingId: id, priceCents: 30_000, changedAt: new Date("2026-01-01") },
      ],
    });
    const listing = await getListing(id);
    expect(listing).toMatchObject({
      price: 250,
      details: { beds: 3, propertyType: "condo", listingType: "sale" },
      images: [`/images/${first.name}-640.webp`, `/images/${second.name}-640.webp`],
      blurDataUrl: "data:image/webp;base64,AAAA",
      priceHistory: [{ price: 300, changedAt: "2026-01-01T00:00:00.000Z" }, { price: 250 }],
    });
    expect(listing?.photos.map(({ alt }) => alt)).toEqual(["Front", "Oak table"]);
    expect(listing?.description).toHaveLength(499);
    const [card] = (await newestListings(1, "realestate")).filter((item) => item.id === id);
    expect(card?.images).toHaveLength(2);
    expect(card?.description.length).toBeLessThanOrEqual(301);
    expect(card?.description).toMatch(/word…$/);
    await db.listing.delete({ where: { id } });
  });

  test("show the default picture where one is known to be bad, in lists as well", async () => {
    const { id } = await createListing({ vendorId: vendorIds[0]!, title: "Oak chair" });
    const [bad, good] = [await createImage(), await createImage()];
    await db.listingImage.createMany({
      data: [bad, good].map(({ id: imageId }, position) => ({ listingId: id, imageId, position })),
    });
    const known = knownBadImageIds as string[];
    known.push(bad.name);
    try {
      const shown = [defaultImageUrl, `/images/${good.name}-640.webp`];
      expect((await getListing(id))?.images).toEqual(shown);
      const [card] = (await newestListings(1, "products")).filter((item) => item.id === id);
      expect(card?.images).toEqual(shown);
    } finally {
      known.pop();
      await db.listing.delete({ where: { id } });
    }
  });

  test("are public, gone or unknown by their state", async () => {
    const make = (status: "pending" | "removed" | "reserved" | "expired") =>
      createListing({ vendorId: vendorIds[0]!, status });
    const [pending, removed] = [await make("pending"), await make("removed")];
    expect(await getListingPublic(pending.id)).toBeNull();
    expect(await getListingPublic(removed.id)).toBe("removed");
    expect(await getListingPublic("no-uuid")).toBeNull();
    for (const status of ["reserved", "expired"] as const) {
      const { id } = await make(status);
      expect(await getListingPublic(id)).toMatchObject({ id, status });
    }
    expect(await getListing(pending.id)).toMatchObject({ status: "pending" });
    await expect(getListingFor(pending.id, null)).rejects.toMatchObject({ code: "not_found" });
    await expect(getListingFor(removed.id, null)).rejects.toMatchObject({ code: "gone" });
    const owner = { role: "vendor", vendorId: vendorIds[0]! } as Viewer;
    expect(await getListingFor(pending.id, owner)).toMatchObject({ id: pending.id });
    expect(await getListingFor(removed.id, { role: "admin", vendorId: null } as Viewer)).toMatchObject({
      id: removed.id,
    });
    await expect(getListingFor(pending.id, { ...owner, vendorId: vendorIds[1]! })).rejects.toMatchObject({
      code: "not_found",
    });
    await db.listing.deleteMany({ where: { title: "Oak table" } });
  });
});
