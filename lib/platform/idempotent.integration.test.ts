import { randomUUID } from "node:crypto";
import sharp from "sharp";
import * as ads from "@/app/api/advertisements/route";
import * as act from "@/app/api/listings/[id]/[action]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import * as actOnImport from "@/app/api/listings/import/[id]/[action]/route";
import * as imports from "@/app/api/listings/import/route";
import * as listings from "@/app/api/listings/route";
import * as application from "@/app/api/profile/application/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as reply from "@/app/api/reviews/[id]/reply/route";
import * as redeem from "@/app/api/rewards/redeem/route";
import * as subscription from "@/app/api/subscription/route";
import * as uploads from "@/app/api/uploads/route";
import { openConnection } from "@/lib/server/connection";
import { closeDatabase, db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage, createListing, createReview, createSubscription, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser, Received } from "@/prisma/test/browser";
import { jobCases } from "@/prisma/test/idempotent-jobs";
import { teamCases } from "@/prisma/test/idempotent-team";
import { talkCases, type IdempotentCase } from "@/prisma/test/idempotent-talks";
import { create, givePlan, inputs, createSeller, type Seller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createAnsweredConversation } from "@/prisma/test/conversations";
import { allEndpoints } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let key = "";
beforeEach(() => {
  key = randomUUID();
});

async function shop(): Promise<Seller> {
  const made = await createSeller();
  await givePlan(made.vendorId, { listings: 20, photos: 5 });
  return made;
}

const sheet =
  "category,title,description,price,condition,stock,pickup\r\nproducts,Lamp,Bright,12.50,used,3,yes";

function form(content: BlobPart, name: string): FormData {
  const body = new FormData();
  body.set("file", new File([content], name));
  return body;
}

async function previewed(browser: Browser): Promise<string> {
  const { body } = await browser.post(imports.POST, "/api/listings/import", { body: form(sheet, "a.csv") });
  return String(body.id);
}

const cases: Record<string, () => Promise<IdempotentCase>> = {
  ...talkCases,
  ...jobCases,
  ...teamCases,
  async "/api/listings"() {
    const { browser, vendorId, images } = await shop();
    const body = () => ({ ...inputs.products, images, submit: true });
    return { browser, handler: listings.POST, body, effect: () => db.listing.count({ where: { vendorId } }) };
  },
  async "/api/listings/{id}/{action}"() {
    const { browser, vendorId } = await shop();
    const { body: draft } = await create(browser, { ...inputs.products });
    const params = { id: String(draft.id), action: "duplicate" };
    const effect = () => db.listing.count({ where: { vendorId } });
    return { browser, handler: act.POST, params, body: () => ({}), effect };
  },
  async "/api/listings/bulk"() {
    const { browser } = await shop();
    const drafts = [await create(browser, inputs.products), await create(browser, inputs.services)];
    const ids = drafts.map(({ body }) => String(body.id));
    const body = () => ({ ids, action: "price", price: { kind: "percent", value: -10 } });
    const effect = () =>
      db.listing.findMany({
        where: { id: { in: ids } },
        select: { priceCents: true },
        orderBy: { id: "asc" },
      });
    return { browser, handler: bulk.POST, body, effect };
  },
  async "/api/listings/import"() {
    const { browser, vendorId } = await shop();
    const effect = () => db.listingImport.count({ where: { vendorId } });
    return { browser, handler: imports.POST, body: () => form(sheet, "a.csv"), effect };
  },
  async "/api/listings/import/{id}/{action}"() {
    const { browser } = await shop();
    const id = await previewed(browser);
    const params = { id, action: "cancel" };
    const effect = () => db.listingImport.findUnique({ where: { id }, select: { status: true } });
    return { browser, handler: actOnImport.POST, params, body: () => ({}), effect };
  },
  async "/api/advertisements"() {
    const { browser, person, vendorId } = await shop();
    const { name } = await createImage({ ownerId: person.id });
    const times = { startsAt: daysFromNow(-1).toISOString(), endsAt: daysFromNow(10).toISOString() };
    const links = { imageUrl: `/images/${name}-640.webp`, linkUrl: "https://shop.example/sale" };
    const body = () => ({ title: "Spring sale", position: "top", ...links, ...times });
    const effect = () => db.advertisement.count({ where: { vendorId } });
    return { browser, handler: ads.POST, body, effect };
  },
  async "/api/uploads"() {
    const { browser, person } = await createSignedInPerson();
    const background = { r: Math.floor(Math.random() * 256), g: Date.now() % 256, b: 40 };
    const bytes = await sharp({ create: { width: 70, height: 50, channels: 3, background } })
      .png()
      .toBuffer();
    const effect = () => db.image.count({ where: { ownerId: person.id } });
    return { browser, handler: uploads.POST, body: () => form(Uint8Array.from(bytes), "a.png"), effect };
  },
  async "/api/listings/{id}/reviews"() {
    const { customer: browser, listingId } = await createAnsweredConversation();
    const effect = () => db.review.findMany({ where: { listingId }, select: { rating: true } });
    const body = () => ({ rating: 4, text: "Sturdy and just as described." });
    return { browser, handler: reviews.POST, params: { id: listingId }, body, effect };
  },
  async "/api/reviews/{id}/reply"() {
    const { browser, vendorId } = await shop();
    const { id: listingId } = await createListing({ vendorId });
    const { id: authorId } = await createUser();
    const { id } = await createReview({ listingId, vendorId, authorId });
    const effect = () => db.notification.count({ where: { userId: authorId } });
    return { browser, handler: reply.POST, params: { id }, body: () => ({ text: "Thank you" }), effect };
  },
  async "/api/profile/application"() {
    const { browser, person } = await createSignedInPerson({ vendorStatus: "rejected" });
    const body = () => ({ businessName: "Oak and Iron", category: "products", phone: "555-123-4567" });
    const effect = () => db.vendorApplication.count({ where: { vendor: { userId: person.id } } });
    return { browser, handler: application.POST, body, effect };
  },
  async "/api/rewards/redeem"() {
    const { browser, person } = await createSignedInPerson();
    const { id: itemId } = await db.rewardItem.findFirstOrThrow({ where: { kind: "voucher" } });
    const entry = { userId: person.id, points: 900, reason: "adjustment", source: "test" } as const;
    await db.rewardEntry.create({ data: entry });
    const effect = () => db.rewardBalance.findUnique({ where: { userId: person.id } });
    return { browser, handler: redeem.POST, body: () => ({ itemId }), effect };
  },
  async "/api/subscription"() {
    const { browser, person } = await createSignedInPerson({ vendorStatus: "approved" });
    const vendorId = person.vendorId ?? "";
    await createSubscription({ vendorId, periodEnd: daysFromNow(20) });
    const effect = () => db.payment.count({ where: { vendorId } });
    const body = () => ({ action: "change", planId: "business", when: "now" });
    return { browser, handler: subscription.POST, body, effect };
  },
};

function send(path: string, { browser, handler, params, body }: IdempotentCase): Promise<Received> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? "");
  const headers = { "idempotency-key": key };
  return browser.post(handler, address, { params, body: body?.(), headers });
}

async function dyingAtCommit<T>(work: () => Promise<T>): Promise<T> {
  const separateConnection = await openConnection();
  try {
    await separateConnection.query(`
      CREATE FUNCTION die_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
    await separateConnection.query(`
      CREATE CONSTRAINT TRIGGER die_at_commit AFTER INSERT ON idempotency_keys DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION die_at_commit()`);
    return await work();
  } finally {
    await separateConnection.query("DROP FUNCTION die_at_commit CASCADE");
    await separateConnection.end();
    await closeDatabase();
  }
}

const declared = allEndpoints.filter(({ idempotent, access }) => idempotent && access !== "any");

test("covers every endpoint that takes an Idempotency-Key", () => {
  expect(Object.keys(cases).sort()).toEqual(declared.map(({ path }) => path as string).sort());
});

describe.each(Object.entries(cases))("POST %s", (path, prepare) => {
  test("45: writes nothing after a crash before the commit, and once after a retry", async () => {
    const one = await prepare();
    const before = await one.effect();
    const { status } = await dyingAtCommit(() => send(path, one));
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await one.effect()).toEqual(before);
    expect(await db.idempotencyKey.count({ where: { key } })).toBe(0);
    expect((await send(path, one)).status).toBeLessThan(300);
    expect(await one.effect()).not.toEqual(before);
  });

  test("59: writes once and repeats the same answer, even after a crash past the commit", async () => {
    const one = await prepare();
    const before = await one.effect();
    const first = await send(path, one);
    expect(first.status).toBeLessThan(300);
    const after = await one.effect();
    expect(after).not.toEqual(before);
    for (const crashed of [false, true]) {
      // The state after a crash between commit and response.
      if (crashed)
        await rows(sql`UPDATE idempotency_keys SET status = NULL, response = NULL, completed_at = NULL`);
      const again = await send(path, one);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    }
    expect(await one.effect()).toEqual(after);
  });
});
