import * as one from "@/app/api/listings/[id]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { decideOn, doAction, inputs, createLiveListing, createShop, patch } from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});
afterAll(() => stopQueue());

async function publicly(id: string) {
  const visitor = (await createSignedInPerson()).browser;
  return (await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })).body;
}

describe("editing a live listing", () => {
  test("changes price and stock at once, and records the previous price and the date", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const { body } = await patch(shop.browser, id, { version, price: 430, details: { stock: 1 } });
    expect([body.revision, body.status]).toEqual([null, "approved"]);
    expect(await publicly(id)).toMatchObject({
      price: 430,
      previousPrice: 480,
      reducedAt: expect.any(String),
      priceHistory: [
        { price: 480, changedAt: expect.any(String) },
        { price: 430, changedAt: expect.any(String) },
      ],
      details: { stock: 1 },
    });
    await patch(shop.browser, id, { version: body.version, price: 500 });
    expect(await publicly(id)).toMatchObject({ price: 500, previousPrice: null, reducedAt: null });
  });

  test("leaves the live version up while title, text, pictures, category, and facts wait for review", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const before = await publicly(id);
    const images = [shop.images[2]];
    const change = { title: "Walnut desk with lamp", images, details: { brand: "Southwood" } };
    const { body } = await patch(shop.browser, id, { version, ...change });
    expect(body).toMatchObject({ status: "approved", title: change.title, editing: "revision" });
    const fields = (body.revision as { changes: { field: string }[] }).changes.map(({ field }) => field);
    expect(fields).toEqual(["title", "details.brand", "images"]);
    expect({ ...(await publicly(id)), updatedAt: "" }).toEqual({ ...before, updatedAt: "" });
  });

  test("sends picture descriptions to review like pictures", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const alts = { [shop.images[1] ?? ""]: "Both drawers open" };
    const { body } = await patch(shop.browser, id, { version, alts });
    expect((body.revision as { changes: object[] }).changes).toMatchObject([
      { field: "images", before: "3 photos", after: "3 photos: “Both drawers open”" },
    ]);
    const shown = async () => ((await publicly(id)).photos as { alt: string }[]).map(({ alt }) => alt);
    expect(await shown()).toEqual(["Walnut desk", "Walnut desk", "Walnut desk"]);
    await decideOn(admin, id, "approve");
    expect(await shown()).toEqual(["Walnut desk", "Both drawers open", "Walnut desk"]);
  });

  test("adds a second edit to the first, and ends the revision if nothing differs any more", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const first = await patch(shop.browser, id, { version, title: "Desk one" });
    const second = await patch(shop.browser, id, {
      version: first.body.version,
      description: "A better text about the very same desk.",
    });
    expect(second.body).toMatchObject({ title: "Desk one" });
    expect(await db.listingRevision.count({ where: { listingId: id, decidedAt: null } })).toBe(1);
    const { title, description } = inputs.products;
    const back = await patch(shop.browser, id, { version: second.body.version, title, description });
    expect(back.body.revision).toBeNull();
    expect(await db.listingRevision.findFirst({ where: { listingId: id } })).toMatchObject({
      status: "withdrawn",
    });
  });

  test("refuses an incomplete revision, and one based on an older version", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    expect((await patch(shop.browser, id, { version, title: "" })).body.fields).toEqual({
      title: "Enter a title of at least 3 characters",
    });
    await patch(shop.browser, id, { version, title: "First tab" });
    expect((await patch(shop.browser, id, { version, title: "Second tab" })).status).toBe(409);
  });

  test("refuses to bypass the review while the listing is paused", async () => {
    const { id } = await createListing({
      vendorId: shop.vendorId,
      status: "paused",
      details: inputs.products.details,
    });
    await patch(shop.browser, id, { version: 1, title: "Another thing" });
    const row = await db.listing.findUniqueOrThrow({ where: { id }, select: { title: true } });
    expect(row.title).toBe("Oak table");
  });
});

describe("deciding on a revision", () => {
  async function revised(change: object = { title: "Walnut desk with lamp" }) {
    const { id, version } = await createLiveListing(shop, admin);
    const { body } = await patch(shop.browser, id, { version, ...change });
    const revision = body.revision as { id: string; updatedAt: string };
    return { id, version: Number(body.version), revision };
  }

  test("publishes the new version with the current price", async () => {
    const images = [shop.images[1]];
    const { id, version, revision } = await revised({ title: "Walnut desk with lamp", images });
    await patch(shop.browser, id, { version, price: 450 });
    const { status, body } = await decideOn(admin, id, "approve", {
      revisionId: revision.id,
      updatedAt: (
        await db.listingRevision.findUniqueOrThrow({ where: { id: revision.id } })
      ).updatedAt.toISOString(),
    });
    expect([status, body.kind, body.revision]).toEqual([200, "listing", null]);
    const seen = await publicly(id);
    expect(seen).toMatchObject({ title: "Walnut desk with lamp", price: 450, status: "approved" });
    expect(seen.photos).toHaveLength(1);
    expect(await db.listingRevision.findUniqueOrThrow({ where: { id: revision.id } })).toMatchObject({
      status: "approved",
      decidedAt: expect.any(Date),
      decidedById: expect.any(String),
    });
  });

  test("sends it back with a reason, and the next edit is pending again", async () => {
    const { id, version } = await revised();
    expect((await decideOn(admin, id, "request-changes")).body.fields).toEqual({
      reason: "Give a reason. The vendor will see it.",
    });
    await decideOn(admin, id, "request-changes", { reason: "Which lamp?" });
    expect((await publicly(id)).title).toBe("Walnut desk");
    const own = await patch(shop.browser, id, { version: version + 1, title: "Walnut desk with brass lamp" });
    expect(own.body.revision).toMatchObject({ status: "pending", reason: null });
    await decideOn(admin, id, "approve");
    expect((await publicly(id)).title).toBe("Walnut desk with brass lamp");
  });

  test("rejects it permanently and leaves the live version", async () => {
    const { id, revision } = await revised();
    await decideOn(admin, id, "reject", { reason: "That is another desk." });
    expect(await publicly(id)).toMatchObject({ title: "Walnut desk", status: "approved" });
    expect(await db.listingRevision.findUniqueOrThrow({ where: { id: revision.id } })).toMatchObject({
      status: "rejected",
      reason: "That is another desk.",
    });
    expect((await decideOn(admin, id, "approve")).status).toBe(409);
  });

  test("refuses a decision after the vendor withdrew or changed the revision", async () => {
    const first = await revised();
    await doAction(shop.browser, first.id, "withdraw");
    const late = await decideOn(admin, first.id, "approve", { revisionId: first.revision.id });
    expect([late.status, late.body.error]).toEqual([
      409,
      "Someone already reviewed this. Please take another look.",
    ]);
    const second = await revised();
    await patch(shop.browser, second.id, { version: second.version, title: "Something else" });
    const { id: revisionId, updatedAt } = second.revision;
    const stale = await decideOn(admin, second.id, "approve", { revisionId, updatedAt });
    expect([stale.status, (await publicly(second.id)).title]).toEqual([409, "Walnut desk"]);
  });

  test("withdraws the revision when the listing is sold", async () => {
    const { id, revision } = await revised();
    expect((await doAction(shop.browser, id, "sell")).body.revision).toBeNull();
    expect(await db.listingRevision.findUniqueOrThrow({ where: { id: revision.id } })).toMatchObject({
      status: "withdrawn",
    });
  });
});

describe("a revision that was sent back", () => {
  const reason = "Which lamp?";

  async function sentBack(change: object = { title: "Walnut desk with lamp" }) {
    const { id, version } = await createLiveListing(shop, admin);
    await patch(shop.browser, id, { version, ...change });
    await decideOn(admin, id, "request-changes", { reason });
    return { id, ...(await readStored(id)) };
  }

  async function readStored(id: string) {
    const revision = await db.listingRevision.findFirstOrThrow({ where: { listingId: id } });
    const listing = await db.listing.findUniqueOrThrow({ where: { id }, select: { version: true } });
    return { revision, version: listing.version };
  }

  const writes: [string, (id: string, version: number) => Promise<{ status: number }>][] = [
    ["a new price", (id, version) => patch(shop.browser, id, { version, price: 455 })],
    ["a new stock", (id, version) => patch(shop.browser, id, { version, details: { stock: 7 } })],
    [
      "a new price by an admin",
      (id, version) => patch(admin, id, { version, price: 440, details: { stock: 1 } }),
    ],
    [
      "the whole form with a new price and nothing else changed",
      (id, version) => {
        const { title: _title, ...rest } = inputs.products;
        const details = { ...rest.details, delivery: false, duration: null };
        const title = " Walnut desk with lamp ";
        return patch(shop.browser, id, { version, ...rest, images: shop.images, title, details, price: 430 });
      },
    ],
    ["a save without a change", (id, version) => patch(shop.browser, id, { version })],
    [
      "a new price of many",
      (id) =>
        shop.browser.post(bulk.POST, "/api/listings/bulk", {
          body: { action: "price", ids: [id], price: { kind: "percent", value: -10 } },
        }),
    ],
    ["a pause", (id) => doAction(shop.browser, id, "pause")],
    ["a renewal", (id) => doAction(shop.browser, id, "renew")],
    ["a reservation", (id) => doAction(shop.browser, id, "reserve")],
  ];
  test.each(writes)("stays unchanged after %s", async (_name, write) => {
    const { id, revision, version } = await sentBack();
    const { status } = await write(id, version);
    expect(status).toBe(200);
    expect((await readStored(id)).revision).toEqual(revision);
    expect(revision).toMatchObject({ status: "changes_requested", reason });
  });

  test("stays unchanged after a new price even if it moves the listing to another section", async () => {
    const { id, revision, version } = await sentBack({
      category: "services",
      details: { pricing: "fixed", areaServed: "Austin" },
    });
    await patch(shop.browser, id, { version, price: 99 });
    expect((await readStored(id)).revision).toEqual(revision);
    expect(await publicly(id)).toMatchObject({ price: 99, category: "products" });
  });

  test("returns the revision to pending after a change of its own fields or an unchanged submission", async () => {
    const changed = await sentBack();
    await patch(shop.browser, changed.id, { version: changed.version, title: "Desk with brass lamp" });
    expect((await readStored(changed.id)).revision).toMatchObject({ status: "pending", reason: null });
    const same = await sentBack();
    await patch(shop.browser, same.id, { version: same.version, price: 300, submit: true });
    expect((await readStored(same.id)).revision).toMatchObject({
      status: "pending",
      reason: null,
      changes: { title: "Walnut desk with lamp" },
    });
  });

  test("leaves the reason of a returned or rejected listing unchanged as well", async () => {
    const { id } = await createListing({
      vendorId: shop.vendorId,
      status: "rejected",
      decisionReason: reason,
      details: inputs.products.details,
    });
    await patch(shop.browser, id, { version: 1, price: 77 });
    expect(
      await db.listing.findUniqueOrThrow({
        where: { id },
        select: { status: true, decisionReason: true, submittedAt: true },
      }),
    ).toEqual({ status: "rejected", decisionReason: reason, submittedAt: null });
  });

  test("leaves a pending one unchanged, so an admin who read it may still decide", async () => {
    const { id, version } = await createLiveListing(shop, admin);
    const { body } = await patch(shop.browser, id, { version, title: "Walnut desk with lamp" });
    const { id: revisionId, updatedAt } = body.revision as { id: string; updatedAt: string };
    await patch(shop.browser, id, { version: body.version, price: 410 });
    expect((await decideOn(admin, id, "approve", { revisionId, updatedAt })).status).toBe(200);
    expect(await publicly(id)).toMatchObject({ title: "Walnut desk with lamp", price: 410 });
  });
});
