import * as business from "@/app/api/profile/business/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { makeAnswer, type Answer } from "@/lib/server/front/seams";
import { createImage, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser, Received } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import type { BusinessProfileDto } from "./profile.contract";
import { findVendorCard, getVendorProfile } from "./queries";

async function read(browser: Browser): Promise<BusinessProfileDto> {
  return (await browser.get(business.GET, "/api/profile/business")).body as unknown as BusinessProfileDto;
}

async function change(browser: Browser, changes: object): Promise<Received> {
  const { updatedAt } = await read(browser);
  return browser.patch(business.PATCH, "/api/profile/business", { body: { updatedAt, ...changes } });
}

async function vendor() {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  return { person, browser, vendorId: person.vendorId ?? "" };
}

function dayIn(days: number): string {
  return daysFromNow(days).toISOString().slice(0, 10);
}

test("shows everybody what a vendor says about itself, and never its phone", async () => {
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

test("a holiday leaves the listings where they are and tells when the vendor is back", async () => {
  const { browser, vendorId } = await vendor();
  const { id } = await createListing({ vendorId });
  await change(browser, { holidayUntil: dayIn(10), holidayMessage: "Back with new bread." });
  const answer: Answer = { address: "/", tags: [] };
  await makeAnswer(answer, async () => {
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

test("a word that is refused later is refused in what changes, and in nothing that stood before", async () => {
  const { browser } = await vendor();
  const stood = { about: "We sell moonstone pills.", holidayMessage: "No moonstone pills yet." };
  await change(browser, { ...stood, holidayUntil: dayIn(10) });
  await db.blockedWord.create({ data: { word: "moonstone pills", effect: "refuse" } });
  expect((await change(browser, { ...stood, phone: "5550100177" })).status).toBe(200);
  const { status, body } = await change(browser, { about: "More moonstone pills." });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["about"]]);
  // Nobody is shown the message of a holiday that ends.
  const back = { holidayUntil: "", holidayMessage: "Moonstone pills again." };
  expect((await change(browser, back)).status).toBe(200);
  expect(await read(browser)).toMatchObject({ about: stood.about, holidayMessage: "" });
});

test("tells the second of two tabs that it was changed meanwhile", async () => {
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
  ["hours.mon", { mon: { open: "17:00", close: "09:00" } }],
  ["logoUrl", `/images/${"0".repeat(32)}-640.webp`],
])("refuses a wrong %s %j and names it", async (field, value) => {
  const { browser } = await vendor();
  const name = field.split(".")[0] ?? "";
  const { status, body } = await change(browser, { [name]: value });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

test("cannot change what our team decides", async () => {
  const { browser, vendorId } = await vendor();
  await change(browser, { verified: true, status: "approved", averageRating: 5, businessName: "Other" });
  const { verified, averageRating, businessName } = await db.vendor.findUniqueOrThrow({
    where: { id: vendorId },
  });
  expect([verified, averageRating, businessName === "Other"]).toEqual([false, 0, false]);
});
