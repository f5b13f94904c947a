import * as story from "@/app/api/admin/reviews/[id]/story/route";
import { db } from "@/lib/server/db";
import { createImage, createListing, createReview, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { purgeNow } from "@/prisma/test/purge-now";
import { createReviewedShop, createReviewOf, getReviews } from "@/prisma/test/reviews";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { getRatingSummary, listSuccessStories, listVendorReviews } from "./queries";
import { successStoriesTag } from "./rules";

describe("GET /api/listings/{id}/reviews", () => {
  test("returns exactly the public fields, with the author as 'First L.'", async () => {
    const shop = await createReviewedShop();
    const author = await createUser({ firstName: "Dana" });
    const [avatar, first, second] = [await createImage(), await createImage(), await createImage()];
    await db.user.update({ where: { id: author.id }, data: { avatarImageId: avatar.id } });
    const createdAt = daysFromNow(-3);
    const repliedAt = daysFromNow(-2);
    const { id } = await createReview({
      ...shop,
      authorId: author.id,
      rating: 4,
      text: "Good",
      createdAt,
      replyText: "Thank you",
      repliedAt,
      picked: false,
    });
    await db.reviewPhoto.createMany({
      data: [
        { reviewId: id, imageId: second.id, position: 1 },
        { reviewId: id, imageId: first.id, position: 0 },
      ],
    });
    const { response, reviews } = await getReviews(shop.listingId);
    const photo = (name: string) => ({
      url: `/images/${name}-640.webp`,
      width: 1600,
      height: 1200,
      alt: "Photo from Dana M.",
      blurDataUrl: "data:image/webp;base64,AAAA",
    });
    expect(response.status).toBe(200);
    expect(reviews).toEqual([
      {
        id,
        rating: 4,
        text: "Good",
        createdAt: createdAt.toISOString(),
        authorName: "Dana M.",
        verified: false,
        interaction: null,
        authorPicture: `/images/${avatar.name}-320.webp`,
        photos: [photo(first.name), photo(second.name)],
        reply: { text: "Thank you", repliedAt: repliedAt.toISOString() },
      },
    ]);
  });

  test.each([
    ["both have written about the listing", { mine: true, answers: 1, closed: false }, "conversation"],
    ["nobody answered about the listing", { mine: true, answers: 0, closed: false }, null],
    ["both have written about another listing", { mine: false, answers: 1, closed: false }, null],
    ["a deal about another listing is closed", { mine: false, answers: 0, closed: true }, "deal"],
    ["a deal about the listing is closed", { mine: true, answers: 1, closed: true }, "deal"],
  ])(
    "marks an author as verified by past dealings: %s",
    async (_, { mine, answers, closed }, interaction) => {
      const shop = await createReviewedShop();
      const { userId: ownerId } = await db.vendor.findUniqueOrThrow({ where: { id: shop.vendorId } });
      const { id: other } = await createListing({ vendorId: shop.vendorId });
      const { id: authorId } = await createUser();
      await createReviewOf(shop, { authorId });
      await db.conversation.create({
        data: {
          ...{ listingId: mine ? shop.listingId : other, starterId: authorId, ownerId },
          ...{ starterMessages: 1, ownerMessages: answers, dealClosedAt: closed ? new Date() : null },
        },
      });
      const [found] = (await getReviews(shop.listingId)).reviews;
      expect(found).toMatchObject({ verified: interaction !== null, interaction });
    },
  );

  test("returns only published reviews of this listing", async () => {
    const shop = await createReviewedShop();
    const other = await createListing({ vendorId: shop.vendorId });
    const shown = await createReviewOf(shop);
    await createReviewOf(shop, { status: "pending" });
    await createReviewOf(shop, { status: "hidden" });
    await createReviewOf(shop, { status: "rejected", decisionReason: "Advertising" });
    await createReviewOf({ ...shop, listingId: other.id });
    const { response, reviews } = await getReviews(shop.listingId);
    expect(reviews.map(({ id }) => id)).toEqual([shown]);
    expect(response.headers.get("x-total-count")).toBe("1");
  });

  test("pages through all of them, newest first, even with equal times", async () => {
    const shop = await createReviewedShop();
    const moments = [-1, -2, -2, -2, -3].map((days) => daysFromNow(days));
    const same = moments[1];
    const ids: string[] = [];
    for (const [index, moment] of moments.entries()) {
      ids.push(await createReviewOf(shop, { createdAt: index > 0 && index < 4 ? same : moment }));
    }
    const expected = [ids[0], ids[3], ids[2], ids[1], ids[4]];
    const seen: string[] = [];
    let next: string | undefined = "?limit=2&_t=9";
    for (let page = 0; next !== undefined && page < 5; page += 1) {
      const { response, reviews } = await getReviews(shop.listingId, next);
      seen.push(...reviews.map(({ id }) => id));
      expect(response.headers.get("x-total-count")).toBe("5");
      const link = response.headers.get("link");
      const found = /^<(\/api\/listings\/[^?]+)(\?limit=2&cursor=[\w-]+)>; rel="next"$/.exec(link ?? "");
      expect(link === null || found?.[1] === `/api/listings/${shop.listingId}/reviews`).toBe(true);
      next = found?.[2];
    }
    expect(seen).toEqual(expected);
  });

  test.each(["approved", "reserved", "sold", "let", "expired"] as const)(
    "returns reviews for a listing that is %s",
    async (status) => {
      const shop = await createReviewedShop();
      await createReviewOf(shop);
      const rental = { category: "realestate", propertyType: "condo", listingType: "rent" } as const;
      await db.listing.update({
        where: { id: shop.listingId },
        data: { status, ...(status === "let" ? rental : {}) },
      });
      expect((await getReviews(shop.listingId)).reviews).toHaveLength(1);
    },
  );

  test.each(["draft", "pending", "paused", "removed"] as const)(
    "answers 404 for a listing that is %s",
    async (status) => {
      const shop = await createReviewedShop();
      await createReviewOf(shop);
      await db.listing.update({ where: { id: shop.listingId }, data: { status } });
      expect((await getReviews(shop.listingId)).response.status).toBe(404);
    },
  );

  test("answers 404 for an unknown listing", async () => {
    expect((await getReviews("0190b6a0-0000-7000-8000-000000000001")).response.status).toBe(404);
  });

  test.each([
    ["7", "", "id"],
    ["0190b6a0-0000-7000-8000-000000000001", "?limit=0", "limit"],
    ["0190b6a0-0000-7000-8000-000000000001", "?limit=51", "limit"],
    ["0190b6a0-0000-7000-8000-000000000001", "?limit=many", "limit"],
    ["0190b6a0-0000-7000-8000-000000000001", "?cursor=nonsense", "cursor"],
    ["0190b6a0-0000-7000-8000-000000000001", `?cursor=${btoa('[1e300,"x"]').replace(/=+$/, "")}`, "cursor"],
  ])("answers 400 for /api/listings/%s/reviews%s", async (id, query, field) => {
    const { response } = await getReviews(id, query);
    const body = await response.json();
    expect([response.status, body.code, Object.keys(body.fields)]).toEqual([400, "bad_request", [field]]);
  });
});

test("counts published reviews by stars in the histogram of a listing and of its vendor", async () => {
  const shop = await createReviewedShop();
  const other = await createListing({ vendorId: shop.vendorId });
  for (const rating of [5, 5, 4, 1]) await createReviewOf(shop, { rating });
  await createReviewOf(shop, { rating: 1, status: "pending" });
  await createReviewOf({ ...shop, listingId: other.id }, { rating: 3 });
  expect(await getRatingSummary({ listingId: shop.listingId })).toEqual({
    count: 4,
    average: 3.8,
    stars: { 5: 2, 4: 1, 3: 0, 2: 0, 1: 1 },
  });
  expect((await getRatingSummary({ vendorId: shop.vendorId })).count).toBe(5);
});

describe("the reviews of a vendor", () => {
  test("includes the listing only while its address is public", async () => {
    const shop = await createReviewedShop();
    const hidden = await createListing({ vendorId: shop.vendorId, title: "Old bench" });
    const first = await createReviewOf({ ...shop, listingId: hidden.id }, { createdAt: daysFromNow(-2) });
    const second = await createReviewOf(shop, { createdAt: daysFromNow(-1) });
    await db.listing.update({ where: { id: hidden.id }, data: { status: "paused" } });
    const page = await listVendorReviews({ vendorId: shop.vendorId });
    expect(page.items.map(({ id, listing }) => [id, listing])).toEqual([
      [second, { id: shop.listingId, title: "Oak table" }],
      [first, null],
    ]);
    expect([page.total, page.next]).toEqual([2, null]);
    const one = await listVendorReviews({ vendorId: shop.vendorId, limit: 1 });
    const rest = await listVendorReviews({ vendorId: shop.vendorId, limit: 1, cursor: one.next ?? "" });
    expect([one.items[0]?.id, rest.items[0]?.id, rest.next]).toEqual([second, first, null]);
  });

  test("hides reviews while the vendor is suspended", async () => {
    const shop = await createReviewedShop();
    await createReviewOf(shop);
    const data = { status: "suspended", decisionReason: "Complaints" } as const;
    await db.vendor.update({ where: { id: shop.vendorId }, data });
    expect(await listVendorReviews({ vendorId: shop.vendorId })).toMatchObject({ items: [], total: 0 });
  });
});

describe("success stories", () => {
  afterEach(async () => {
    await db.review.updateMany({ data: { picked: false } });
    await purgeNow(successStoriesTag);
  });

  test("shows the three newest featured five-star reviews", async () => {
    const shop = await createReviewedShop();
    const ids: string[] = [];
    for (const days of [-4, -3, -2, -1]) {
      ids.push(
        await createReviewOf(shop, { picked: true, createdAt: daysFromNow(days), text: `Story ${days}` }),
      );
    }
    await createReviewOf(shop);
    const stories = await listSuccessStories();
    expect(stories.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]]);
    expect(stories[0]).toEqual({
      id: ids[3],
      text: "Story -1",
      rating: 5,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      authorName: "Robin M.",
      authorPicture: null,
      listingId: shop.listingId,
      listingTitle: "Oak table",
      vendorId: shop.vendorId,
      vendorName: "Corner Shop",
    });
  });

  test("lets an admin feature published five-star reviews, and remove them the same way", async () => {
    const shop = await createReviewedShop();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const pick = (id: string, picked: boolean, browser = admin) =>
      browser.put(story.PUT, `/api/admin/reviews/${id}/story`, { params: { id }, body: { picked } });
    const id = await createReviewOf(shop, { text: "A story" });
    expect((await pick(id, true)).body).toMatchObject({ id, picked: true });
    expect((await pick(id, true)).status).toBe(200);
    expect((await listSuccessStories()).map(({ text }) => text)).toEqual(["A story"]);
    expect((await pick(id, false)).body).toMatchObject({ id, picked: false });
    expect(await listSuccessStories()).toEqual([]);
    expect(
      (await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: "asc" } })).map(
        ({ action, before, after }) => ({ action, before, after }),
      ),
    ).toMatchObject([
      { action: "review.pick", before: { picked: false }, after: { picked: true } },
      { action: "review.unpick", before: { picked: true }, after: { picked: false } },
    ]);
    for (const data of [{ rating: 4 }, { status: "pending" } as const]) {
      const { status, body } = await pick(await createReviewOf(shop, data), true);
      expect([status, body.error]).toEqual([422, "Only published five-star reviews can be success stories."]);
    }
    const { browser: customer } = await createSignedInPerson();
    expect((await pick(id, true, customer)).status).toBe(403);
  });

  test("removes stories with their review, listing, or vendor", async () => {
    const [one, two, three] = [
      await createReviewedShop(),
      await createReviewedShop(),
      await createReviewedShop(),
    ];
    const hidden = await createReviewOf(one, { picked: true });
    await createReviewOf(two, { picked: true });
    await createReviewOf(three, { picked: true });
    expect(await listSuccessStories()).toHaveLength(3);
    await db.review.update({ where: { id: hidden }, data: { status: "hidden" } });
    await db.listing.update({ where: { id: two.listingId }, data: { status: "removed" } });
    const data = { status: "suspended", decisionReason: "Complaints" } as const;
    await db.vendor.update({ where: { id: three.vendorId }, data });
    await purgeNow(successStoriesTag);
    expect(await listSuccessStories()).toEqual([]);
  });
});
