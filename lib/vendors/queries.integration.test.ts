import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { daysIn } from "@/lib/shared/dates";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { findVendorCard, getVendorProfile } from "./queries";

test("shows an approved vendor with everything but what is private", async () => {
  const [logo, banner] = [await createImage(), await createImage()];
  const { id } = await createVendor({
    businessName: "Corner Shop",
    slug: "corner-shop",
    phone: "555-010-4321",
    about: "Tables since 1988.",
    hours: { mon: { open: "09:00", close: "17:30" }, sun: null },
    website: "https://corner.example",
    city: "Austin",
    state: "TX",
    verified: true,
    averageRating: 4.5,
    reviewCount: 12,
    medianReplySeconds: 5400,
    replyPercent: 95,
    activeWithin: "week",
    replyThreads: 5,
    submittedAt: new Date("2024-02-01T00:00:00Z"),
    approvedAt: new Date("2024-02-03T10:00:00Z"),
    logoImageId: logo.id,
    bannerImageId: banner.id,
  });
  await createListing({ vendorId: id });
  await createListing({ vendorId: id, status: "draft" });
  await createListing({ vendorId: id, status: "sold", closedAt: new Date() });
  const profile = await getVendorProfile(id);
  expect(profile).toEqual({
    id,
    businessName: "Corner Shop",
    category: "products",
    logoUrl: `/images/${logo.name}-320.webp`,
    verified: true,
    verifiedAt: null,
    averageRating: 4.5,
    reviewCount: 12,
    listingCount: 1,
    memberSince: "2024-02-03T10:00:00.000Z",
    medianReplySeconds: 5400,
    replyPercent: 95,
    activeWithin: "week",
    holidayUntil: null,
    holidayMessage: null,
    city: "Austin",
    state: "TX",
    slug: "corner-shop",
    about: "Tables since 1988.",
    hours: { mon: { open: "09:00", close: "17:30" }, sun: null },
    website: "https://corner.example",
    banner: {
      url: `/images/${banner.name}-1280.webp`,
      width: 1600,
      height: 1200,
      blurDataUrl: "data:image/webp;base64,AAAA",
    },
  });
  expect(JSON.stringify(profile)).not.toContain("4321");
});

test("the card beside a listing is the profile's beginning", async () => {
  const { id } = await createVendor();
  const profile = await getVendorProfile(id);
  const card = await findVendorCard(id);
  expect(profile).toMatchObject(card ?? { id: "missing" });
  expect(card).not.toHaveProperty("phone");
  expect(card?.logoUrl).toBeNull();
});

test("hides the reply time until five threads were answered", async () => {
  const { id } = await createVendor({ medianReplySeconds: 600, replyThreads: 4 });
  expect((await getVendorProfile(id)).medianReplySeconds).toBeNull();
  await db.vendor.update({ where: { id }, data: { replyThreads: 5 } });
  expect((await getVendorProfile(id)).medianReplySeconds).toBe(600);
});

test("tells of a holiday only while it lasts", async () => {
  const until = daysFromNow(7);
  const { id } = await createVendor({ holidayUntil: until, holidayMessage: "At the lake" });
  expect(await getVendorProfile(id)).toMatchObject({
    holidayUntil: daysIn(env.TIME_ZONE)(until),
    holidayMessage: "At the lake",
  });
  await db.vendor.update({ where: { id }, data: { holidayUntil: daysFromNow(-1) } });
  expect(await getVendorProfile(id)).toMatchObject({ holidayUntil: null, holidayMessage: null });
});

test("shows no hours rather than hours that make no sense", async () => {
  const { id } = await createVendor({ hours: { mon: { open: "25:00", close: "soon" } } });
  expect((await getVendorProfile(id)).hours).toEqual({});
});

test.each(["pending", "rejected", "suspended"] as const)(
  "a %s vendor is not there for the public",
  async (status) => {
    const { id } = await createVendor({
      status,
      approvedAt: status === "suspended" ? daysFromNow(-9) : null,
      decisionReason: status === "pending" ? null : "Papers were missing",
    });
    await expect(getVendorProfile(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await findVendorCard(id)).toBeNull();
  },
);

test.each(["", "7", "corner-shop", "0190b6a0-0000-7000-8000-000000000001", "' OR 1=1 --"])(
  "answers not found for the id %j",
  async (id) => {
    await expect(getVendorProfile(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await findVendorCard(id)).toBeNull();
  },
);
