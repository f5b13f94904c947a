import * as webhook from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/server/db";
import { ordersOf, shuffle } from "@/prisma/test/event-orders";
import {
  createEvent,
  invoiceEvent,
  sessionDone,
  subscriptionEvent,
  type Deal,
} from "@/prisma/test/stripe-events";
import { serveStripe } from "@/prisma/test/stripe-server";
import { deliver, readSubscription, createDeal, runStripeJobs } from "@/prisma/test/stripe-shop";

const stripe = serveStripe();

describe("POST /api/webhooks/stripe", () => {
  test("refuses another key, an old signature, a changed body, and a missing signature", async () => {
    const deal = await createDeal();
    const event = sessionDone(deal, 0);
    expect(await deliver(event, { key: "whsec_other" })).toBe(400);
    expect(await deliver(event, { time: Math.floor(Date.now() / 1000) - 301 })).toBe(400);
    const other = JSON.stringify(sessionDone({ ...deal, planId: "business" }, 0));
    expect(await deliver(event, { body: other })).toBe(400);
    const bare = new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", body: "{}" });
    expect((await webhook.POST(bare)).status).toBe(400);
    expect(await db.webhookEvent.count({ where: { id: event.id } })).toBe(0);
  });

  test("refuses a signed body that is not an event", async () => {
    expect(await deliver({ hello: "there" })).toBe(400);
  });

  test("53: applies a completed checkout and its invoice once each, however often they arrive", async () => {
    const deal = await createDeal();
    const events = [sessionDone(deal, 0), invoiceEvent(deal, 1)];
    for (const event of [...events, ...events]) expect(await deliver(event)).toBe(200);
    await Promise.all(events.map((event) => deliver(event)));
    expect(await readSubscription(deal)).toMatchObject({
      planId: "pro",
      status: "active",
      provider: "stripe",
    });
    const paid = await db.payment.findMany({ where: { vendorId: deal.vendorId } });
    expect(paid).toMatchObject([{ status: "paid", amountCents: 2900n, provider: "stripe" }]);
  });

  test("grants no plan for an unpaid checkout", async () => {
    const deal = await createDeal();
    const event = sessionDone(deal, 0);
    await deliver({
      ...event,
      data: { object: { ...event.data.object, payment_status: "unpaid" } },
    });
    expect(await readSubscription(deal)).toMatchObject({ planId: "starter", provider: "manual" });
    await deliver({ ...sessionDone(deal, 90), type: "checkout.session.async_payment_succeeded" });
    expect(await readSubscription(deal)).toMatchObject({ planId: "pro", status: "active" });
  });

  test.each([
    ["of another product", "order-17"],
    ["that is longer than ours", "x".repeat(200)],
    ["that is empty", ""],
  ])("identifies a checkout with a reference %s by its metadata", async (_, client_reference_id) => {
    const deal = await createDeal();
    const event = sessionDone(deal, 0);
    const object = { ...event.data.object, client_reference_id };
    expect(await deliver({ ...event, data: { object } })).toBe(200);
    expect(await readSubscription(deal)).toMatchObject({ planId: "pro", provider: "stripe" });
    const foreign = sessionDone({ ...(await createDeal()), vendorId: client_reference_id }, 0);
    expect(await deliver({ ...foreign, data: { object: { ...foreign.data.object, metadata: {} } } })).toBe(
      200,
    );
  });

  test("stores an event until its vendor is known, and applies it then", async () => {
    const deal = await createDeal();
    await deliver(invoiceEvent(deal, 1, { owned: false }));
    expect(await db.payment.count({ where: { vendorId: deal.vendorId } })).toBe(0);
    await deliver(sessionDone(deal, 0));
    expect(await db.payment.findMany({ where: { vendorId: deal.vendorId } })).toMatchObject([
      { status: "paid", planId: "pro" },
    ]);
    expect(await db.webhookEvent.count({ where: { waitsFor: deal.stripeId } })).toBe(0);
  });

  test("marks an unpaid subscription as due, one that will not renew as canceled, and one that ended as ended", async () => {
    const deal = await createDeal();
    await deliver(sessionDone(deal, 0));
    await deliver(invoiceEvent(deal, 5, { paid: false, id: `in_second_${deal.stripeId}` }));
    expect((await readSubscription(deal)).status).toBe("past_due");
    await deliver(subscriptionEvent(deal, 6, { ends: true }));
    expect(await readSubscription(deal)).toMatchObject({ status: "cancelled", cancelAtPeriodEnd: true });
    await deliver(subscriptionEvent(deal, 8, { type: "deleted", status: "canceled" }));
    expect((await readSubscription(deal)).status).toBe("expired");
    await deliver(subscriptionEvent(deal, 9));
    expect((await readSubscription(deal)).status).toBe("expired");
  });

  test("answers 200 to irrelevant events and events of unknown vendors", async () => {
    const stranger = { vendorId: "0190b6a0-0000-7000-8000-000000000001", stripeId: "sub_stranger" };
    expect(await deliver(createEvent("charge.refunded", 0, {}))).toBe(200);
    expect(await deliver(sessionDone(stranger, 0))).toBe(200);
    expect(await deliver(invoiceEvent(stranger, 0))).toBe(200);
  });
});

async function outcomeOf(deal: Deal): Promise<string> {
  await runStripeJobs();
  const { vendorId, stripeId } = deal;
  const { planId, nextPlanId, status, provider, providerSubscriptionId, priceCents, ...dates } =
    await readSubscription(deal);
  const { periodStart, periodEnd, cancelAtPeriodEnd } = dates;
  const payments = await db.payment.findMany({
    where: { vendorId },
    orderBy: [{ providerReference: "asc" }],
    select: {
      ...{ providerReference: true, status: true, amountCents: true, refundedCents: true, planId: true },
      ...{ periodStart: true, periodEnd: true, paidAt: true, createdAt: true },
    },
  });
  const others = await db.stripeSubscription.findMany({
    where: { vendorId },
    orderBy: { id: "asc" },
    select: { id: true, unsettledSince: true, endedAt: true },
  });
  const running = others.filter(({ endedAt }) => !endedAt).map(({ id }) => id);
  const unsettled = others.filter(({ unsettledSince }) => unsettledSince).length;
  const all = {
    planId,
    nextPlanId,
    status,
    cancelAtPeriodEnd,
    provider,
    providerSubscriptionId,
    priceCents,
    periodStart,
    periodEnd,
    payments,
    running,
    unsettled,
  };
  const text = JSON.stringify(
    all,
    (_, value: unknown) => (typeof value === "bigint" ? Number(value) : value),
    1,
  );
  return text.replaceAll(`${stripeId}_`, "sub_").replaceAll(stripeId, "sub_first");
}

describe("the order of events", () => {
  test("53: ignores the order of a checkout, its invoice, and its end", async () => {
    const seen = new Set<string>();
    for (const order of ordersOf([0, 1, 2, 3])) {
      const deal = await createDeal();
      const events = [
        subscriptionEvent(deal, 0, { type: "created", status: "incomplete" }),
        sessionDone(deal, 2),
        invoiceEvent(deal, 1),
        subscriptionEvent(deal, 50, { type: "deleted", status: "canceled" }),
      ];
      for (const index of order) await deliver(events[index] ?? {});
      seen.add(await outcomeOf(deal));
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain('"status": "expired"');
  });

  test("ignores the order of renewal changes from Stripe, even within one second", async () => {
    const seen = new Set<string>();
    for (const order of ordersOf([0, 1, 2, 3])) {
      const deal = await createDeal();
      const events = [
        subscriptionEvent(deal, 0, { type: "created", status: "incomplete" }),
        subscriptionEvent(deal, 0),
        subscriptionEvent(deal, 6, { ends: true, from: 5 }),
        subscriptionEvent(deal, 8, { from: 7 }),
      ];
      for (const index of order) await deliver(events[index] ?? {});
      seen.add(await outcomeOf(deal));
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain('"status": "active"');
  });

  test("ignores the order of a renewal that fails and then succeeds", async () => {
    const seen = new Set<string>();
    for (const order of ordersOf([0, 1, 2, 3])) {
      const deal = await createDeal();
      const second = { id: `in_second_${deal.stripeId}`, from: 3000 };
      const events = [
        sessionDone(deal, 0),
        subscriptionEvent(deal, 3001, { status: "past_due", from: 3000 }),
        invoiceEvent(deal, 3000, { ...second, paid: false }),
        invoiceEvent(deal, 3100, second),
      ];
      for (const index of order) await deliver(events[index] ?? {});
      seen.add(await outcomeOf(deal));
    }
    expect([...seen]).toHaveLength(1);
    expect([...seen][0]).toContain('"status": "active"');
  });

  test("ignores the order of a replaced plan’s events, even with repeats: only the new one continues", async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const first = await createDeal();
      const { vendorId, stripeId } = first;
      const second: Deal = { vendorId, stripeId: `${stripeId}_b`, planId: "business", beganAt: 100 };
      const renewal = { id: `in_renewal_${second.stripeId}`, from: 2000 };
      const events = [
        subscriptionEvent(first, 0, { type: "created", status: "incomplete" }),
        invoiceEvent(first, 1),
        subscriptionEvent(first, 1),
        sessionDone(first, 2),
        subscriptionEvent(second, 100, { type: "created", status: "incomplete" }),
        invoiceEvent(second, 101),
        subscriptionEvent(second, 101, { from: 100 }),
        sessionDone(second, 102),
        subscriptionEvent(first, 150),
        invoiceEvent(second, 2000, { ...renewal, paid: false }),
        subscriptionEvent(second, 2000, { status: "past_due", from: 2000 }),
        invoiceEvent(second, 2050, renewal),
        subscriptionEvent(second, 2050, { from: 2000 }),
      ];
      const delivered = turn === 0 ? events : turn === 1 ? [...events].reverse() : shuffle(events, turn);
      for (const event of [...delivered, ...shuffle(events, turn + 100).slice(0, 4)]) {
        expect(await deliver(event)).toBe(200);
        if (turn % 3 === 0) await runStripeJobs();
      }
      seen.add(await outcomeOf(first));
    }
    expect([...seen]).toHaveLength(1);
    const final = JSON.parse([...seen][0] ?? "{}") as { payments: { status: string }[] };
    expect(final).toMatchObject({
      priceCents: 9900,
      planId: "business",
      status: "active",
      providerSubscriptionId: "sub_b",
      running: ["sub_b"],
      unsettled: 0,
    });
    expect(final.payments.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  }, 120_000);

  test("keeps the price agreed at checkout", async () => {
    const seen = new Set<string>();
    for (const order of ordersOf([0, 1, 2, 3, 4, 5])) {
      const vendor = await createDeal();
      const { vendorId, stripeId } = vendor;
      const page = (cents: bigint) =>
        db.checkout.create({
          data: {
            ...{ vendorId, planId: "pro", amountCents: cents, priceCents: cents, status: "dropped" },
            expiresAt: new Date(),
          },
        });
      const bought = await page(2500n);
      const again = await page(3100n);
      await page(9900n);
      const first: Deal = { ...vendor, checkoutId: bought.id };
      const second: Deal = { ...vendor, stripeId: `${stripeId}_b`, beganAt: 100, checkoutId: again.id };
      const events = [
        sessionDone(first, 0),
        invoiceEvent(first, 1),
        subscriptionEvent(first, 2),
        sessionDone(second, 100),
        invoiceEvent(second, 101),
        subscriptionEvent(second, 102, { from: 100 }),
      ];
      for (const index of order) expect(await deliver(events[index] ?? {})).toBe(200);
      seen.add(await outcomeOf(first));
    }
    expect([...seen]).toHaveLength(1);
    expect(JSON.parse([...seen][0] ?? "{}")).toMatchObject({
      priceCents: 3100,
      planId: "pro",
      providerSubscriptionId: "sub_b",
    });
  });

  test("ignores the order of two events at the same moment", async () => {
    const deal = await createDeal();
    const second: Deal = { ...deal, stripeId: `${deal.stripeId}_b`, planId: "business", beganAt: 100 };
    const events = [
      sessionDone(deal, 0),
      invoiceEvent(deal, 0),
      sessionDone(second, 100),
      invoiceEvent(second, 100),
    ];
    expect(await Promise.all(events.map((event) => deliver(event)))).toEqual([200, 200, 200, 200]);
    await runStripeJobs();
    expect(await readSubscription(deal)).toMatchObject({
      planId: "business",
      providerSubscriptionId: second.stripeId,
    });
    expect(stripe.lines().filter((line) => line.startsWith("DELETE"))).toEqual([
      `DELETE /v1/subscriptions/${deal.stripeId}`,
    ]);
  });
});
