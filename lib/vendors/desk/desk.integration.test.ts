import { randomUUID } from "node:crypto";
import * as decide from "@/app/api/admin/vendors/[id]/[action]/route";
import * as file from "@/app/api/admin/vendors/[id]/case/route";
import * as verification from "@/app/api/admin/vendors/[id]/verification/route";
import * as contact from "@/app/api/vendors/[id]/contact/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createPerson, type Person, type PersonOptions } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { contactLimit } from "@/lib/vendors/contact/contact.rules";
import { getVendorDesk, listDeskListings } from "./desk.queries";
import { deskPageSize, deskSorts, type DeskSort } from "./desk.rules";
import type { VendorCaseDto } from "@/lib/vendors/moderation/moderation.contract";
import { getVendorProfile } from "@/lib/vendors/queries";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("the overview of a vendor", () => {
  test("counts own listings by state, their views, and those that end within 7 days", async () => {
    const { id } = await createVendor({ averageRating: 4.5, reviewCount: 2 });
    const { id: other } = await createVendor();
    await createListing({ vendorId: other, viewCount: 100 });
    const image = await createImage();
    const { id: listingId } = await createListing({
      vendorId: id,
      viewCount: 5,
      expiresAt: daysFromNow(6.9),
    });
    await db.listingImage.create({ data: { listingId, imageId: image.id, position: 0 } });
    await createListing({
      vendorId: id,
      viewCount: 2,
      expiresAt: daysFromNow(7.1),
      createdAt: daysFromNow(-1),
    });
    await createListing({
      vendorId: id,
      status: "paused",
      expiresAt: daysFromNow(2),
      createdAt: daysFromNow(-2),
    });
    await createListing({ vendorId: id, status: "draft", createdAt: daysFromNow(-3) });
    const desk = await getVendorDesk(id);
    expect(desk).toMatchObject({
      vendorId: id,
      businessName: "Corner Shop",
      averageRating: 4.5,
      reviewCount: 2,
      viewCount: 7,
      favoriteCount: 0,
      expiringSoon: 1,
      counts: { approved: 2, paused: 1, draft: 1 },
    });
    expect(desk.recent.map(({ status, image: cover }) => [status, cover])).toEqual([
      ["approved", `/images/${image.name}-320.webp`],
      ["approved", null],
      ["paused", null],
      ["draft", null],
    ]);
  });

  test("answers not found for an unknown vendor", async () => {
    await expect(getVendorDesk("0190b6a0-0000-7000-8000-000000000001")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a vendor's own listings", () => {
  let vendorId = "";
  const keys: Record<DeskSort, (row: { price: number; viewCount: number; createdAt: string }) => number> = {
    newest: ({ createdAt }) => -Date.parse(createdAt),
    price_asc: ({ price }) => price,
    price_desc: ({ price }) => -price,
    views: ({ viewCount }) => -viewCount,
  };

  beforeAll(async () => {
    vendorId = (await createVendor()).id;
    const moment = daysFromNow(-1);
    for (let number = 0; number < deskPageSize * 2 + 1; number += 1) {
      await createListing({
        vendorId,
        status: number % 3 === 0 ? "paused" : "approved",
        priceCents: 1000 * (number % 4),
        viewCount: number % 5,
        createdAt: moment,
      });
    }
    await createListing({ vendorId: (await createVendor()).id });
  });

  test.each(deskSorts)("pages by %s, each listing once, even with many equal values", async (sort) => {
    const seen = [];
    let cursor: string | undefined;
    do {
      const page = await listDeskListings({ vendorId, sort, cursor });
      expect(page.items.length).toBeLessThanOrEqual(deskPageSize);
      seen.push(...page.items);
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(deskPageSize * 2 + 1);
    const order = seen.map(keys[sort]);
    expect(order).toEqual(order.toSorted((one, next) => one - next));
  });

  test("filters listings by state", async () => {
    const { items } = await listDeskListings({ vendorId, status: "paused" });
    expect(items).toHaveLength(17);
    expect(items.every(({ status }) => status === "paused")).toBe(true);
  });

  test("filters listings by a text in the title, whatever its characters", async () => {
    const { id } = await createVendor();
    await createListing({ vendorId: id, title: "Oak table, 100% solid" });
    await createListing({ vendorId: id, title: "Oak chair" });
    const found = async (search: string) =>
      (await listDeskListings({ vendorId: id, search })).items.map(({ title }) => title).sort();
    expect(await found("OAK")).toEqual(["Oak chair", "Oak table, 100% solid"]);
    expect(await found("100%")).toEqual(["Oak table, 100% solid"]);
    expect(await found("k%t")).toEqual([]);
  });

  test("refuses a cursor of another sort", async () => {
    const { next } = await listDeskListings({ vendorId, sort: "views" });
    await expect(listDeskListings({ vendorId, sort: "newest", cursor: next ?? "" })).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});

describe("case", () => {
  test("shows history, listings, reports, and accounts that share the phone number, website, or mailbox", async () => {
    const { browser: admin, person } = await createSignedInPerson({ role: "admin" });
    const { vendorId: id = "" } = (await createPerson({ vendorStatus: "approved" })) as { vendorId: string };
    const twin = await createPerson({ vendorStatus: "approved" });
    const other = await createPerson({ vendorStatus: "approved" });
    const phone = "(206) 555-01 77";
    await db.vendor.update({ where: { id }, data: { phone } });
    await db.vendor.update({ where: { id: twin.vendorId ?? "" }, data: { phone: "+1 206.555.0177" } });
    const owned = await createPerson({ vendorStatus: "approved" });
    const site = await createPerson({ vendorStatus: "approved" });
    await db.user.updateMany({ where: { vendor: { id } }, data: { phone: null } });
    await db.user.update({ where: { id: owned.id }, data: { phone: "1-206-555-0177" } });
    await db.vendor.update({ where: { id }, data: { website: "https://www.Tools.example/" } });
    await db.vendor.update({
      where: { id: site.vendorId ?? "" },
      data: { website: "http://tools.example?from=ad" },
    });
    const boxed = await createPerson({ vendorStatus: "approved" });
    await db.user.updateMany({ where: { vendor: { id } }, data: { email: "Jo.Doe+tools@gmail.com" } });
    await db.user.update({ where: { id: boxed.id }, data: { email: "jodoe@googlemail.com" } });
    const { id: listing } = await createListing({ vendorId: id });
    await createListing({ vendorId: id, status: "pending" });
    const { id: reporterId } = await createPerson();
    const report = { reporterId, reason: "scam" } as const;
    await db.report.create({ data: { ...report, subjectType: "listing", subjectId: listing } });
    await db.report.create({
      data: { ...report, subjectType: "vendor", subjectId: id, status: "dismissed", handledAt: new Date() },
    });
    await admin.post(decide.POST, `/api/admin/vendors/${id}/suspend`, {
      params: { id, action: "suspend" },
      body: { reason: "Complaints." },
    });
    const { body } = await admin.get(file.GET, `/api/admin/vendors/${id}/case`, { params: { id } });
    const found = body as unknown as VendorCaseDto;
    expect(found.listings).toMatchObject({ pending: 1, removed: 0 });
    expect(found.reports).toEqual({ open: 1, upheld: 0, dismissed: 1 });
    expect(found.newestListings.map(({ status }) => status)).toEqual(["pending", "paused"]);
    expect(
      found.newestReports.map(({ subject, status, listing: about }) => [subject, status, about?.id]),
    ).toEqual([
      ["vendor", "dismissed", undefined],
      ["listing", "open", listing],
    ]);
    expect(found.history[0]).toMatchObject({
      status: "suspended",
      reason: "Complaints.",
      by: person.username,
    });
    const similarIds = (what: "phone" | "website" | "email") =>
      found.alike.filter((vendor) => vendor[what]).map((vendor) => vendor.id);
    expect(similarIds("phone").sort()).toEqual([twin.vendorId, owned.vendorId].sort());
    expect(similarIds("website")).toEqual([site.vendorId]);
    expect(similarIds("email")).toEqual([boxed.vendorId]);
    expect(found.alike.map((vendor) => vendor.id)).not.toContain(other.vendorId);
  });
});

describe("contact", () => {
  function ask(browser: Browser, id: string, body: object = {}) {
    return browser.post(contact.POST, `/api/vendors/${id}/contact`, { params: { id }, body });
  }

  test("shows the phone of a vendor to everyone, and counts it for the vendor or the listing", async () => {
    const { person, browser } = await createSignedInPerson({
      vendorStatus: "approved",
      businessPhone: "555-010-0188",
    });
    const vendorId = person.vendorId ?? "";
    const { id: listingId } = await createListing({ vendorId });
    const visitor = createBrowser();
    expect((await ask(visitor, vendorId)).body).toEqual({ phone: "555-010-0188" });
    await Promise.all([ask(visitor, vendorId, { listingId }), ask(visitor, vendorId, { listingId })]);
    expect((await ask(browser, vendorId)).status).toBe(422);
    expect(await db.vendorDay.findMany({ where: { vendorId } })).toMatchObject([
      { contacts: 1, enquiries: 0 },
    ]);
    expect(await db.listingDay.findMany({ where: { listingId } })).toMatchObject([{ contacts: 2 }]);
  });

  test("shows no phone of a vendor who is not public or after a block, nor for a sold listing", async () => {
    const { person, browser } = await createSignedInPerson();
    const pending = await createVendor({ status: "pending", approvedAt: null });
    expect((await ask(browser, pending.id)).status).toBe(404);
    expect((await ask(browser, randomUUID())).status).toBe(404);
    const vendor = await createVendor();
    const { id: listingId } = await createListing({ vendorId: vendor.id, status: "sold" });
    expect((await ask(browser, vendor.id, { listingId })).status).toBe(409);
    await db.block.create({ data: { blockerId: vendor.userId, blockedId: person.id } });
    expect((await ask(browser, vendor.id)).status).toBe(403);
    expect((await ask(createBrowser(), vendor.id)).status).toBe(200);
    expect(await db.vendorDay.findMany({ where: { vendorId: vendor.id } })).toMatchObject([{ contacts: 1 }]);
  });

  test("limits phone number requests per person", async () => {
    const { person, browser } = await createSignedInPerson();
    const vendor = await createVendor();
    for (let count = 0; count < contactLimit.points; count += 1) await ask(browser, vendor.id);
    const { status, headers } = await ask(browser, vendor.id);
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await db.vendorDay.findMany({ where: { vendorId: vendor.id } })).toMatchObject([
      { contacts: contactLimit.points },
    ]);
    expect(person.id).toBeTruthy();
  });
});

describe("verification", () => {
  let admin: Browser;

  let person: Person;

  beforeAll(async () => {
    ({ browser: admin, person } = await createSignedInPerson({ role: "admin" }));
  });

  async function vendor(vendorStatus: PersonOptions["vendorStatus"], confirmed = true): Promise<string> {
    const { id, vendorId } = await createPerson({ vendorStatus });
    if (confirmed) await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    return vendorId ?? "";
  }

  const checks = { phoneCalled: true, documentSeen: true };

  function verify(id: string, body: object = checks) {
    return admin.put(verification.PUT, `/api/admin/vendors/${id}/verification`, { params: { id }, body });
  }

  function unverify(id: string) {
    return admin.delete(verification.DELETE, `/api/admin/vendors/${id}/verification`, { params: { id } });
  }

  test("records the admin and date of a verification, and shows only the date on the profile", async () => {
    const id = await vendor("approved");
    expect((await getVendorProfile(id)).verifiedAt).toBeNull();
    const { body } = await verify(id);
    expect(body).toMatchObject({ verified: true, verification: { by: person.username } });
    const profile = await getVendorProfile(id);
    expect(profile).toMatchObject({ verified: true, verifiedAt: expect.stringMatching(/^20/) });
    expect(JSON.stringify(profile)).not.toContain(person.username);
    expect((await unverify(id)).body).toMatchObject({ verified: false, verification: null });
    expect(await getVendorProfile(id)).toMatchObject({ verified: false, verifiedAt: null });
    const entries = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
    expect(entries.map(({ action }) => action)).toEqual(["vendor.verify", "vendor.unverify"]);
  });

  test("requires every check, the confirmed email address of the owner, and an approved vendor", async () => {
    const id = await vendor("approved");
    expect((await verify(id, { phoneCalled: true, documentSeen: false })).body.fields).toEqual({
      documentSeen: "Do this check first.",
    });
    expect((await verify(await vendor("approved", false))).body.error).toBe(
      "The owner hasn’t confirmed their email address yet.",
    );
    expect((await verify(await vendor("pending"))).status).toBe(422);
    expect((await unverify(id)).status).toBe(409);
  });
});
