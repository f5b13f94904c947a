import * as business from "@/app/api/profile/business/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import { createDayFormatter } from "@/lib/shared/dates";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser, Received } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { BusinessProfileDto } from "./profile.contract";
import { findVendorCard, getVendorProfile } from "@/lib/vendors/queries";

describe("profile", () => {
  async function read(browser: Browser): Promise<BusinessProfileDto> {
    return (await browser.get(business.GET, "/api/profile/business")).body as unknown as BusinessProfileDto;
  }

  async function change(browser: Browser, changes: object): Promise<Received> {
    const { updatedAt } = await read(browser);
    return browser.patch(business.PATCH, "/api/profile/business", { body: { updatedAt, ...changes } });
  }

  async function vendor() {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    return { person, browser, vendorId: person.vendorId ?? "" };
  }

  function dayIn(days: number): string {
    return daysFromNow(days).toISOString().slice(0, 10);
  }

  test("27: shows everyone the details of a vendor, and never its phone", async () => {
    const { person, browser, vendorId } = await vendor();
    const image = await createImage();
    await db.image.update({ where: { id: image.id }, data: { ownerId: person.id } });
    const { status } = await change(browser, {
      about: "We bake.",
      city: "Austin",
      state: "TX",
      website: "https://kettle.example",
      phone: "5550100177",
      hours: { mon: { open: "09:00", close: "17:30" }, sun: null },
      logoUrl: `/images/${image.name}-640.webp`,
    });
    expect(status).toBe(200);
    const shown = await getVendorProfile(vendorId);
    expect(shown).toMatchObject({
      about: "We bake.",
      city: "Austin",
      state: "TX",
      website: "https://kettle.example",
      hours: { mon: { open: "09:00", close: "17:30" }, sun: null },
      logoUrl: `/images/${image.name}-320.webp`,
      banner: null,
    });
    expect(JSON.stringify(shown)).not.toContain("555-010-0177");
    expect((await read(browser)).phone).toBe("555-010-0177");
    await change(browser, { logoUrl: "", website: "" });
    expect(await getVendorProfile(vendorId)).toMatchObject({ logoUrl: null, website: null, city: "Austin" });
  });

  test("shows the return date of a holiday without moving the listings", async () => {
    const { browser, vendorId } = await vendor();
    const { id } = await createListing({ vendorId });
    await change(browser, { holidayUntil: dayIn(10), holidayMessage: "Back with new bread." });
    const answer: RequestContext = { address: "/", tags: [] };
    await runWithContext(answer, async () => {
      expect(await findVendorCard(vendorId)).toMatchObject({
        holidayUntil: dayIn(10),
        holidayMessage: "Back with new bread.",
        listingCount: 1,
      });
    });
    const [stored] = await rows<{ hour: string; at: Date }>(sql`
    SELECT to_char(holiday_until AT TIME ZONE ${env.TIME_ZONE}, 'YYYY-MM-DD HH24:MI') AS hour, holiday_until AS at
    FROM vendors WHERE id = ${vendorId}::uuid`);
    expect(stored?.hour).toBe(`${dayIn(10)} 00:00`);
    expect(answer.expiresAt).toBe(stored?.at.getTime());
    expect((await read(browser)).holidayUntil).toBe(dayIn(10));
    expect((await db.listing.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
    await change(browser, { holidayUntil: "" });
    expect(await findVendorCard(vendorId)).toMatchObject({ holidayUntil: null, holidayMessage: null });
  });

  test("refuses a newly blocked word in changed fields, but not in unchanged ones", async () => {
    const { browser } = await vendor();
    const stood = { about: "We sell moonstone pills.", holidayMessage: "No moonstone pills yet." };
    await change(browser, { ...stood, holidayUntil: dayIn(10) });
    await db.blockedWord.create({ data: { word: "moonstone pills", effect: "refuse" } });
    expect((await change(browser, { ...stood, phone: "5550100177" })).status).toBe(200);
    const { status, body } = await change(browser, { about: "More moonstone pills." });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["about"]]);
    // The message of a holiday that ends isn't shown, so it isn't checked.
    const back = { holidayUntil: "", holidayMessage: "Moonstone pills again." };
    expect((await change(browser, back)).status).toBe(200);
    expect(await read(browser)).toMatchObject({ about: stood.about, holidayMessage: "" });
  });

  test("answers 409 to the second of two tabs after a change in the first", async () => {
    const { browser } = await vendor();
    const { updatedAt } = await read(browser);
    const save = (about: string) =>
      browser.patch(business.PATCH, "/api/profile/business", { body: { about, updatedAt } });
    expect((await save("First")).status).toBe(200);
    const { status, body } = await save("Second");
    expect([status, body.error]).toEqual([
      409,
      "Your profile was changed in another tab or on another device.",
    ]);
    expect((await read(browser)).about).toBe("First");
  });

  test.each([
    ["website", "javascript:alert(1)"],
    ["website", "kettle.example"],
    ["state", "XX"],
    ["phone", "no digits"],
    ["holidayUntil", dayIn(-1)],
    ["holidayUntil", dayIn(400)],
    ["holidayUntil", "soon"],
    ["hours.mon", { mon: { open: "09:00", close: "09:00" } }],
    ["hours.tue.open", { tue: { open: "24:00", close: "09:00" } }],
    ["hours.wed.close", { wed: { open: "09:00", close: "24:30" } }],
    ["logoUrl", `/images/${"0".repeat(32)}-640.webp`],
  ])("refuses a wrong %s %j and names it", async (field, value) => {
    const { browser } = await vendor();
    const name = field.split(".")[0] ?? "";
    const { status, body } = await change(browser, { [name]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test.each([
    [{ fri: { open: "18:00", close: "02:00" } }],
    [{ sat: { open: "18:00", close: "24:00" } }],
    [{ sun: { open: "00:00", close: "24:00" } }],
  ])("keeps hours past midnight, until midnight, and for 24 hours: %j", async (hours) => {
    const { browser } = await vendor();
    expect(await change(browser, { hours })).toMatchObject({ status: 200, body: { hours } });
  });

  test("22: ignores changes of fields that the team decides", async () => {
    const { browser, vendorId } = await vendor();
    await change(browser, { verified: true, status: "approved", averageRating: 5, businessName: "Other" });
    const { verified, averageRating, businessName } = await db.vendor.findUniqueOrThrow({
      where: { id: vendorId },
    });
    expect([verified, averageRating, businessName === "Other"]).toEqual([false, 0, false]);
  });
});

describe("queries", () => {
  test("shows an approved vendor without private fields", async () => {
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
    expect(JSON.stringify(profile)).not.toContain("010-4321");
  });

  test("shows the card beside a listing as a part of the profile", async () => {
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

  test("shows a holiday only while it lasts", async () => {
    const until = daysFromNow(7);
    const { id } = await createVendor({ holidayUntil: until, holidayMessage: "At the lake" });
    expect(await getVendorProfile(id)).toMatchObject({
      holidayUntil: createDayFormatter(env.TIME_ZONE)(until),
      holidayMessage: "At the lake",
    });
    await db.vendor.update({ where: { id }, data: { holidayUntil: daysFromNow(-1) } });
    expect(await getVendorProfile(id)).toMatchObject({ holidayUntil: null, holidayMessage: null });
  });

  test("omits invalid hours", async () => {
    const { id } = await createVendor({ hours: { mon: { open: "25:00", close: "soon" } } });
    expect((await getVendorProfile(id)).hours).toEqual({});
  });

  test.each(["pending", "rejected", "suspended"] as const)(
    "25: hides a %s vendor from the public",
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
});
