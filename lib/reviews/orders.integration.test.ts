import { GET } from "@/app/api/listings/[id]/reviews/route";
import { db } from "@/lib/server/db";
import { nextCursor } from "@/lib/shared/link-header";
import { createImage, createListing, createReview, createUser, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { ReviewDto } from "./contract";
import { listVendorReviews } from "./queries";

async function createShop(): Promise<{ vendorId: string; listingId: string }> {
  const { id: vendorId } = await createVendor();
  const { id: listingId } = await createListing({ vendorId });
  return { vendorId, listingId };
}

async function review(
  shop: { vendorId: string; listingId: string },
  data: Parameters<typeof createReview>[0] = {},
): Promise<string> {
  const author = await createUser();
  return (await createReview({ ...shop, authorId: author.id, ...data })).id;
}

async function get(id: string, query = ""): Promise<{ response: Response; reviews: ReviewDto[] }> {
  const request = new Request(`http://localhost:3000/api/listings/${id}/reviews${query}`);
  const response = await GET(request, { params: Promise.resolve({ id }) });
  return { response, reviews: await response.clone().json() };
}

describe("orders and stars of reviews", () => {
  async function createMany() {
    const shop = await createShop();
    const ratings = [3, 5, 1, 5];
    for (const [index, rating] of ratings.entries()) {
      await review(shop, { rating, text: `Review ${index + 1}`, createdAt: daysFromNow(index - 10) });
    }
    await review(shop, { rating: 5, text: "Waits", status: "pending" });
    return shop;
  }

  async function textsOf(listingId: string, query: string): Promise<string[]> {
    const texts: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const { response, reviews } = await get(
        listingId,
        `?limit=1${query}${cursor ? `&cursor=${cursor}` : ""}`,
      );
      texts.push(...reviews.map(({ text }) => text));
      cursor = nextCursor(response.headers);
    }
    return texts;
  }

  test("come page by page, published ones only, with their number", async () => {
    const { listingId, vendorId } = await createMany();
    expect(await textsOf(listingId, "&sort=highest")).toEqual([
      "Review 4",
      "Review 2",
      "Review 1",
      "Review 3",
    ]);
    expect(await textsOf(listingId, "&sort=lowest")).toEqual([
      "Review 3",
      "Review 1",
      "Review 4",
      "Review 2",
    ]);
    expect(await textsOf(listingId, "&stars=5")).toEqual(["Review 4", "Review 2"]);
    const { response } = await get(listingId, "?stars=5&limit=1");
    expect(response.headers.get("x-total-count")).toBe("2");
    const ofVendor = await listVendorReviews({ vendorId, sort: "lowest", stars: 5 });
    expect([ofVendor.total, ofVendor.items.map(({ text }) => text)]).toEqual([2, ["Review 4", "Review 2"]]);
    for (const query of ["?stars=6", "?sort=best"])
      expect((await get(listingId, query)).response.status).toBe(400);
    const cursor = nextCursor((await get(listingId, "?limit=1")).response.headers);
    expect((await get(listingId, `?sort=highest&cursor=${cursor}`)).response.status).toBe(400);
  });

  test("can be those with photos alone, and say who dealt with the vendor", async () => {
    const shop = await createShop();
    const author = await createUser();
    const { id } = await createReview({ ...shop, authorId: author.id, text: "With photo" });
    await review(shop, { text: "Without" });
    const image = await createImage();
    await db.reviewPhoto.create({ data: { reviewId: id, imageId: image.id, position: 0 } });
    const { userId: ownerId } = await db.vendor.findUniqueOrThrow({ where: { id: shop.vendorId } });
    await db.conversation.create({
      data: {
        listingId: shop.listingId,
        starterId: author.id,
        ownerId,
        starterMessages: 1,
        ownerMessages: 1,
      },
    });
    const { reviews } = await get(shop.listingId, "?sort=photos");
    expect(reviews.map(({ text, verified }) => [text, verified])).toEqual([["With photo", true]]);
    const all = (await get(shop.listingId)).reviews;
    expect(all.map(({ verified }) => verified).sort()).toEqual([false, true]);
  });
});
