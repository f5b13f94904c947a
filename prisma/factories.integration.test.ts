import { db } from "@/lib/server/db";
import {
  createAdvertisement,
  createConversation,
  createFavorite,
  createJob,
  createListing,
  createReview,
  createSubscription,
  createUser,
  createVendor,
} from "./factories";

describe("factories", () => {
  test("make valid rows of every noun without a single override, many times", async () => {
    for (let round = 0; round < 3; round += 1) {
      await createUser();
      await createVendor();
      await createJob();
      await createAdvertisement();
      await createReview();
      await createFavorite();
      await createConversation();
      await createSubscription();
    }
    expect(await db.review.count({ where: { status: "published" } })).toBe(3);
    expect(await db.listing.count({ where: { favoriteCount: 1 } })).toBe(3);
    expect(await db.conversation.count({ where: { ownerUnread: 1 } })).toBe(3);
  });

  test("make listings of every category and state that the database accepts", async () => {
    const statuses = [
      "draft",
      "pending",
      "changes_requested",
      "rejected",
      "approved",
      "paused",
      "reserved",
      "sold",
      "expired",
      "removed",
    ] as const;
    for (const category of ["products", "services", "realestate"] as const) {
      const { id: vendorId } = await createVendor({ category });
      for (const status of statuses) {
        const listing = await createListing({ vendorId, category, status });
        expect(listing).toMatchObject({ vendorId, category, status });
      }
    }
    const rented = await createListing({ category: "realestate", status: "let" });
    expect(rented.status).toBe("let");
  });

  test("give a listing its pictures in order", async () => {
    const { id } = await createListing({ images: 3 });
    const images = await db.listingImage.findMany({ where: { listingId: id }, orderBy: { position: "asc" } });
    expect(images.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(3);
  });

  test("take overrides over defaults", async () => {
    const vendor = await createVendor({ businessName: "Harbor & Hill", status: "suspended" });
    expect(vendor).toMatchObject({ businessName: "Harbor & Hill", slug: "harbor-hill", status: "suspended" });
  });
});
