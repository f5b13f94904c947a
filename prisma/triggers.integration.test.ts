import { db, rows, sql, transaction } from "@/lib/server/db";
import {
  createAdvertisement,
  createListing,
  createReview,
  createUser,
  createVendor,
  createConversation,
  createFavorite,
  createJob,
  createSubscription,
} from "./factories";
import { daysFromNow } from "./factories/rows";
import type { Category } from "./generated/client";

async function countOf(category: Category): Promise<number> {
  const { listings } = await db.categoryCount.findUniqueOrThrow({ where: { category } });
  return Number(listings);
}

describe("factories", () => {
  test("makes valid rows of every noun repeatedly without overrides", async () => {
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

  test("makes listings of every category and state that the database accepts", async () => {
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

  test("gives a listing its pictures in order", async () => {
    const { id } = await createListing({ images: 3 });
    const images = await db.listingImage.findMany({ where: { listingId: id }, orderBy: { position: "asc" } });
    expect(images.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(new Set(images.map(({ imageId }) => imageId)).size).toBe(3);
  });

  test("prefers overrides to defaults", async () => {
    const vendor = await createVendor({ businessName: "Harbor & Hill", status: "suspended" });
    expect(vendor).toMatchObject({ businessName: "Harbor & Hill", slug: "harbor-hill", status: "suspended" });
  });
});

describe("category counters", () => {
  test("follows approved listings through every change of status", async () => {
    const { id: vendorId } = await createVendor();
    const before = [await countOf("products"), await countOf("services")];
    const { id } = await createListing({ vendorId });
    await createListing({ vendorId, status: "pending" });
    expect([await countOf("products"), await countOf("services")]).toEqual([before[0]! + 1, before[1]]);

    await db.listing.update({ where: { id }, data: { category: "services" } });
    expect([await countOf("products"), await countOf("services")]).toEqual([before[0], before[1]! + 1]);

    await db.listing.update({ where: { id }, data: { status: "paused", category: "products" } });
    expect([await countOf("products"), await countOf("services")]).toEqual(before);

    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect(await countOf("products")).toBe(before[0]! + 1);
    await db.listing.delete({ where: { id } });
    expect(await countOf("products")).toBe(before[0]);
  });

  test("stays correct when listings are added to both categories at once", async () => {
    const vendors = await Promise.all(Array.from({ length: 4 }, () => createVendor()));
    const before = [await countOf("products"), await countOf("services")];
    await Promise.all(
      vendors.flatMap(({ id }) => [
        createListing({ vendorId: id }),
        createListing({ vendorId: id, category: "services" }),
      ]),
    );
    expect([await countOf("products"), await countOf("services")]).toEqual([before[0]! + 4, before[1]! + 4]);
    await rows(sql`SELECT rebuild_category_counts()`);
    const exact = await db.listing.count({ where: { status: "approved", category: "products" } });
    expect(await countOf("products")).toBe(exact);
  });
});

describe("counters on a listing", () => {
  test("follows favorites, without changing version or updatedAt", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId });
    const before = await db.listing.findUniqueOrThrow({ where: { id } });
    const people = await Promise.all([createUser(), createUser(), createUser()]);
    await db.favorite.createMany({
      data: people.map((person) => ({ userId: person.id, listingId: id, priceCents: 1 })),
    });
    await db.user.delete({ where: { id: people[0]!.id } });
    const after = await db.listing.findUniqueOrThrow({ where: { id } });
    expect(after).toEqual({ ...before, favoriteCount: 2 });
  });

  test("counts ratings of published reviews only, on the listing and on the vendor", async () => {
    const { id: vendorId } = await createVendor();
    const [one, two] = [await createListing({ vendorId }), await createListing({ vendorId })];
    const write = async (listingId: string, rating: number, status: "published" | "pending" = "published") =>
      createReview({ listingId, vendorId, authorId: (await createUser()).id, rating, status });
    const [, third] = [
      await write(one.id, 5),
      await write(one.id, 4),
      await write(two.id, 2),
      await write(one.id, 1, "pending"),
    ];
    const read = async () => {
      const select = { averageRating: true, reviewCount: true };
      const listing = await db.listing.findUniqueOrThrow({ where: { id: one.id }, select });
      const vendor = await db.vendor.findUniqueOrThrow({ where: { id: vendorId }, select });
      return [listing.averageRating, listing.reviewCount, vendor.averageRating, vendor.reviewCount];
    };
    expect(await read()).toEqual([4.5, 2, 3.67, 3]);
    await db.review.update({ where: { id: third.id }, data: { status: "hidden" } });
    expect(await read()).toEqual([5, 1, 3.5, 2]);
    await db.review.deleteMany({ where: { vendorId } });
    expect(await read()).toEqual([0, 0, 0, 0]);
  });

  test("includes all reviews published at the same moment", async () => {
    const { id: vendorId } = await createVendor();
    const { id: listingId } = await createListing({ vendorId });
    const authors = await Promise.all(Array.from({ length: 6 }, () => createUser()));
    await Promise.all(
      authors.map(({ id }) => createReview({ listingId, vendorId, authorId: id, rating: 3 })),
    );
    const listing = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
    expect([listing.averageRating, listing.reviewCount]).toEqual([3, 6]);
  });
});

describe("a vendor who is not approved", () => {
  test.each(["pending", "suspended"] as const)(
    "24: publishes nothing by any path while %s",
    async (status) => {
      const { id: vendorId } = await createVendor({ status, decisionReason: "Papers were missing" });
      await expect(createListing({ vendorId })).rejects.toThrow("the vendor is not approved");
      const { id } = await createListing({ vendorId, status: "pending" });
      await expect(db.listing.update({ where: { id }, data: { status: "approved" } })).rejects.toThrow(
        "the vendor is not approved",
      );
      await expect(createAdvertisement({ vendorId })).rejects.toThrow("the vendor is not approved");
    },
  );

  test("removes the row on a suspension and returns it unchanged on a reinstatement", async () => {
    const { id: vendorId } = await createVendor();
    const house = {
      category: "realestate",
      state: "TX",
      propertyType: "condo",
      listingType: "sale",
    } as const;
    const listings = {
      approved: await createListing({ vendorId }),
      reserved: await createListing({ vendorId, status: "reserved" }),
      sold: await createListing({ vendorId, ...house, status: "sold" }),
      paused: await createListing({ vendorId, status: "paused" }),
      draft: await createListing({ vendorId, status: "draft" }),
    };
    const over = await createListing({ vendorId, publishedAt: daysFromNow(-90), expiresAt: daysFromNow(-1) });
    const { id: adId } = await createAdvertisement({ vendorId });
    const statuses = async () =>
      Promise.all(
        [...Object.values(listings), over].map(
          async ({ id }) => (await db.listing.findUniqueOrThrow({ where: { id } })).status,
        ),
      );

    await db.vendor.update({
      where: { id: vendorId },
      data: { status: "suspended", decisionReason: "Fraud" },
    });
    expect(await statuses()).toEqual(["paused", "paused", "paused", "paused", "draft", "paused"]);
    expect((await db.advertisement.findUniqueOrThrow({ where: { id: adId } })).status).toBe("paused");
    await db.listing.update({ where: { id: listings.reserved.id }, data: { status: "removed" } });

    await db.vendor.update({ where: { id: vendorId }, data: { status: "approved" } });
    expect(await statuses()).toEqual(["approved", "removed", "sold", "paused", "draft", "expired"]);
    expect((await db.advertisement.findUniqueOrThrow({ where: { id: adId } })).status).toBe("running");
  });

  test("has no approved listing after a suspension and an approval at the same moment", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createListing({ vendorId, status: "pending" });
    await Promise.allSettled([
      db.vendor.update({ where: { id: vendorId }, data: { status: "suspended", decisionReason: "Fraud" } }),
      db.listing.update({ where: { id }, data: { status: "approved" } }),
    ]);
    const vendor = await db.vendor.findUniqueOrThrow({ where: { id: vendorId } });
    const listing = await db.listing.findUniqueOrThrow({ where: { id } });
    expect([vendor.status, listing.status]).not.toEqual(["suspended", "approved"]);
  });
});

describe("the database", () => {
  test("refuses changes of audit entries and the points ledger, except for a declared erasure", async () => {
    const { id: userId } = await createUser();
    await db.auditEntry.create({ data: { actorName: "Robin", action: "a.b", subjectType: "user" } });
    await db.rewardEntry.create({ data: { userId, points: 20, reason: "review", source: "r1" } });
    for (const change of [
      () => db.auditEntry.updateMany({ data: { action: "c" } }),
      () => db.auditEntry.deleteMany(),
      () => db.rewardEntry.updateMany({ data: { points: 1000 } }),
      () => db.rewardEntry.deleteMany(),
    ]) {
      await expect(change()).rejects.toThrow();
    }
    expect([await db.auditEntry.count(), await db.rewardEntry.count()]).toEqual([1, 1]);
    await transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL plaza.allow_erasure = 'on'`;
      await tx.rewardEntry.deleteMany({ where: { userId } });
    });
    expect(await db.rewardEntry.count()).toBe(0);
    await expect(db.auditEntry.deleteMany()).rejects.toThrow();
  });

  test("credits points once for the same source", async () => {
    const { id: userId } = await createUser();
    const data = { userId, points: 20, reason: "review", source: "r2" } as const;
    await db.rewardEntry.create({ data });
    await expect(db.rewardEntry.create({ data })).rejects.toThrow(/unique/i);
  });

  test("keeps one admin, even when two demote each other at once", async () => {
    const [one, two] = [await createUser({ role: "admin" }), await createUser({ role: "admin" })];
    const results = await Promise.allSettled([
      db.user.update({ where: { id: one.id }, data: { role: "customer" } }),
      db.user.update({ where: { id: two.id }, data: { status: "suspended" } }),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { role: "admin", status: "active" } })).toBe(1);
  });
});
