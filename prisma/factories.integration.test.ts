import { db } from "@/lib/server/db";
import {
  makeAdvertisement,
  makeConversation,
  makeFavorite,
  makeJob,
  makeListing,
  makeReview,
  makeUser,
  makeVendor,
} from "./factories";

describe("factories", () => {
  test("make valid rows of every noun without a single override, many times", async () => {
    for (let round = 0; round < 3; round += 1) {
      await makeUser(db);
      await makeVendor(db);
      await makeJob(db);
      await makeAdvertisement(db);
      await makeReview(db);
      await makeFavorite(db);
      await makeConversation(db);
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
      const { id: vendorId } = await makeVendor(db, { category });
      for (const status of statuses) {
        const listing = await makeListing(db, { vendorId, category, status });
        expect(listing).toMatchObject({ vendorId, category, status });
      }
    }
    const rented = await makeListing(db, { category: "realestate", status: "let" });
    expect(rented.status).toBe("let");
  });

  test("give a listing its pictures in order", async () => {
    const { id } = await makeListing(db, {}, { images: 3 });
    const images = await db.listingImage.findMany({ where: { listingId: id }, orderBy: { position: "asc" } });
    expect(images.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(3);
  });

  test("take overrides over defaults, inside a transaction too", async () => {
    const vendor = await db.$transaction((tx) =>
      makeVendor(tx, { businessName: "Harbor & Hill", status: "suspended" }),
    );
    expect(vendor).toMatchObject({ businessName: "Harbor & Hill", slug: "harbor-hill", status: "suspended" });
  });
});
