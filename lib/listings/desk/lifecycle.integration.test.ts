import * as editable from "@/app/api/listings/[id]/edit/route";
import * as one from "@/app/api/listings/[id]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import {
  create,
  decideOn,
  doAction,
  givePlan,
  inputs,
  createLiveListing,
  createShop,
  patch,
  createSeller,
} from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import { listingStatuses, type ListingStatus } from "../rules";
import { moderationActions } from "@/lib/shared/moderation";
import { actOnListing } from "./lifecycle.commands";
import { ownerActions, findListingTransition } from "./lifecycle.rules";

jest.setTimeout(60_000);

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 1000, photos: 10, featured: 10 }));
});
afterAll(() => stopQueue());

const complete = { details: { condition: "used", stock: 1, pickup: true } };

async function inState(status: ListingStatus, facts: { featuredAt?: Date } = {}): Promise<string> {
  const category = status === "let" ? ("realestate" as const) : ("products" as const);
  return (await createListing({ vendorId: shop.vendorId, category, status, ...complete, ...facts })).id;
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await db.listing.findUnique({ where: { id }, select: { status: true } }))?.status;
}

describe.each(listingStatuses)("a listing that is %s", (status) => {
  test.each(ownerActions)("answers %s from its owner as in the table", async (action) => {
    const id = await inState(status, action === "unfeature" ? { featuredAt: new Date() } : {});
    const rental = status === "let";
    const step = findListingTransition({ action, actor: "owner", status, rental });
    const { status: code, body } = await doAction(shop.browser, id, action);
    expect([code, await statusOf(id)]).toEqual(step ? [200, step.to ?? status] : [409, status]);
    if (action === "duplicate" && step) expect(body).toMatchObject({ status: "draft" });
    const events = await db.listingEvent.count({ where: { listingId: id } });
    expect(events).toBe(step && action !== "duplicate" ? 1 : 0);
  });

  test.each(moderationActions)(
    "answers %s from an admin as the table says, and audits it",
    async (action) => {
      const id = await inState(status);
      const step = findListingTransition({ action, actor: "admin", status, rental: status === "let" });
      const { status: code } = await decideOn(admin, id, action, { reason: "Because." });
      expect([code, await statusOf(id)]).toEqual(step ? [200, step.to] : [409, status]);
      const audited = await db.auditEntry.count({ where: { subjectId: id, action: `listing.${action}` } });
      expect(audited).toBe(step ? 1 : 0);
    },
  );
});

describe("an action on a listing", () => {
  test("21: answers 404 for another vendor's listing on every path, and changes nothing", async () => {
    const stranger = await createSeller();
    const { id, version } = await createLiveListing(shop, admin);
    const draft = String((await create(shop.browser, { category: "products", title: "Secret" })).body.id);
    const before = await rows(
      sql`SELECT * FROM listings WHERE vendor_id = ${shop.vendorId}::uuid ORDER BY id`,
    );
    for (const listing of [id, draft]) {
      const params = { id: listing };
      const answers = [
        await stranger.browser.get(editable.GET, `/api/listings/${listing}/edit`, { params }),
        await patch(stranger.browser, listing, { version, title: "Mine now" }),
        await stranger.browser.delete(one.DELETE, `/api/listings/${listing}`, { params }),
      ];
      for (const action of ownerActions) answers.push(await doAction(stranger.browser, listing, action));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    const many = await stranger.browser.post(bulk.POST, "/api/listings/bulk", {
      body: { action: "delete", ids: [id, draft] },
    });
    expect(many.body.results).toEqual([
      expect.objectContaining({ ok: false }),
      expect.objectContaining({ ok: false }),
    ]);
    const hidden = await stranger.browser.get(one.GET, `/api/listings/${draft}`, { params: { id: draft } });
    expect(hidden.status).toBe(404);
    const after = await rows(
      sql`SELECT * FROM listings WHERE vendor_id = ${shop.vendorId}::uuid ORDER BY id`,
    );
    expect(after).toEqual(before);
  });

  test.each(["pending", "rejected", "suspended"] as const)(
    "24: refuses a vendor who is %s, on every path",
    async (vendorStatus) => {
      const barred = await createSeller({ vendorStatus });
      const { id } = await createListing({ vendorId: barred.vendorId, status: "draft", ...complete });
      const answers = [
        await create(barred.browser, { ...inputs.products, submit: true }),
        await patch(barred.browser, id, { version: 1, title: "New title" }),
        await barred.browser.delete(one.DELETE, `/api/listings/${id}`, { params: { id } }),
        await barred.browser.post(bulk.POST, "/api/listings/bulk", { body: { action: "submit", ids: [id] } }),
      ];
      for (const action of ownerActions) answers.push(await doAction(barred.browser, id, action));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
      expect(await db.listing.count({ where: { vendorId: barred.vendorId } })).toBe(1);
      expect(await statusOf(id)).toBe("draft");
    },
  );

  test("24: refuses the action inside the transaction if the suspension came after the request started", async () => {
    const { person, vendorId } = await createSeller();
    const { id } = await createListing({ vendorId, status: "draft", ...complete });
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Late' WHERE id = ${vendorId}::uuid`,
    );
    const viewer = {
      id: person.id,
      username: person.username,
      role: "vendor" as const,
      vendorId,
      vendorStatus: "approved" as const,
      businessRole: "owner" as const,
      sessionId: "s",
      secondStepMissing: false,
    };
    const late = actOnListing({ viewer, id, action: "submit", headers: new Headers() });
    await expect(late).rejects.toMatchObject({ code: "forbidden" });
    expect(await statusOf(id)).toBe("draft");
  });

  test("refuses to approve the listing of a suspended vendor", async () => {
    const other = await createSeller();
    const made = await create(other.browser, { ...inputs.products, submit: true });
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Late' WHERE id = ${other.vendorId}::uuid`,
    );
    const id = String(made.body.id);
    expect((await decideOn(admin, id, "approve")).status).toBe(409);
    expect(await statusOf(id)).toBe("pending");
  });

  test("answers 409 for an older version", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    expect((await doAction(shop.browser, id, "pause", { version: version - 1 })).status).toBe(409);
    expect((await doAction(shop.browser, id, "pause", { version })).status).toBe(200);
  });

  test("renews for another 90 days, and requires that if the listing expired while paused", async () => {
    const { id } = await createLiveListing(shop, admin);
    await doAction(shop.browser, id, "pause");
    await rows(sql`UPDATE listings SET published_at = now() - interval '91 days',
      expires_at = now() - interval '1 day' WHERE id = ${id}::uuid`);
    const resumed = await doAction(shop.browser, id, "resume");
    expect([resumed.status, resumed.body.error]).toEqual([
      409,
      "This listing has expired. Renew it to show it again.",
    ]);
    const renewed = await doAction(shop.browser, id, "renew");
    const days = (Date.parse(String(renewed.body.expiresAt)) - Date.now()) / 86_400_000;
    expect([renewed.body.status, Math.round(days)]).toEqual(["approved", 90]);
  });

  test("marks rentals as rented and other listings as sold", async () => {
    const details = { ...inputs.realestate.details, listingType: "rent", availableFrom: "2027-01-01" };
    const { id } = await createLiveListing(shop, admin, { ...inputs.realestate, details });
    expect((await doAction(shop.browser, id, "sell")).body.error).toBe(
      "Rentals are marked as rented, not sold.",
    );
    expect((await doAction(shop.browser, id, "let")).body.status).toBe("let");
  });

  test("counts toward the limit of the plan when an ended listing is renewed", async () => {
    const small = await createSeller();
    await givePlan(small.vendorId, { listings: 1, photos: 10 });
    const { id } = await createListing({ vendorId: small.vendorId, status: "expired", ...complete });
    await create(small.browser, { category: "products" });
    expect((await doAction(small.browser, id, "renew")).status).toBe(422);
    expect(await statusOf(id)).toBe("expired");
  });
});

describe("a reduced plan", () => {
  test("renews and resumes no listings beyond its limit", async () => {
    const small = await createSeller();
    await givePlan(small.vendorId, { listings: 1, photos: 10 });
    const made = { vendorId: small.vendorId, ...complete };
    const [live, paused] = [
      (await createListing({ ...made, status: "approved" })).id,
      (await createListing({ ...made, status: "paused" })).id,
    ];
    for (const [id, action] of [
      [live, "renew"],
      [paused, "renew"],
      [paused, "resume"],
    ] as const) {
      const refused = await doAction(small.browser, id, action);
      expect([refused.status, refused.body.error]).toEqual([
        422,
        "Your plan allows 1 listing. Close or delete one, or choose a larger plan.",
      ]);
    }
    expect(await statusOf(paused)).toBe("paused");
    await doAction(small.browser, paused, "duplicate");
    await db.listing.update({ where: { id: live }, data: { status: "expired" } });
    expect((await doAction(small.browser, paused, "resume")).status).toBe(200);
    expect((await doAction(small.browser, paused, "renew")).status).toBe(200);
  });
});

describe("a listing that an admin paused", () => {
  test("allows only an admin to resume the listing until its vendor pauses it", async () => {
    const { id } = await createLiveListing(shop, admin);
    expect((await doAction(admin, id, "pause")).status).toBe(200);
    for (const action of ["resume", "renew"]) {
      const refused = await doAction(shop.browser, id, action);
      expect([refused.status, refused.body.error]).toEqual([
        409,
        "Our team paused this listing. Please contact us to bring it back.",
      ]);
    }
    const many = { action: "resume", ids: [id] };
    expect((await shop.browser.post(bulk.POST, "/api/listings/bulk", { body: many })).body.results).toEqual([
      expect.objectContaining({ ok: false, status: null }),
    ]);
    expect(await statusOf(id)).toBe("paused");
    expect((await doAction(admin, id, "resume")).status).toBe(200);
    await doAction(shop.browser, id, "pause");
    expect((await doAction(shop.browser, id, "resume")).status).toBe(200);
  });
});
