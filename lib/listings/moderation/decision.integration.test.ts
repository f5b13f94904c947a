import * as detail from "@/app/api/admin/listings/[id]/route";
import * as adminListings from "@/app/api/admin/listings/route";
import * as queue from "@/app/api/admin/pending-listings/route";
import * as initialData from "@/app/api/initial-data/route";
import * as one from "@/app/api/listings/[id]/route";
import * as all from "@/app/api/listings/route";
import * as suggestions from "@/app/api/search/suggestions/route";
import * as sitemap from "@/app/sitemaps/[name]/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { readMails } from "@/prisma/test/mails";
import {
  create,
  decideOn,
  doAction,
  inputs,
  createLiveListing,
  createShop,
  patch,
  createSeller,
} from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import type { ModeratedListingDto } from "./decision.contract";

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
});
afterAll(() => stopQueue());

async function waiting(query: Record<string, string> = {}) {
  const answer = await admin.get(queue.GET, "/api/admin/pending-listings", { query });
  return { items: answer.body as unknown as ModeratedListingDto[], headers: answer.headers };
}

async function pending(title: string): Promise<string> {
  const { body } = await create(shop.browser, { ...inputs.products, title, submit: true });
  return String(body.id);
}

describe("the queue", () => {
  test("lists new listings and revisions, longest waiting first, page by page", async () => {
    const live = await createLiveListing(shop, admin, { title: "Queue live" });
    const first = await pending("Queue first");
    await patch(shop.browser, live.id, { version: live.version, title: "Queue revised" });
    const last = await pending("Queue last");
    const { items, headers } = await waiting({ search: "Queue", limit: "2" });
    expect(items.map(({ id, kind, title }) => [id, kind, title])).toEqual([
      [first, "listing", "Queue first"],
      [live.id, "revision", "Queue revised"],
    ]);
    expect(headers.get("x-total-count")).toBe("3");
    const edits = (await waiting({ search: "revised" })).items;
    expect(edits.map(({ id, kind }) => [id, kind])).toEqual([[live.id, "revision"]]);
    const cursor = nextCursor(headers) ?? "";
    const next = await waiting({ search: "Queue", limit: "2", cursor });
    expect(next.items.map(({ id }) => id)).toEqual([last]);
    expect(nextCursor(next.headers)).toBeNull();
    const revisions = await waiting({ search: "Queue", kind: "revision" });
    expect(revisions.items.map(({ id }) => id)).toEqual([live.id]);
  });

  test("shows risk reasons", async () => {
    const id = await pending("CALL ME NOW");
    const { items } = await waiting({ search: "CALL ME NOW" });
    expect(items[0]?.riskReasons.map(({ code }) => code)).toEqual(["no-photos", "capitals"]);
    const { body } = await admin.get(detail.GET, `/api/admin/listings/${id}`, { params: { id } });
    expect(body).toMatchObject({
      vendor: { id: shop.vendorId },
      actions: ["approve", "request-changes", "reject", "remove"],
    });
  });

  test("shows every state to admins, filtered", async () => {
    const id = await pending("Everything everywhere");
    await decideOn(admin, id, "reject", { reason: "No." });
    const query = { status: "rejected", vendor: shop.vendorId, search: "everything" };
    const { body } = await admin.get(adminListings.GET, "/api/admin/listings", { query });
    expect(body).toEqual([expect.objectContaining({ id, status: "rejected", kind: "listing" })]);
  });
});

describe("deciding on a listing", () => {
  test("publishes it for 90 days and starts its price history", async () => {
    const id = await pending("Approved desk");
    const { status, body } = await decideOn(admin, id, "approve");
    expect([status, body.status]).toEqual([200, "approved"]);
    const row = await db.listing.findUniqueOrThrow({ where: { id }, include: { priceChanges: true } });
    expect(row.publishedAt).not.toBeNull();
    const days = (Number(row.expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    expect(row.priceChanges).toEqual([expect.objectContaining({ priceCents: 48_000n, previousCents: null })]);
  });

  test.each(["request-changes", "reject", "remove"])("requires a reason for %s", async (action) => {
    const id = await pending(`Reason for ${action}`);
    const { status, body } = await decideOn(admin, id, action, { reason: "  " });
    expect([status, body.fields]).toEqual([422, { reason: "Give a reason. The vendor will see it." }]);
  });

  test("notifies the vendor on the site and by mail, with the reason", async () => {
    const other = await createSeller({ confirmed: true });
    const made = await create(other.browser, { ...inputs.services, submit: true });
    const id = String(made.body.id);
    await decideOn(admin, id, "reject", { reason: "Please add your <b>license</b>." });
    await endUndoPeriods();
    await sendDueMail();
    expect(readMails(other.person.email)).toEqual([
      expect.objectContaining({
        template: "listing_rejected",
        subject: "“Garden care” wasn’t approved",
        html: expect.stringContaining("&lt;b&gt;license"),
        text: expect.stringContaining(`/edit-listing/${id}`),
      }),
    ]);
    expect(await db.notification.findMany({ where: { userId: other.person.id } })).toEqual([
      expect.objectContaining({ type: "listing_decision", body: "Please add your <b>license</b>." }),
    ]);
  });

  test("refuses a decision if the vendor changed the listing or another admin decided first", async () => {
    const id = await pending("Changing desk");
    const seen = (await admin.get(detail.GET, `/api/admin/listings/${id}`, { params: { id } })).body;
    const { version } = await db.listing.findUniqueOrThrow({ where: { id }, select: { version: true } });
    await patch(shop.browser, id, { version, title: "Changed desk" });
    const stale = await decideOn(admin, id, "approve", { updatedAt: seen.updatedAt });
    expect([stale.status, stale.body.error]).toEqual([
      409,
      "The vendor just changed this. Please take another look.",
    ]);
    const both = await Promise.all([
      decideOn(admin, id, "approve"),
      decideOn(admin, id, "reject", { reason: "No." }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("removes a live listing: its address answers 410, and its vendor cannot restore it", async () => {
    const { id } = await createLiveListing(shop, admin, { title: "Removed desk" });
    await decideOn(admin, id, "remove", { reason: "Complaints." });
    const visitor = createBrowser();
    expect((await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })).status).toBe(410);
    expect((await doAction(shop.browser, id, "renew")).status).toBe(409);
    expect((await doAction(shop.browser, id, "submit")).status).toBe(409);
  });

  test("leaves a listing removed when the suspension of its vendor is lifted", async () => {
    const other = await createSeller();
    const { id } = await createLiveListing(other, admin);
    await rows(
      sql`UPDATE vendors SET status = 'suspended', decision_reason = 'Late' WHERE id = ${other.vendorId}::uuid`,
    );
    expect((await decideOn(admin, id, "remove", { reason: "Complaints." })).status).toBe(200);
    await rows(
      sql`UPDATE vendors SET status = 'approved', decision_reason = NULL WHERE id = ${other.vendorId}::uuid`,
    );
    const { status } = await db.listing.findUniqueOrThrow({ where: { id }, select: { status: true } });
    expect(status).toBe("removed");
  });
});

describe("a listing that is not approved", () => {
  const word = "Zanzibarium";
  const map = "listings-0.xml";
  const visitor = createBrowser();

  /** Unknown words are cached for some seconds, so a test must not search the same text twice. */
  async function places(id: string, search = word): Promise<string[]> {
    const found = [
      [
        "list",
        await visitor.get(all.GET, "/api/listings", { query: { vendor: shop.vendorId, limit: "48" } }),
      ],
      ["search", await visitor.get(all.GET, "/api/listings", { query: { search } })],
      ["initial data", await visitor.get(initialData.GET, "/api/initial-data")],
      [
        "suggestions",
        await visitor.get(suggestions.GET, "/api/search/suggestions", { query: { query: word } }),
      ],
      ["sitemap", await visitor.get(sitemap.GET, `/sitemaps/${map}`, { params: { name: map } })],
      ["detail", await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })],
    ] as const;
    return found.flatMap(([name, { status, body }]) =>
      status === 200 && JSON.stringify(body).includes(id) ? [name] : [],
    );
  }

  test("25: appears nowhere until it is approved", async () => {
    const id = await pending(`${word} lamp`);
    expect(await places(id)).toEqual([]);
    await decideOn(admin, id, "request-changes", { reason: "More." });
    expect(await places(id)).toEqual([]);
    await doAction(shop.browser, id, "submit");
    await decideOn(admin, id, "approve");
    expect(await places(id, `${word} lamp`)).toEqual([
      "list",
      "search",
      "initial data",
      "suggestions",
      "sitemap",
      "detail",
    ]);
    await doAction(shop.browser, id, "pause");
    expect(await places(id, `${word} lamp`)).toEqual([]);
  });

  test("hides the new words of a revision", async () => {
    const { id, version } = await createLiveListing(shop, admin, { title: "Plain lamp" });
    await patch(shop.browser, id, { version, title: `${word} chandelier` });
    expect(await places(id)).not.toContain("search");
  });
});
