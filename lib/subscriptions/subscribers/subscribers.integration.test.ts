import * as settings from "@/app/api/admin/settings/[key]/route";
import * as list from "@/app/api/admin/subscriptions/route";
import * as decide from "@/app/api/admin/vendors/[id]/[action]/route";
import * as subscription from "@/app/api/subscription/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createSubscription, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { startTrial } from "@/lib/subscriptions/billing/plan.commands";
import { mailPriceChanges } from "@/lib/subscriptions/billing/prices.commands";
import { limitsOf } from "@/lib/subscriptions/billing/plan.queries";
import type { SubscriptionStatus } from "@/lib/subscriptions/rules";
import type { SubscriberDto } from "./subscribers.contract";
import { nextOf, periodOf } from "./subscribers.copy";
import { countSubscribers } from "./subscribers.queries";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("subscribers", () => {
  const path = "/api/admin/subscriptions";

  const periodEnd = new Date("2099-03-09T12:00:00Z");

  let admin: Browser;

  beforeAll(async () => {
    admin = (await createSignedInPerson({ role: "admin" })).browser;
  });

  afterEach(async () => {
    await db.subscription.deleteMany({ where: { payments: { none: {} } } });
    await setPrice("29");
  });

  function setPrice(value: string) {
    const params = { key: "pro_price" };
    return admin.put(settings.PUT, "/api/admin/settings/pro_price", { params, body: { value } });
  }

  type Start = { planId?: string; status?: SubscriptionStatus; name?: string; createdAt?: Date };

  async function subscriber({ name, ...start }: Start = {}) {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const vendorId = person.vendorId!;
    const ended = start.status === "expired" || start.status === "past_due";
    const { id } = await createSubscription({
      vendorId,
      ...start,
      periodEnd: ended ? daysFromNow(-2) : periodEnd,
    });
    if (name) await db.vendor.update({ where: { id: vendorId }, data: { businessName: name } });
    return { id, vendorId, browser };
  }

  async function read(query: Record<string, string> = {}, from = path) {
    const { status, body, headers } = await admin.get(list.GET, from, { query });
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    return { status, items: body as unknown as SubscriberDto[], next, total: headers.get("x-total-count") };
  }

  async function rowOf(id: string): Promise<SubscriberDto> {
    const { businessName } = (
      await db.subscription.findUniqueOrThrow({
        where: { id },
        select: { vendor: { select: { businessName: true } } },
      })
    ).vendor;
    const { items } = await read({ search: businessName, limit: "100" });
    return items.find((item) => item.id === id)!;
  }

  const act = (browser: Browser, body: Record<string, string>) =>
    browser.post(subscription.POST, "/api/subscription", { body });

  describe("GET /api/admin/subscriptions", () => {
    test("answers only admins", async () => {
      const { browser } = await subscriber();
      expect((await browser.get(list.GET, path)).status).toBe(403);
      const { browser: customer } = await createSignedInPerson();
      expect((await customer.get(list.GET, path)).status).toBe(403);
      expect((await read()).status).toBe(200);
    });

    test("lists the newest first, each once from page to page, even with equal times", async () => {
      const name = `Keyset ${crypto.randomUUID()}`;
      const days = [-3, -1, -1, -1, -2];
      const now = Date.now();
      for (const day of days) {
        await subscriber({ name, createdAt: new Date(now + day * 86_400_000) });
      }
      const first = await read({ search: name, limit: "2" });
      const second = await read({}, first.next);
      const third = await read({}, second.next);
      expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
        [2, "5"],
        [2, "5"],
        [1, "5"],
      ]);
      expect(third.next).toBeUndefined();
      const all = [first, second, third].flatMap(({ items }) => items);
      expect(new Set(all.map(({ id }) => id)).size).toBe(5);
      expect(all.map(({ createdAt }) => Math.round((Date.parse(createdAt) - now) / 86_400_000))).toEqual([
        -1, -1, -1, -2, -3,
      ]);
    });

    test("filters by plan, state and words, and counts the states", async () => {
      const name = `Filter 100% ${crypto.randomUUID()}`;
      const before = { all: await countSubscribers({}), pro: await countSubscribers({ plan: "pro" }) };
      const trial = await subscriber({ name, status: "trialing" });
      const business = await subscriber({ name, planId: "business" });
      const due = await subscriber({ name, status: "past_due" });
      const ids = async (query: Record<string, string>) =>
        (await read({ search: name, ...query })).items.map(({ id }) => id).sort();
      expect(await ids({})).toEqual([trial.id, business.id, due.id].sort());
      expect(await ids({ plan: "pro" })).toEqual([trial.id, due.id].sort());
      expect(await ids({ status: "past_due" })).toEqual([due.id]);
      expect(await ids({ plan: "business", status: "trialing" })).toEqual([]);
      expect(await ids({ search: name.replace("%", "_") })).toEqual([]);
      expect((await read({ status: "paused" })).status).toBe(400);
      const after = { all: await countSubscribers({}), pro: await countSubscribers({ plan: "pro" }) };
      const more = (of: "all" | "pro", state: SubscriptionStatus | "all") =>
        after[of][state].count - before[of][state].count;
      expect([more("all", "all"), more("all", "active"), more("all", "trialing")]).toEqual([3, 1, 1]);
      expect([more("pro", "all"), more("pro", "active"), more("pro", "past_due")]).toEqual([2, 0, 1]);
    });
  });

  describe("a row", () => {
    test("shows the plan, the agreed price, the period, and no change", async () => {
      const { id, vendorId } = await subscriber();
      const row = await rowOf(id);
      expect(row).toMatchObject({
        vendorId,
        planId: "pro",
        planName: "Pro",
        status: "active",
        price: 29,
        periodEnd: periodEnd.toISOString(),
        closed: false,
        cancelAtPeriodEnd: false,
        nextPlanId: null,
        nextPrice: null,
      });
      expect([periodOf(row), nextOf(row)]).toEqual(["Until March 9, 2099", "No change"]);
    });

    test("shows that the plan ends after a cancellation, until it is resumed", async () => {
      const { id, browser } = await subscriber();
      expect((await act(browser, { action: "cancel" })).status).toBe(200);
      const canceled = await rowOf(id);
      expect(canceled).toMatchObject({ status: "cancelled", cancelAtPeriodEnd: true });
      expect(nextOf(canceled)).toBe("Canceled, Starter from March 9, 2099");
      await act(browser, { action: "resume" });
      expect(nextOf(await rowOf(id))).toBe("No change");
    });

    test("shows the next plan and its price", async () => {
      const { id, browser } = await subscriber({ planId: "business" });
      await act(browser, { action: "change", planId: "pro", when: "period_end" });
      const row = await rowOf(id);
      expect(row).toMatchObject({
        planId: "business",
        nextPlanId: "pro",
        nextPlanName: "Pro",
        nextPrice: 29,
      });
      expect(nextOf(row)).toBe("Pro from March 9, 2099, $29.00 a month");
      await act(browser, { action: "change", planId: "starter", when: "period_end" });
      expect(nextOf(await rowOf(id))).toBe("Starter from March 9, 2099");
    });

    test("shows the new price of a plan, and whether its mail is pending", async () => {
      const { id } = await subscriber();
      await setPrice("35.5");
      expect(nextOf(await rowOf(id))).toBe("No change");
      await mailPriceChanges();
      expect(await rowOf(id)).toMatchObject({ price: 29, nextPrice: 35.5, priceMailWaits: true });
      expect(nextOf(await rowOf(id))).toBe("$35.50 a month from March 9, 2099, once they have the email");
      await sendDueMail();
      await mailPriceChanges();
      expect(nextOf(await rowOf(id))).toBe("$35.50 a month from March 9, 2099");
    });

    test("shows the outcome of a trial, of a due payment, and of an ended plan", async () => {
      const trial = await rowOf((await subscriber({ status: "trialing" })).id);
      expect([periodOf(trial), nextOf(trial)]).toEqual([
        "Trial until March 9, 2099",
        "Starter from March 9, 2099 unless they keep Pro",
      ]);
      const due = await rowOf((await subscriber({ status: "past_due" })).id);
      expect(periodOf(due)).toMatch(/^Payment due since /);
      expect(nextOf(due)).toMatch(/^Starter from .+ unless they pay$/);
      const ended = await rowOf((await subscriber({ status: "expired" })).id);
      expect(periodOf(ended)).toMatch(/^Ended on /);
      expect(nextOf(ended)).toBe("Starter limits apply");
    });

    test("shows that the account was closed", async () => {
      const { id, vendorId } = await subscriber();
      const { userId } = await db.vendor.findUniqueOrThrow({ where: { id: vendorId } });
      await db.user.update({ where: { id: userId }, data: { status: "deleted", deletedAt: new Date() } });
      expect(await rowOf(id)).toMatchObject({ closed: true });
    });
  });
});

const starter = { listings: 10, photos: 10, featured: 0, ads: 1 };

const pro = { listings: 100, photos: 20, featured: 5, ads: 5 };

const business = { listings: 1000, photos: 30, featured: 20, ads: 20 };

async function subscribe(planId: string, status: SubscriptionStatus, daysLeft: number): Promise<string> {
  return (await createSubscription({ planId, status, periodEnd: daysFromNow(daysLeft) })).vendorId;
}

describe("limitsOf", () => {
  test("returns the limits of Starter for a vendor without a subscription", async () => {
    const { id } = await createVendor();
    expect(await limitsOf({ rows }, id)).toEqual(starter);
  });

  test.each([
    ["pro", "trialing", 3, pro],
    ["pro", "trialing", -1, starter],
    ["business", "active", 20, business],
    ["business", "active", -1, business],
    ["pro", "past_due", -4, pro],
    ["pro", "cancelled", 5, pro],
    ["pro", "cancelled", -1, starter],
    ["business", "expired", 5, starter],
    ["starter", "active", 5, starter],
  ] as const)(
    "returns the limits for %s, %s, with %i days left",
    async (planId, status, daysLeft, expected) => {
      const vendorId = await subscribe(planId, status, daysLeft);
      expect(await limitsOf({ rows }, vendorId)).toEqual(expected);
    },
  );

  test("reads inside the given transaction", async () => {
    const { id } = await createVendor();
    const within = await transaction(async (tx) => {
      await startTrial(tx, id);
      return [await limitsOf(tx, id), await limitsOf({ rows }, id)];
    });
    expect(within).toEqual([pro, starter]);
  });
});

describe("the trial", () => {
  test("begins with the approval and lasts 14 days", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    const params = { id: person.vendorId ?? "", action: "approve" };
    const path = `/api/admin/vendors/${person.vendorId}/approve`;
    expect((await admin.post(decide.POST, path, { params, body: {} })).status).toBe(200);
    const stored = await db.subscription.findUniqueOrThrow({ where: { vendorId: person.vendorId ?? "" } });
    expect(stored).toMatchObject({ planId: "pro", status: "trialing", provider: "manual" });
    const days = (stored.periodEnd.getTime() - stored.periodStart.getTime()) / 86_400_000;
    expect([days, stored.trialEndsAt]).toEqual([14, stored.periodEnd]);
    expect(await limitsOf({ rows }, person.vendorId ?? "")).toEqual(pro);
  });

  test("refuses a second trial", async () => {
    const vendorId = await subscribe("business", "expired", -1);
    await transaction((tx) => startTrial(tx, vendorId));
    expect(await db.subscription.findUniqueOrThrow({ where: { vendorId } })).toMatchObject({
      planId: "business",
      status: "expired",
    });
  });
});
