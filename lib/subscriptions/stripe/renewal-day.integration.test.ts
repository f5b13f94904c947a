import { renewPeriods } from "@/lib/subscriptions/billing/periods.commands";
import { db } from "@/lib/server/db";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sessionDone, subscriptionEvent, type Deal } from "@/prisma/test/stripe-events";
import { createDealWithBrowser, deliver, readSubscription, serveStripeShop } from "@/prisma/test/stripe-shop";
import { pendingOf, settlePayment } from "@/prisma/test/subscribed-vendor";

serveStripeShop();

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

async function startAtStripe(deal: Deal, from: string, until: string): Promise<void> {
  const { id, data, ...event } = subscriptionEvent(deal, 0);
  const period = {
    current_period_start: noon(from).getTime() / 1000,
    current_period_end: noon(until).getTime() / 1000,
  };
  const object = { ...data.object, items: { data: [period] } };
  expect(await deliver({ ...event, id: `${id}_${from}`, data: { object } })).toBe(200);
}

async function expectMonthEnds(deal: Deal): Promise<void> {
  const { status, planId, periodStart, periodEnd } = await readSubscription(deal);
  const days = [periodStart, periodEnd].map((date) => new Date(date.getTime() + 86_400_000).getUTCDate());
  expect([status, planId, days]).toEqual(["active", "starter", [1, 1]]);
  expect(periodEnd.getTime()).toBeGreaterThan(Date.now());
}

describe("the renewal day after a plan at Stripe", () => {
  test.each([
    ["a short month", "2026-01-31", "2026-02-28", null],
    ["the month after it", "2026-02-28", "2026-03-31", null],
    ["a plan with another day", "2026-01-31", "2026-02-28", 10],
  ])("stays the last day of the month on the free plan after %s", async (_, from, until, anchorDay) => {
    const { deal } = await createDealWithBrowser();
    await deliver(sessionDone(deal, 0));
    const { vendorId } = deal;
    await db.subscription.update({ where: { vendorId }, data: { anchorDay } });
    await startAtStripe(deal, from, until);
    await db.subscription.update({ where: { vendorId }, data: { nextPlanId: "starter" } });
    await renewPeriods();
    await expectMonthEnds(deal);
  });

  test("is the day on which the next plan starts after Stripe ends the old one", async () => {
    const { deal } = await createDealWithBrowser();
    await deliver(sessionDone(deal, 0));
    await startAtStripe(deal, "2026-01-10", "2026-02-10");
    const { vendorId } = deal;
    await db.subscription.update({ where: { vendorId }, data: { nextPlanId: "starter", anchorDay: 10 } });
    await deliver(subscriptionEvent(deal, 50, { type: "deleted", status: "canceled" }));
    const past = { periodStart: noon("2026-01-31"), periodEnd: noon("2026-02-28") };
    await db.subscription.update({ where: { vendorId }, data: past });
    await renewPeriods();
    await expectMonthEnds(deal);
  });

  test("continues for a renewal paid by transfer", async () => {
    const admin = (await createSignedInPerson({ role: "admin" })).browser;
    const { deal, browser } = await createDealWithBrowser();
    const { vendorId } = deal;
    await deliver(sessionDone(deal, 0));
    await db.subscription.update({ where: { vendorId }, data: { anchorDay: 10 } });
    await startAtStripe(deal, "2026-01-31", "2026-02-28");
    const overdue = { status: "past_due", provider: "manual", pastDueAt: new Date() } as const;
    const subscription = await db.subscription.update({ where: { vendorId }, data: overdue });
    const { periodStart, periodEnd, id: subscriptionId } = subscription;
    await db.payment.create({
      data: {
        vendorId,
        subscriptionId,
        planId: "pro",
        amountCents: 2900n,
        priceCents: 2900n,
        periodStart,
        periodEnd,
      },
    });
    const [renewal] = await pendingOf(browser);
    expect((await settlePayment(admin, renewal?.id, "paid")).status).toBe(200);
    expect((await readSubscription(deal)).periodEnd).toEqual(noon("2026-03-31"));
  });
});
