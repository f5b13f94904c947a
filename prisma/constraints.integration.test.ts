import { db } from "@/lib/server/db";
import {
  createAdvertisement,
  createImage,
  createJob,
  createListing,
  createReview,
  createUser,
  createVendor,
} from "./factories";
import { daysFromNow } from "./factories/rows";

const house = {
  category: "realestate",
  state: "TX",
  propertyType: "condo",
  listingType: "sale",
} as const;

describe("listings table", () => {
  let vendorId = "";
  beforeAll(async () => {
    vendorId = (await createVendor()).id;
  });

  test.each([
    ["listings_price", { priceCents: -1 }],
    ["listings_words", { title: "  ab  " }],
    ["listings_words", { description: " \n " }],
    ["listings_state_form", { state: "tx" }],
    ["listings_property_type_known", { ...house, propertyType: "castle" }],
    ["listings_facts", { ...house, state: null }],
    ["listings_facts", { ...house, propertyType: null }],
    ["listings_facts", { ...house, listingType: null }],
    ["listings_facts", { category: "services", propertyType: "condo" }],
    ["listings_closed_kind", { status: "let" }],
    ["listings_closed_kind", { ...house, listingType: "rent", status: "sold" }],
    ["listings_rating", { averageRating: 5.1 }],
    ["listings_counters", { favoriteCount: -1 }],
    ["listings_published", { publishedAt: null, expiresAt: null }],
    ["listings_dates", { expiresAt: daysFromNow(-11) }],
    ["listings_reason", { status: "rejected", decisionReason: " " }],
    ["listings_reduced", { reducedAt: new Date() }],
    ["listings_reduced", { reducedAt: new Date(), previousPriceCents: 25_000, priceCents: 25_000 }],
    ["listings_details_form", { details: [] }],
    ["listings_vin", { vin: "1hgbh41jxmn109186" }],
    ["listings_vin", { vin: "1HGBH41JXMN10918O" }],
    ["listings_vin", { category: "services", vin: "1HGBH41JXMN109186" }],
    ["listings_risk_form", { riskReasons: {} }],
  ] as const)("refuses by %s %j", async (constraint, data) => {
    await expect(createListing({ vendorId, ...(data as object) })).rejects.toThrow(constraint);
  });

  test.each([
    [
      "a draft without words and facts",
      {
        status: "draft",
        title: "",
        description: "",
        category: "realestate",
        state: null,
        propertyType: null,
        listingType: null,
        publishedAt: null,
        expiresAt: null,
      },
    ],
    [
      "a removed draft without facts",
      {
        status: "removed",
        title: "",
        category: "realestate",
        state: null,
        propertyType: null,
        listingType: null,
      },
    ],
    ["a house for sale", house],
    ["a rented apartment", { ...house, listingType: "rent", status: "let" }],
    ["a reduced price", { reducedAt: new Date(), previousPriceCents: 30_000, priceCents: 25_000 }],
    ["a free product", { priceCents: 0 }],
  ] as const)("accepts %s", async (_name, data) => {
    await expect(createListing({ vendorId, ...(data as object) })).resolves.toBeTruthy();
  });

  test("gives the pictures of a listing unique positions, and reorders them in one statement", async () => {
    const { id } = await createListing({ vendorId });
    const [first, second] = [await createImage(), await createImage()];
    await db.listingImage.createMany({
      data: [
        { listingId: id, imageId: first.id, position: 0 },
        { listingId: id, imageId: second.id, position: 1 },
      ],
    });
    const third = await createImage();
    await expect(
      db.listingImage.create({ data: { listingId: id, imageId: third.id, position: 1 } }),
    ).rejects.toThrow(/unique/i);
    await db.$executeRaw`UPDATE listing_images SET position = 1 - position WHERE listing_id = ${id}::uuid`;
    const images = await db.listingImage.findMany({ where: { listingId: id }, orderBy: { position: "asc" } });
    expect(images.map((image) => image.imageId)).toEqual([second.id, first.id]);
  });

  test("refuses to delete a listing with reviews, or a vendor with listings", async () => {
    const { id } = await createListing({ vendorId });
    await createReview({ listingId: id, vendorId, authorId: (await createUser()).id });
    await expect(db.listing.delete({ where: { id } })).rejects.toThrow(/foreign key/i);
    await expect(db.vendor.delete({ where: { id: vendorId } })).rejects.toThrow(/foreign key/i);
  });
});

describe("people", () => {
  test.each([
    ["users_username_form", { username: "ab" }],
    ["users_username_form", { username: "robin@home" }],
    ["users_email_form", { email: "nobody" }],
    ["users_name_filled", { firstName: " " }],
    ["users_deleted", { status: "deleted" }],
  ] as const)("refuses people by %s %j", async (constraint, data) => {
    await expect(createUser(data as object)).rejects.toThrow(constraint);
  });

  test("requires names and addresses that differ by more than case", async () => {
    const { id } = await createUser();
    const { username, email } = await db.user.findUniqueOrThrow({ where: { id } });
    await expect(createUser({ username: username.toUpperCase() })).rejects.toThrow(/unique/i);
    await expect(createUser({ email: email.toUpperCase() })).rejects.toThrow(/unique/i);
    expect(await db.user.findUnique({ where: { email: email.toUpperCase() }, select: { id: true } })).toEqual(
      { id },
    );
  });

  test("requires a reason to reject a vendor and a date to approve one", async () => {
    await expect(createVendor({ status: "rejected", decisionReason: null })).rejects.toThrow(
      "vendors_reason",
    );
    await expect(createVendor({ approvedAt: null })).rejects.toThrow("vendors_approved");
  });
});

describe("other tables", () => {
  let vendor = { id: "", userId: "" };
  let listingId = "";
  beforeAll(async () => {
    vendor = await createVendor();
    listingId = (await createListing({ vendorId: vendor.id })).id;
  });

  test.each([0, 6])("refuses a rating of %d", async (rating) => {
    const author = await createUser();
    const of = { listingId, vendorId: vendor.id, authorId: author.id };
    await expect(createReview({ ...of, rating })).rejects.toThrow("reviews_rating");
  });

  test("accepts one review per listing and author, and allows only the best to be picked", async () => {
    const of = { listingId, vendorId: vendor.id, authorId: (await createUser()).id };
    await createReview({ ...of, rating: 4 });
    await expect(createReview(of)).rejects.toThrow(/unique/i);
    await expect(db.review.updateMany({ where: of, data: { picked: true } })).rejects.toThrow(
      "reviews_picked_best",
    );
  });

  test.each([
    ["advertisements_link_form", { linkUrl: "javascript:alert(1)" }],
    ["advertisements_dates", { endsAt: daysFromNow(-2) }],
    ["advertisements_weight", { weight: 0 }],
  ])("refuses an advertisement by %s", async (constraint, data) => {
    await expect(createAdvertisement(data)).rejects.toThrow(constraint);
  });

  test.each([
    ["jobs_salary_order", { salaryMinCents: 2, salaryMaxCents: 1 }],
    ["jobs_openings", { openings: 0 }],
    ["jobs_apply", { applyMethod: "email" }],
    ["jobs_apply_url_form", { applyMethod: "link", applyUrl: "ftp://files.example" }],
    ["jobs_published", { expiresAt: null }],
    ["jobs_words", { company: "" }],
  ] as const)("refuses a job by %s %j", async (constraint, data) => {
    await expect(createJob({ posterId: vendor.userId, ...data })).rejects.toThrow(constraint);
  });

  test("accepts conversations of two people about one thing, once for each person", async () => {
    const starter = await createUser();
    const good = { listingId, starterId: starter.id, ownerId: vendor.userId };
    await expect(db.conversation.create({ data: { ...good, listingId: null } })).rejects.toThrow(
      "conversations_one_subject",
    );
    await expect(db.conversation.create({ data: { ...good, ownerId: starter.id } })).rejects.toThrow(
      "conversations_two_people",
    );
    const { id } = await db.conversation.create({ data: good });
    await expect(db.conversation.create({ data: good })).rejects.toThrow(/unique/i);

    const offer = {
      conversationId: id,
      listingId,
      proposedById: starter.id,
      amountCents: 100,
      expiresAt: daysFromNow(3),
    };
    await db.offer.create({ data: offer });
    await expect(db.offer.create({ data: offer })).rejects.toThrow(/unique/i);
    await expect(db.offer.create({ data: { ...offer, status: "declined" } })).rejects.toThrow(
      "offers_decided",
    );
  });

  test("accepts only known homepage settings and values", async () => {
    await db.homepageSetting.create({ data: { key: "top_carousel_interval", value: "5" } });
    for (const [key, value] of [
      ["show_everything", "true"],
      ["show_top_ads", "yes"],
      ["middle_carousel_interval", "0"],
    ] as const) {
      await expect(db.homepageSetting.create({ data: { key, value } })).rejects.toThrow(
        "homepage_settings_known",
      );
    }
  });

  test("requires a complete identity or none", async () => {
    const email = "ada@login.example";
    const link = { issuer: "https://login.example", subject: "", email };
    await expect(db.identity.create({ data: { userId: vendor.userId, ...link } })).rejects.toThrow(
      "identities_filled",
    );
    const challenge = { userId: vendor.userId, tokenHash: "a-hash", expiresAt: daysFromNow(1) };
    await expect(
      db.loginChallenge.create({ data: { ...challenge, linkIssuer: link.issuer, linkEmail: email } }),
    ).rejects.toThrow("login_challenges_link");
  });

  test("links a notification only to a path of this site", async () => {
    const data = { userId: vendor.userId, type: "message", title: "Hello" } as const;
    await db.notification.create({ data: { ...data, href: "/messages/1" } });
    for (const href of ["//evil.example", "/\\evil.example", "https://evil.example", "messages"]) {
      await expect(db.notification.create({ data: { ...data, href } })).rejects.toThrow(
        "notifications_href_form",
      );
    }
  });

  test("contains the plans of the contract", async () => {
    const plans = await db.plan.findMany({ orderBy: { position: "asc" } });
    expect(
      plans.map((plan) => [
        plan.name,
        plan.priceCents,
        plan.listingLimit,
        plan.photoLimit,
        plan.featuredLimit,
        plan.adLimit,
        plan.trialDays,
      ]),
    ).toEqual([
      ["Starter", 0n, 10, 10, 0, 1, 14],
      ["Pro", 2900n, 100, 20, 5, 5, 14],
      ["Business", 9900n, 1000, 30, 20, 20, 14],
    ]);
  });
});
