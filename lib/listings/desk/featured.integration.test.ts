import * as review from "@/app/api/admin/vendors/[id]/[action]/route";
import * as one from "@/app/api/listings/[id]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import * as all from "@/app/api/listings/route";
import * as plan from "@/app/api/subscription/route";
import { sharedCache } from "@/lib/server/cache";
import type { Invalidation } from "@/lib/server/invalidation";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { renewPeriods } from "@/lib/subscriptions/billing/periods.commands";
import { createListing, createSubscription, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { doAction, createSeller, type Seller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { listingsTag, listingTag } from "../rules";
import { endFeaturedBeyondPlans } from "./featured.commands";
import { listFeaturedListings } from "./featured.queries";

jest.setTimeout(60_000);

let admin: Browser;
let adminId: string;

beforeAll(async () => {
  const { browser, person } = await createSignedInPerson({ role: "admin" });
  [admin, adminId] = [browser, person.id];
});
afterAll(() => stopQueue());

async function shopOn(planId: string, listings: number, facts: object = {}) {
  const shop = await createSeller({}, 0);
  await createSubscription({ vendorId: shop.vendorId, planId, ...facts });
  return { ...shop, ids: await idsOf(shop, listings) };
}

async function idsOf({ vendorId }: Seller, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await createListing({ vendorId })).id);
  return ids;
}

async function featuredOf(vendorId: string): Promise<string[]> {
  const found = await db.listing.findMany({
    where: { vendorId, featuredAt: { not: null } },
    orderBy: [{ featuredAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

async function featureAll(shop: { browser: Browser; ids: readonly string[] }, count = shop.ids.length) {
  for (const id of shop.ids.slice(0, count)) {
    expect((await doAction(shop.browser, id, "feature")).status).toBe(200);
  }
}

function listen(): Invalidation[] {
  const invalidations: Invalidation[] = [];
  sharedCache().subscribe({
    invalidate: (invalidation) => invalidations.push(invalidation),
    reset: () => undefined,
  });
  return invalidations;
}

async function waitFor(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("featuring a listing", () => {
  test("shows it in the homepage's row, in lists, and on its page until it is unfeatured", async () => {
    const { browser, ids, vendorId } = await shopOn("pro", 1);
    const id = ids[0] ?? "";
    const { body } = await doAction(browser, id, "feature");
    expect(body).toMatchObject({ featured: true, version: 1 });
    expect(body.actions).toContain("unfeature");
    const visitor = createBrowser();
    const shown = async () => {
      const detail = await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } });
      const list = await visitor.get(all.GET, "/api/listings", { query: { vendor: vendorId } });
      const row = await listFeaturedListings();
      const [card] = list.body as unknown as { featured: boolean }[];
      return [detail.body.featured, card?.featured, row.some((listing) => listing.id === id)];
    };
    expect(await shown()).toEqual([true, true, true]);
    expect((await doAction(browser, id, "feature")).status).toBe(200);
    expect((await doAction(browser, id, "unfeature")).body).toMatchObject({ featured: false });
    expect(await shown()).toEqual([false, false, false]);
    const events = await db.listingEvent.findMany({
      where: { listingId: id },
      orderBy: { createdAt: "asc" },
    });
    expect(events.map(({ action }) => action)).toEqual(["feature", "unfeature"]);
  });

  test("answers 422 over the plan's limit, for its vendor and for an admin", async () => {
    const shop = await shopOn("pro", 6);
    await featureAll(shop, 5);
    for (const browser of [shop.browser, admin]) {
      const { status, body } = await doAction(browser, shop.ids[5] ?? "", "feature");
      expect([status, body.error]).toEqual([
        422,
        "Your plan allows 5 featured listings. Stop featuring one or choose a larger plan.",
      ]);
    }
    expect(await featuredOf(shop.vendorId)).toEqual(shop.ids.slice(0, 5));
  });

  test("answers 422 on the free plan, with or without a subscription", async () => {
    const free = await shopOn("starter", 1);
    const none = await createSeller({}, 0);
    const answers = [
      await doAction(free.browser, free.ids[0] ?? "", "feature"),
      await doAction(none.browser, (await idsOf(none, 1))[0] ?? "", "feature"),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(2).fill([
        422,
        "Your plan doesn’t include featured listings. Choose a larger plan to feature one.",
      ]),
    );
  });

  test("enforces the limit of the plan for concurrent requests", async () => {
    const { browser, ids, vendorId } = await shopOn("pro", 9);
    const answers = await Promise.all(ids.map((id) => doAction(browser, id, "feature")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await featuredOf(vendorId)).toHaveLength(5);
  });

  test.each(["draft", "pending", "paused", "reserved", "sold", "expired"] as const)(
    "answers 409 for one that is %s",
    async (status) => {
      const { browser, vendorId } = await shopOn("pro", 0);
      const { id } = await createListing({ vendorId, status });
      expect((await doAction(browser, id, "feature")).status).toBe(409);
    },
  );

  test("answers 404 to other vendors, and is audited for an admin", async () => {
    const { ids } = await shopOn("pro", 1);
    const other = await shopOn("pro", 0);
    const id = ids[0] ?? "";
    expect((await doAction(other.browser, id, "feature")).status).toBe(404);
    expect((await doAction(admin, id, "feature")).status).toBe(200);
    expect(
      await db.auditEntry.findMany({ where: { subjectId: id }, select: { action: true, actorId: true } }),
    ).toEqual([{ action: "listing.feature", actorId: adminId }]);
  });

  test("features listings in bulk until the limit, and reports why the others fail", async () => {
    const shop = await shopOn("pro", 7);
    const act = async (action: string) =>
      (await shop.browser.post(bulk.POST, "/api/listings/bulk", { body: { action, ids: shop.ids } })).body
        .results as { ok: boolean; error: string | null }[];
    const featured = await act("feature");
    expect(featured.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(featured[5]?.error).toContain("allows 5 featured listings");
    expect((await act("unfeature")).every(({ ok }) => ok)).toBe(true);
    expect(await featuredOf(shop.vendorId)).toEqual([]);
  });

  test("invalidates cached pages on commit", async () => {
    const { browser, ids } = await shopOn("pro", 1);
    const invalidations = listen();
    await doAction(browser, ids[0] ?? "", "feature");
    await waitFor(() => invalidations.some(({ tags }) => tags.includes(listingTag(ids[0] ?? ""))));
    expect(invalidations.flatMap(({ tags }) => tags)).toContain(listingsTag);
  });
});

describe("a featured slot", () => {
  test("ends with a smaller plan, except for the first featured listings", async () => {
    const shop = await shopOn("business", 8);
    await featureAll(shop);
    const invalidations = listen();
    await db.subscription.update({ where: { vendorId: shop.vendorId }, data: { planId: "pro" } });
    expect(await featuredOf(shop.vendorId)).toEqual(shop.ids.slice(0, 5));
    const last = shop.ids[7] ?? "";
    await waitFor(() => invalidations.some(({ tags }) => tags.includes(listingTag(last))));
    expect(invalidations.some(({ kind, tags }) => kind === "purge" && tags.includes(listingsTag))).toBe(true);
    expect(
      await db.listingEvent.findFirst({ where: { listingId: last }, orderBy: { createdAt: "desc" } }),
    ).toMatchObject({
      action: "unfeature",
      actorId: null,
    });
  });

  test("ends with a change to the free plan, which featured listings do not prevent", async () => {
    const shop = await shopOn("pro", 2);
    await featureAll(shop);
    const { status } = await shop.browser.post(plan.POST, "/api/subscription", {
      body: { action: "change", planId: "starter", when: "now" },
    });
    expect(status).toBe(200);
    expect(await featuredOf(shop.vendorId)).toEqual([]);
  });

  test("ends with the end of a canceled plan, and not before", async () => {
    const shop = await shopOn("pro", 2);
    await featureAll(shop);
    await db.subscription.update({
      where: { vendorId: shop.vendorId },
      data: { status: "cancelled", cancelledAt: new Date(), cancelAtPeriodEnd: true },
    });
    expect(await featuredOf(shop.vendorId)).toHaveLength(2);
    await db.$executeRaw`ALTER TABLE subscriptions DISABLE TRIGGER subscriptions_featured`;
    await db.subscription.update({
      where: { vendorId: shop.vendorId },
      data: { periodEnd: daysFromNow(-0.01) },
    });
    await db.$executeRaw`ALTER TABLE subscriptions ENABLE TRIGGER subscriptions_featured`;
    expect(await endFeaturedBeyondPlans()).toBe(2);
    expect(await featuredOf(shop.vendorId)).toEqual([]);
    expect(await endFeaturedBeyondPlans()).toBe(0);
  });

  test("ends with a trial that was not continued", async () => {
    const trial = { status: "trialing", trialEndsAt: daysFromNow(1), periodEnd: daysFromNow(1) };
    const shop = await shopOn("pro", 1, trial);
    await featureAll(shop);
    const ended = daysFromNow(-0.01);
    await db.subscription.update({
      where: { vendorId: shop.vendorId },
      data: { trialEndsAt: ended, periodEnd: ended },
    });
    await renewPeriods();
    expect(await featuredOf(shop.vendorId)).toEqual([]);
  });

  test("ends with a lower limit of the plan itself", async () => {
    const shop = await shopOn("business", 3);
    await featureAll(shop);
    await db.plan.update({ where: { id: "business" }, data: { featuredLimit: 2 } });
    expect(await endFeaturedBeyondPlans()).toBe(1);
    await db.plan.update({ where: { id: "business" }, data: { featuredLimit: 20 } });
    expect(await featuredOf(shop.vendorId)).toEqual(shop.ids.slice(0, 2));
  });

  test.each(["pause", "reserve", "sell"])("ends with %s, and is available again", async (action) => {
    const shop = await shopOn("pro", 6);
    await featureAll(shop, 5);
    const [first = "", , , , , last = ""] = shop.ids;
    await doAction(shop.browser, first, action);
    expect((await doAction(shop.browser, last, "feature")).status).toBe(200);
    expect(await featuredOf(shop.vendorId)).toEqual(shop.ids.slice(1));
  });

  test("ends with a suspension, and stays ended after reinstatement", async () => {
    const shop = await shopOn("pro", 2);
    await featureAll(shop);
    for (const action of ["suspend", "reinstate"]) {
      const params = { id: shop.vendorId, action };
      const path = `/api/admin/vendors/${shop.vendorId}/${action}`;
      const { status } = await admin.post(review.POST, path, { params, body: { reason: "Being checked." } });
      expect(status).toBe(200);
      expect(await featuredOf(shop.vendorId)).toEqual([]);
    }
    const states = await db.listing.findMany({
      where: { vendorId: shop.vendorId },
      select: { status: true },
    });
    expect(states.map(({ status }) => status)).toEqual(["approved", "approved"]);
  });
});

describe("the homepage's row", () => {
  test("shows every vendor once before repeating one, up to its limit", async () => {
    await db.listing.updateMany({ data: { featuredAt: null } });
    const vendors = await Promise.all([createVendor(), createVendor(), createVendor()]);
    for (const [index, { id }] of vendors.entries()) {
      for (let count = 0; count < 4 - index; count += 1) {
        await createListing({ vendorId: id, featuredAt: daysFromNow(-count) });
      }
    }
    const row = await listFeaturedListings();
    expect(row).toHaveLength(8);
    expect(new Set(row.slice(0, 3).map(({ vendorId }) => vendorId)).size).toBe(3);
    expect(row.every(({ featured }) => featured)).toBe(true);
    expect((await listFeaturedListings()).map(({ id }) => id)).toEqual(row.map(({ id }) => id));
    expect(await listFeaturedListings(2)).toHaveLength(2);
  });
});
