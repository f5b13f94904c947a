import * as settings from "@/app/api/admin/settings/[key]/route";
import * as settle from "@/app/api/admin/payments/[id]/[action]/route";
import * as subscription from "@/app/api/subscription/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { listSettingChanges } from "@/lib/settings/queries";
import { createSubscription } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser, Received } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { readMails } from "@/prisma/test/mails";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { renewPeriods } from "./billing/periods.commands";
import { mailPriceChanges } from "./billing/prices.commands";
import type { SubscriptionStatus } from "./rules";

jest.setTimeout(60_000);

let admin: Browser;
beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterEach(async () => {
  await db.subscription.deleteMany({ where: { payments: { none: {} } } });
  await setPrice("29");
  await setPrice("99", "business_price");
});
afterAll(() => stopQueue());

function setPrice(value: string, key = "pro_price", was?: string): Promise<Received> {
  return admin.put(settings.PUT, `/api/admin/settings/${key}`, { params: { key }, body: { value, was } });
}

type Start = { planId?: string; status?: SubscriptionStatus; daysLeft?: number; nextPlanId?: string };

async function subscriber({ daysLeft = 10, ...start }: Start = {}) {
  const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
  const vendorId = person.vendorId!;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
  await createSubscription({ vendorId, ...start, periodEnd: daysFromNow(daysLeft) });
  return { vendorId, browser, email };
}

async function endPeriod(vendorId: string): Promise<void> {
  await db.subscription.update({ where: { vendorId }, data: { periodEnd: new Date() } });
  await renewPeriods();
}

const mailsTo = (email: string) => readMails(email).filter(({ template }) => template === "plan_price");
const read = async (browser: Browser) => (await browser.get(subscription.GET, "/api/subscription")).body;
const order = (browser: Browser, planId: string, when = "now") =>
  browser.post(subscription.POST, "/api/subscription", { body: { action: "change", planId, when } });
const findStored = (vendorId: string) => db.subscription.findUniqueOrThrow({ where: { vendorId } });
const pending = (vendorId: string) => db.payment.findFirstOrThrow({ where: { vendorId, status: "pending" } });

async function sendAll(): Promise<void> {
  await sendDueMail();
  const ofPrices = { dedupeKey: { startsWith: "plan-price:" } };
  const isOpen = { OR: [{ status: "queued" as const }, { status: "sending" as const }] };
  await eventually(async () => (await db.mail.count({ where: { ...ofPrices, ...isOpen } })) === 0);
}

async function announce(): Promise<void> {
  await mailPriceChanges();
  await sendAll();
}

async function pay(vendorId: string): Promise<void> {
  const { id } = await pending(vendorId);
  const params = { id, action: "paid" };
  expect((await admin.post(settle.POST, `/api/admin/payments/${id}/paid`, { params })).status).toBe(200);
}

describe("a new price of a plan", () => {
  test("mails every other subscriber once when one mail fails, and that subscriber later", async () => {
    const people = [await subscriber(), await subscriber(), await subscriber()];
    const ids = await Promise.all(
      people.map(async ({ email }) => (await db.user.findUniqueOrThrow({ where: { email } })).id),
    );
    const counts = () =>
      Promise.all(ids.map((userId) => db.mail.count({ where: { userId, template: "plan_price" } })));
    await withRejectedRows({ table: "mails", userId: ids[1]! }, async () => {
      await setPrice("31", "pro_price", "29");
      await mailPriceChanges();
    });
    expect(await counts()).toEqual([1, 0, 1]);
    await mailPriceChanges();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test("applies at once to new subscribers, and after one mail to current ones from the next period", async () => {
    const { vendorId, browser, email } = await subscriber();
    expect((await setPrice("35.5", "pro_price", "29")).body).toEqual({ value: "35.50" });
    expect((await db.plan.findUniqueOrThrow({ where: { id: "pro" } })).priceCents).toBe(3550n);
    await announce();
    await announce();
    await mailPriceChanges();
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Pro will be \$35\.50 a month starting /);
    expect(mail?.text).toContain("will be $35.50 a month instead of $29.00.");

    const shown = await read(browser);
    expect(shown).toMatchObject({ plan: { id: "pro", price: 29 }, nextPrice: 35.5 });
    expect(shown.plans).toContainEqual(expect.objectContaining({ id: "pro", price: 35.5 }));
    const { browser: beginner, person } = await createSignedInPerson({ vendorStatus: "approved" });
    await order(beginner, "pro");
    expect(await pending(person.vendorId!)).toMatchObject({ amountCents: 3550n });

    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 3550n, priceCents: 3550n });
    await pay(vendorId);
    expect(await findStored(vendorId)).toMatchObject({
      priceCents: 3550n,
      nextPriceCents: null,
      priceMailId: null,
    });
    expect(await read(browser)).toMatchObject({ plan: { price: 35.5 }, nextPrice: null });
    await announce();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("leaves a renewal ordered again at the price of the subscriber", async () => {
    const { vendorId, browser } = await subscriber();
    await endPeriod(vendorId);
    await db.payment.updateMany({ where: { vendorId }, data: { status: "failed" } });
    await setPrice("35");
    expect((await order(browser, "pro")).status).toBe(200);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 2900n, priceCents: 2900n });
  });

  test("waits one more period if the mail did not go out before the renewal", async () => {
    const { vendorId, email } = await subscriber();
    await setPrice("35");
    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 2900n });
    await pay(vendorId);
    await mailPriceChanges();
    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 2900n });
    await pay(vendorId);
    await announce();
    expect(mailsTo(email)).toHaveLength(1);
    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 3500n });
  });

  test("skips a period that began before its mail went out", async () => {
    const { vendorId } = await subscriber();
    await setPrice("35");
    await mailPriceChanges();
    await db.subscription.update({ where: { vendorId }, data: { periodEnd: daysFromNow(-1) } });
    await sendAll();
    await renewPeriods();
    expect(await pending(vendorId)).toMatchObject({ amountCents: 2900n });
    expect(await findStored(vendorId)).toMatchObject({ priceCents: 2900n, nextPriceCents: null });
  });

  test("announces the price again when it changes again, and charges the last mailed price", async () => {
    const { vendorId, email } = await subscriber();
    await setPrice("35");
    await announce();
    await setPrice("40");
    await mailPriceChanges();
    expect(await findStored(vendorId)).toMatchObject({ nextPriceCents: 3500n, priceMailCents: 4000n });
    await sendAll();
    await setPrice("29");
    await announce();
    expect(mailsTo(email).map(({ subject }) => subject.split(" a month")[0])).toEqual([
      "Pro will be $35.00",
      "Pro will be $40.00",
      "Pro will be $29.00",
    ]);
    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ amountCents: 2900n });
  });

  test("sends no mail when undone before its mail, and a second mail when undone later", async () => {
    const { vendorId, email } = await subscriber();
    await setPrice("35");
    await mailPriceChanges();
    await setPrice("29");
    await announce();
    expect(await findStored(vendorId)).toMatchObject({ priceMailId: null, nextPriceCents: null });
    expect(mailsTo(email)).toEqual([]);
    await setPrice("35");
    await announce();
    await setPrice("29");
    await announce();
    expect(mailsTo(email)).toHaveLength(2);
    expect(
      mailsTo(email).some(({ text }) => text.includes("will be $29.00 a month instead of $35.00.")),
    ).toBe(true);
  });

  test("leaves an order at its original price, and deducts the cost of the running period", async () => {
    const { vendorId, browser } = await subscriber({ planId: "starter" });
    await order(browser, "pro");
    await setPrice("35");
    await pay(vendorId);
    expect(await findStored(vendorId)).toMatchObject({ planId: "pro", priceCents: 2900n });
    const period = { periodStart: daysFromNow(-15), periodEnd: daysFromNow(15) };
    await db.subscription.update({ where: { vendorId }, data: period });
    await order(browser, "business");
    expect(Number((await pending(vendorId)).amountCents) / 100).toBeCloseTo(99 - 14.5, 1);
  });

  test("applies to a plan chosen for the next period only after a mail, too", async () => {
    const { vendorId, browser, email } = await subscriber({ planId: "business" });
    await order(browser, "pro", "period_end");
    await setPrice("35");
    expect(await read(browser)).toMatchObject({ plan: { price: 99 }, nextPlanId: "pro", nextPrice: 29 });
    await mailPriceChanges();
    await endPeriod(vendorId);
    expect(await pending(vendorId)).toMatchObject({ planId: "pro", amountCents: 2900n });
    await sendAll();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("sends no mail to people whom the price leaves unchanged", async () => {
    const people = [
      await subscriber({ planId: "starter" }),
      await subscriber({ planId: "business" }),
      await subscriber({ status: "trialing" }),
      await subscriber({ status: "cancelled" }),
      await subscriber({ status: "expired", daysLeft: -9 }),
    ];
    await setPrice("35");
    await announce();
    for (const { email } of people) expect(mailsTo(email)).toEqual([]);
  });

  test("mails each of many subscribers once with parallel instances", async () => {
    const vendors: { email: string }[] = [];
    for (let count = 0; count < 6; count += 1) vendors.push(await subscriber());
    await setPrice("35");
    await Promise.all([mailPriceChanges(), mailPriceChanges(), mailPriceChanges()]);
    await Promise.all([sendAll(), sendAll()]);
    for (const { email } of vendors) expect(mailsTo(email)).toHaveLength(1);
  });
});

describe("the setting", () => {
  test("accepts a price in dollars and cents, and stores it in cents with its history", async () => {
    for (const value of ["", "0", "-1", "29.999", "29,50", "1e3", "10000.01", "free"]) {
      const { status, body } = await setPrice(value);
      expect([value, status, body.error]).toEqual([value, 422, "Enter a price from $1.00 to $10,000.00."]);
    }
    expect((await setPrice("120.05", "business_price", "98")).status).toBe(409);
    expect((await setPrice("120.05", "business_price", "99")).status).toBe(200);
    expect((await db.plan.findUniqueOrThrow({ where: { id: "business" } })).priceCents).toBe(12_005n);
    expect((await listSettingChanges()).items[0]).toMatchObject({ key: "business_price", after: "120.05" });
    expect(await db.auditEntry.findFirst({ orderBy: { createdAt: "desc" } })).toMatchObject({
      subjectId: "business_price",
      before: { value: "99" },
      after: { value: "120.05" },
    });
    expect((await setPrice("5", "starter_price")).status).toBe(404);
    const { browser: customer } = await createSignedInPerson();
    const params = { key: "pro_price" };
    const path = "/api/admin/settings/pro_price";
    expect((await customer.put(settings.PUT, path, { params, body: { value: "1" } })).status).toBe(403);
  });
});
