import sharp from "sharp";
import * as file from "@/app/api/admin/listings/[id]/case/route";
import * as one from "@/app/api/listings/[id]/route";
import * as uploads from "@/app/api/uploads/route";
import { fingerprintMissing } from "@/lib/images/fingerprint.commands";
import type { ListingCaseDto } from "@/lib/listings/moderation/decision.contract";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { sharedCache } from "@/lib/server/cache";
import { db, rows, sql } from "@/lib/server/db";
import type { Invalidation } from "@/lib/server/invalidation";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createUser } from "@/prisma/factories";
import { type Browser, createBrowser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { readMails } from "@/prisma/test/mails";
import {
  create,
  inputs,
  createShop,
  createSeller,
  type ListingInput,
  type Seller,
  doAction,
  createLiveListing,
  patch,
} from "@/prisma/test/selling";
import { listingTag } from "../rules";
import { processListingExpiry } from "./expiry.commands";
import type { RiskReasonDto } from "./risk.schema";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("risk", () => {
  const description = `This mahogany sideboard came from my grandmother’s dining room in Savannah. Four drawers run smoothly,
  the brass handles are original, and one corner has a small scratch that you can see in the second photo. It is heavy,
  so please bring a friend and a van; I can help carry it down the porch steps.`;

  function picture(seed: number) {
    const pixels = Uint8Array.from({ length: 12 * 9 }, (_, at) => ((at + 3) * (seed * 37 + at * 11)) % 256);
    const raw = { width: 12, height: 9, channels: 1 } as const;
    return sharp(pixels, { raw }).resize(960, 720, { kernel: "nearest" });
  }

  async function upload(browser: Browser, bytes: Buffer): Promise<string> {
    const body = new FormData();
    body.set("file", new File([bytes as BlobPart], "photo.jpg", { type: "image/jpeg" }));
    return String((await browser.post(uploads.POST, "/api/uploads", { body })).body.id);
  }

  async function submit(shop: Seller, changes: ListingInput) {
    const { body, status } = await create(shop.browser, { ...inputs.products, ...changes, submit: true });
    expect(status).toBe(201);
    const { riskReasons } = await db.listing.findUniqueOrThrow({ where: { id: String(body.id) } });
    return { id: String(body.id), reasons: riskReasons as RiskReasonDto[] };
  }

  function reason(reasons: readonly RiskReasonDto[], code: string): RiskReasonDto | undefined {
    return reasons.find((one) => one.code === code);
  }

  async function caseOf(admin: Browser, id: string): Promise<ListingCaseDto> {
    const { body, status } = await admin.get(file.GET, `/api/admin/listings/${id}/case`, { params: { id } });
    expect(status).toBe(200);
    return body as unknown as ListingCaseDto;
  }

  test("names the other vendor's listing for a copied description and a re-encoded photo", async () => {
    const { admin, shop } = await createShop({ listings: 20, photos: 4 });
    const copier = await createSeller();
    const original = await upload(shop.browser, await picture(5).jpeg({ quality: 95 }).toBuffer());
    const first = await submit(shop, { title: "Mahogany sideboard", description, images: [original] });
    expect(first.reasons.map(({ code }) => code)).not.toContain("text");

    const copy = await upload(
      copier.browser,
      await picture(5).resize(600, 450).jpeg({ quality: 40 }).toBuffer(),
    );
    const other = await upload(copier.browser, await picture(9).jpeg().toBuffer());
    expect(new Set([original, copy, other]).size).toBe(3);
    const second = await submit(copier, {
      title: "Antique sideboard",
      description: `${description} Cash only.`.toUpperCase().replace("SMALL", "TINY"),
      images: [other, copy],
    });
    const named = [{ id: first.id, title: "Mahogany sideboard" }];
    expect(reason(second.reasons, "text")?.others).toEqual(named);
    expect(reason(second.reasons, "pictures")).toMatchObject({
      text: "The same or nearly the same photos are used by 1 other vendor.",
      others: named,
    });

    const found = await caseOf(admin, second.id);
    expect(found.texts).toMatchObject([{ id: first.id, status: "pending", vendorName: expect.any(String) }]);
    expect(found.texts[0]?.percent).toBeGreaterThanOrEqual(50);
    expect(found.pictures).toMatchObject([{ id: first.id, image: expect.stringMatching(/^\/images\//) }]);

    const own = await submit(copier, { title: "Sideboard again", description, images: [other] });
    expect(reason(own.reasons, "text")?.others).toEqual(named);
    const unlike = await submit(copier, { title: "Garden chair", images: [other] });
    expect(unlike.reasons.map(({ code }) => code)).not.toEqual(expect.arrayContaining(["text"]));
    expect(reason(unlike.reasons, "pictures")).toBeUndefined();
  });

  test("compares an unusual price with its kind, and shows it beside the decision", async () => {
    const { admin, shop } = await createShop({ listings: 40, photos: 4 });
    const details = { ...inputs.products.details, subcategory: "electronics/cameras" };
    for (let at = 0; at < 12; at += 1) {
      await createListing({ priceCents: BigInt(40_000 + at * 1000), details, vendorId: shop.vendorId });
    }
    const cheap = await submit(shop, { title: "Film camera", price: 20, details });
    expect(reason(cheap.reasons, "price")?.text).toBe(
      "Far below the typical price for Cameras and optics (median $455.00).",
    );
    const dear = await submit(shop, { title: "Golden camera", price: 90_000, details });
    expect(reason(dear.reasons, "price")?.text).toContain("Far above the typical price");
    const usual = await submit(shop, { title: "Usual camera", price: 430, details });
    expect(reason(usual.reasons, "price")).toBeUndefined();
    const { id: reporterId } = await createUser();
    await db.report.create({
      data: { reporterId, reason: "scam", subjectType: "listing", subjectId: cheap.id, text: "Not real." },
    });
    const found = await caseOf(admin, cheap.id);
    expect(found.prices).toEqual({ kind: "Cameras and optics", count: 12, low: 411, median: 455, high: 499 });
    expect(found.reports).toMatchObject([
      { subject: "listing", reason: "scam", status: "open", text: "Not real." },
    ]);
    expect(found.others.map(({ id }) => id)).toEqual(expect.arrayContaining([dear.id, usual.id]));
    expect(found.others.map(({ id }) => id)).not.toContain(cheap.id);
    expect(found.decisions).toMatchObject([{ action: "submit", by: shop.person.username }]);
  });

  test("reports more than ten listings within an hour", async () => {
    const { shop } = await createShop({ listings: 40, photos: 4 });
    for (let at = 0; at < 9; at += 1) {
      await createListing({ vendorId: shop.vendorId, status: "pending", submittedAt: new Date() });
    }
    const before = new Date(Date.now() - 2 * 3_600_000);
    await createListing({ vendorId: shop.vendorId, status: "pending", submittedAt: before });
    const tenth = await submit(shop, { title: "The tenth" });
    expect(reason(tenth.reasons, "velocity")).toBeUndefined();
    const eleventh = await submit(shop, { title: "The eleventh" });
    expect(reason(eleventh.reasons, "velocity")?.text).toBe(
      "The vendor submitted 10 other listings within an hour.",
    );
  });

  test("adds missing fingerprints of pictures later, and none for a plain picture", async () => {
    const { shop } = await createShop({ listings: 5, photos: 4 });
    const bytes = await picture(17).jpeg().toBuffer();
    const id = await upload(shop.browser, bytes);
    const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
      .jpeg()
      .toBuffer();
    const flat = await upload(shop.browser, plain);
    const { fingerprint } = await db.image.findUniqueOrThrow({ where: { id } });
    expect(fingerprint).not.toBe(0n);
    expect((await db.image.findUniqueOrThrow({ where: { id: flat } })).fingerprint).toBe(0n);
    await db.image.update({ where: { id }, data: { fingerprint: null } });
    await fingerprintMissing();
    expect((await db.image.findUniqueOrThrow({ where: { id } })).fingerprint).toBe(fingerprint);
  });
});

describe("cache invalidation", () => {
  let admin: Browser;

  let shop: Seller;

  beforeAll(async () => {
    ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
  });

  function listenFor(id: string): () => Invalidation["kind"][] {
    const invalidations: Invalidation[] = [];
    sharedCache().subscribe({
      invalidate: (invalidation) => invalidations.push(invalidation),
      reset: () => undefined,
    });
    return () => invalidations.filter(({ tags }) => tags.includes(listingTag(id))).map(({ kind }) => kind);
  }

  test.each(["pause", "reserve", "sell"] as const)(
    "purges the pages of a listing after '%s'",
    async (action) => {
      const { id } = await createLiveListing(shop, admin);
      const kinds = listenFor(id);
      expect((await doAction(shop.browser, id, action)).status).toBe(200);
      await eventually(async () => kinds().includes("purge"));
    },
  );

  test("purges the page of a repriced listing and lets lists stay stale briefly", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const kinds = listenFor(id);
    expect((await patch(shop.browser, id, { version, price: 77 })).status).toBe(200);
    await eventually(async () => kinds().length > 0);
    expect(new Set(kinds())).toEqual(new Set(["purge"]));
  });

  test("purges pages when a listing sells out, and only refreshes them when its stock changes", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const kinds = listenFor(id);
    const { body } = await patch(shop.browser, id, { version, details: { stock: 3 } });
    await eventually(async () => kinds().length > 0);
    expect(new Set(kinds())).toEqual(new Set(["refresh"]));
    await patch(shop.browser, id, { version: body.version, details: { stock: 0 } });
    await eventually(async () => kinds().includes("purge"));
  });
});

async function endsIn(id: string, interval: string): Promise<void> {
  await rows(sql`UPDATE listings SET published_at = now() - interval '100 days',
    expires_at = now() + ${interval}::interval WHERE id = ${id}::uuid`);
}

async function facts(id: string) {
  const listing = await db.listing.findUniqueOrThrow({
    where: { id },
    select: { status: true, events: { select: { action: true }, orderBy: { createdAt: "asc" } } },
  });
  return { status: listing.status, events: listing.events.map(({ action }) => action) };
}

describe("the end of a listing", () => {
  test("follows after 90 days, and notifies the vendor while the page stays", async () => {
    const shop = await createSeller({ confirmed: true });
    const { id, title } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await Promise.all([processListingExpiry(), processListingExpiry()]);
    expect(await facts(id)).toEqual({ status: "expired", events: ["expire"] });
    const { status, body } = await createBrowser().get(one.GET, `/api/listings/${id}`, { params: { id } });
    expect([status, body.status]).toEqual([200, "expired"]);
    await sendDueMail();
    expect(readMails(shop.person.email).map(({ subject }) => subject)).toEqual([`“${title}” has expired`]);
  });

  test("announces the end once seven days before, and again after a renewal", async () => {
    const shop = await createSeller({ confirmed: true });
    const [soon, later] = [
      await createListing({ vendorId: shop.vendorId, title: "Ends soon" }),
      await createListing({ vendorId: shop.vendorId, title: "Ends later" }),
    ];
    await endsIn(soon.id, "6 days 23 hours");
    await endsIn(later.id, "7 days 1 hour");
    await processListingExpiry();
    await processListingExpiry();
    await sendDueMail();
    const sentMails = () => readMails(shop.person.email).map(({ template, subject }) => [template, subject]);
    expect(sentMails()).toEqual([["listing_expiring", "“Ends soon” expires soon"]]);
    expect(readMails(shop.person.email)[0]?.text).toMatch(/\/unsubscribe\?token=/);
    expect(await facts(soon.id)).toEqual({ status: "approved", events: ["expiry-notice"] });
    await doAction(shop.browser, soon.id, "renew");
    await processListingExpiry();
    await sendDueMail();
    expect(sentMails()).toHaveLength(1);
  });

  test("ignores paused and reserved listings", async () => {
    const shop = await createSeller({ confirmed: true });
    const made = await Promise.all(
      (["paused", "reserved"] as const).map((status) => createListing({ vendorId: shop.vendorId, status })),
    );
    for (const { id } of made) await endsIn(id, "-1 day");
    await processListingExpiry();
    const states = await Promise.all(made.map(async ({ id }) => (await facts(id)).status));
    expect(states).toEqual(["paused", "reserved"]);
  });

  test("notifies no one while the account is suspended", async () => {
    const shop = await createSeller({ confirmed: true });
    await db.user.update({ where: { id: shop.person.id }, data: { status: "suspended" } });
    const { id } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await processListingExpiry();
    expect((await facts(id)).status).toBe("expired");
    expect(await db.notification.count({ where: { userId: shop.person.id } })).toBe(0);
    expect(await db.mail.count({ where: { userId: shop.person.id } })).toBe(0);
  });

  test("sends no mail to a vendor who disabled it", async () => {
    const shop = await createSeller({ confirmed: true });
    await db.notificationPreference.create({
      data: { userId: shop.person.id, type: "expiry", site: true, email: false },
    });
    const { id } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await processListingExpiry();
    await sendDueMail();
    expect(readMails(shop.person.email)).toEqual([]);
    expect(await db.notification.findMany({ where: { userId: shop.person.id } })).toEqual([
      expect.objectContaining({ type: "expiry", href: `/edit-listing/${id}` }),
    ]);
  });
});
