import * as profile from "@/app/api/profile/route";
import * as subscription from "@/app/api/subscription/route";
import { allTasks } from "@/lib/platform/tasks";
import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { db, rows, sql } from "@/lib/server/db";
import { startWorkers, stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { goodPassword } from "@/prisma/test/people";
import {
  createInvoice,
  invoiceEvent,
  monthSeconds,
  sessionDone,
  subscriptionEvent,
} from "@/prisma/test/stripe-events";
import {
  createProDeal,
  deliver,
  readSubscription,
  createDealWithBrowser,
  readStripeState,
  listQueuedStripeJobs,
  runStripeJobs,
  serveStripeShop,
} from "@/prisma/test/stripe-shop";
import { retryUnsettled, syncWithStripe } from "./sync.commands";

const stripe = serveStripeShop();

const act = (browser: Browser, body: object) =>
  browser.post(subscription.POST, "/api/subscription", { body });
const close = (browser: Browser) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });
describe("a plan that replaces another", () => {
  test("53: lets the worker end the old subscription even if the process died after the event", async () => {
    const { deal } = await createProDeal();
    const newer = { ...deal, stripeId: `${deal.stripeId}_new`, planId: "business", beganAt: 50 };
    expect(await deliver(sessionDone(newer, 50))).toBe(200);
    expect(await listQueuedStripeJobs()).toEqual([
      { name: "stripe-settle", data: { subscriptionId: deal.stripeId } },
    ]);
    expect(stripe.received).toEqual([]);
    await startWorkers(allTasks);
    await eventually(async () => (await readStripeState(deal)).endedAt !== null, 20_000);
    await stopQueue();
    expect(stripe.lines()).toContain(`DELETE /v1/subscriptions/${deal.stripeId}`);
    await deliver(subscriptionEvent(deal, 60, { type: "deleted", status: "canceled" }));
    expect(await readSubscription(deal)).toMatchObject({
      planId: "business",
      status: "active",
      providerSubscriptionId: newer.stripeId,
    });
  });

  test("saves and enqueues the plan together or not at all, and retries with the next delivery", async () => {
    const { deal } = await createProDeal();
    const newer = { ...deal, stripeId: `${deal.stripeId}_new`, planId: "business", beganAt: 50 };
    const event = sessionDone(newer, 50);
    await rows(sql`ALTER TABLE pgboss.job RENAME TO no_job`);
    const failed = await deliver(event);
    await rows(sql`ALTER TABLE pgboss.no_job RENAME TO job`);
    expect(failed).toBe(500);
    expect(await readSubscription(deal)).toMatchObject({
      planId: "pro",
      providerSubscriptionId: deal.stripeId,
    });
    expect(await db.webhookEvent.count({ where: { id: event.id } })).toBe(0);
    expect(await deliver(event)).toBe(200);
    await runStripeJobs();
    expect((await readStripeState(deal)).endedAt).not.toBeNull();
    expect(await readSubscription(deal)).toMatchObject({ planId: "business" });
  });

  test("ends the old subscription once, even if the first answer of Stripe was lost", async () => {
    const { deal } = await createProDeal();
    const newer = { ...deal, stripeId: `${deal.stripeId}_new`, planId: "business", beganAt: 50 };
    await deliver(sessionDone(newer, 50));
    let lost = 0;
    stripe.behave = (request, response) => {
      if (!request.line.startsWith("DELETE")) return undefined;
      stripe.answer(request);
      lost += 1;
      response.destroy();
      return null;
    };
    await expect(syncWithStripe(deal.stripeId)).rejects.toThrow();
    expect(lost).toBeGreaterThan(0);
    expect((await readStripeState(deal)).endedAt).toBeNull();
    stripe.behave = undefined;
    await syncWithStripe(deal.stripeId);
    expect((await readStripeState(deal)).endedAt).not.toBeNull();
  });
});

describe("canceling", () => {
  test("reports the current renewal choice to Stripe", async () => {
    const { deal, browser } = await createProDeal();
    expect((await act(browser, { action: "cancel" })).status).toBe(200);
    await runStripeJobs();
    expect((await act(browser, { action: "resume" })).body).toMatchObject({ status: "active" });
    await runStripeJobs();
    expect(stripe.changes().map(({ line, form }) => [line, form.cancel_at_period_end])).toEqual([
      [`POST /v1/subscriptions/${deal.stripeId}`, "true"],
      [`POST /v1/subscriptions/${deal.stripeId}`, "false"],
    ]);
    expect(await readStripeState(deal)).toMatchObject({
      renews: null,
      cancelAtPeriodEnd: false,
      unsettledSince: null,
    });
  });

  test("stays canceled after outdated events from Stripe, before or after it is reported", async () => {
    const { deal, browser } = await createProDeal();
    await act(browser, { action: "cancel" });
    await deliver(subscriptionEvent(deal, 20));
    await deliver(invoiceEvent(deal, 25));
    expect(await readSubscription(deal)).toMatchObject({ status: "cancelled", cancelAtPeriodEnd: true });
    await runStripeJobs();
    await deliver(subscriptionEvent(deal, 30));
    await deliver(subscriptionEvent(deal, 9000));
    expect(await readSubscription(deal)).toMatchObject({ status: "cancelled", cancelAtPeriodEnd: true });
    await runStripeJobs();
    expect(stripe.subscriptions.get(deal.stripeId)).toMatchObject({ cancel_at_period_end: true });
  });

  test("preserves an undo despite a late cancellation event from Stripe", async () => {
    const { deal, browser } = await createProDeal();
    await act(browser, { action: "cancel" });
    await runStripeJobs();
    await act(browser, { action: "resume" });
    await deliver(subscriptionEvent(deal, 40, { ends: true }));
    expect(await readSubscription(deal)).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
  });

  test("53: refunds a renewal that Stripe collected before the report, and ends the subscription", async () => {
    const { deal, browser } = await createProDeal();
    await act(browser, { action: "cancel" });
    const { periodEnd } = await readSubscription(deal);
    const late = monthSeconds + 5;
    const renewal = { id: `in_late_${deal.stripeId}`, from: monthSeconds };
    await deliver(subscriptionEvent(deal, late, { from: monthSeconds }));
    await deliver(invoiceEvent(deal, late, renewal));
    stripe.invoices.push(createInvoice(deal, 1, { cycle: false }), createInvoice(deal, late, renewal));
    await runStripeJobs();
    expect(stripe.changes().map(({ line, form }) => [line, form.payment_intent])).toEqual([
      [`DELETE /v1/subscriptions/${deal.stripeId}`, undefined],
      ["POST /v1/refunds", `pi_${renewal.id}`],
    ]);
    const { status, periodEnd: after } = await readSubscription(deal);
    expect([status, after]).toEqual(["expired", periodEnd]);
    const payments = await db.payment.findMany({ where: { vendorId: deal.vendorId } });
    expect(payments.map((payment) => payment.status)).toEqual(["refunded"]);
  });

  test("ends a plan with a due payment at once, so that Stripe stops retrying the card", async () => {
    const { deal, browser } = await createProDeal();
    await deliver(subscriptionEvent(deal, 50, { status: "past_due" }));
    await act(browser, { action: "cancel" });
    await runStripeJobs();
    expect(stripe.changes().map(({ line }) => line)).toEqual([`DELETE /v1/subscriptions/${deal.stripeId}`]);
  });

  test("ends the subscription in favor of the free plan, without effects of its late events", async () => {
    const { deal, browser } = await createProDeal();
    const { body } = await act(browser, { action: "change", planId: "starter" });
    expect(body).toMatchObject({ plan: { id: "starter" }, status: "active" });
    await runStripeJobs();
    await deliver(subscriptionEvent(deal, 70));
    await deliver(subscriptionEvent(deal, 80, { type: "deleted", status: "canceled" }));
    expect(stripe.changes().map(({ line }) => line)).toEqual([`DELETE /v1/subscriptions/${deal.stripeId}`]);
    expect(await readSubscription(deal)).toMatchObject({
      planId: "starter",
      status: "active",
      provider: "manual",
    });
  });
});

describe("closing the account", () => {
  test("53: ends the subscription, retries until Stripe confirms, and leaves nothing behind if it fails", async () => {
    const { deal, browser } = await createProDeal();
    expect((await close(browser)).status).toBe(200);
    expect(await listQueuedStripeJobs()).toEqual([
      { name: "stripe-settle", data: { subscriptionId: deal.stripeId } },
    ]);
    stripe.behave = () => ({
      status: 500,
      body: { error: { type: "api_error" } },
      headers: { "stripe-should-retry": "false" },
    });
    await expect(syncWithStripe(deal.stripeId)).rejects.toThrow();
    expect(await readStripeState(deal)).toMatchObject({ endedAt: null });
    stripe.behave = undefined;
    await rows(sql`DELETE FROM pgboss.job WHERE name = 'stripe-settle'`);
    await rows(
      sql`UPDATE stripe_subscriptions SET unsettled_since = now() - interval '9 hours' WHERE id = ${deal.stripeId}`,
    );
    await retryUnsettled();
    await runStripeJobs();
    expect((await readStripeState(deal)).endedAt).not.toBeNull();
    expect(stripe.subscriptions.get(deal.stripeId)).toMatchObject({ status: "canceled" });
  });

  test("closes an open payment page, and one that is just opening", async () => {
    const { deal, browser } = await createDealWithBrowser();
    await act(browser, { action: "change", planId: "pro" });
    const checkout = await db.checkout.findFirstOrThrow({ where: { vendorId: deal.vendorId } });
    await close(browser);
    await runStripeJobs();
    expect(stripe.lines()).toContain(`POST /v1/checkout/sessions/${checkout.sessionId}/expire`);
  });

  test("ends and refunds a plan bought on that page anyway, in any order of its events", async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const { deal, browser } = await createDealWithBrowser();
      await close(browser);
      stripe.received.length = 0;
      const later = Math.ceil(Date.now() / 1000) + 2 - sessionDone(deal, 0).created;
      stripe.invoices.splice(0, 9, createInvoice(deal, later, { cycle: false }));
      const events = [
        sessionDone(deal, later),
        subscriptionEvent({ ...deal, beganAt: later }, later),
        invoiceEvent(deal, later),
      ];
      for (const index of order) expect(await deliver(events[index] ?? {})).toBe(200);
      await runStripeJobs();
      expect(stripe.changes().map(({ line }) => line)).toEqual([
        `DELETE /v1/subscriptions/${deal.stripeId}`,
        "POST /v1/refunds",
      ]);
      expect(stripe.changes()[1]?.form.payment_intent).toBe(`pi_in_${deal.stripeId}`);
      expect(await db.payment.findMany({ where: { vendorId: deal.vendorId } })).toMatchObject([
        { status: "refunded", amountCents: 2900n },
      ]);
      await deliver(invoiceEvent(deal, later));
      expect(await db.payment.count({ where: { vendorId: deal.vendorId, status: "paid" } })).toBe(0);
    }
  });
});

test("deletes webhook events after 30 days, by an index", async () => {
  const { deal } = await createDealWithBrowser();
  const [old, fresh] = [sessionDone(deal, 0), subscriptionEvent(deal, 1)];
  await deliver(old);
  await deliver(fresh);
  await rows(sql`UPDATE webhook_events SET received_at = now() - interval '31 days' WHERE id = ${old.id}`);
  await deleteExpired();
  const left = await db.webhookEvent.findMany({
    where: { id: { in: [old.id, fresh.id] } },
    select: { id: true },
  });
  expect(left).toEqual([{ id: fresh.id }]);
  await rows(sql`
    INSERT INTO webhook_events (id, provider, type, payload, occurred_at)
    SELECT 'many_' || n, 'stripe', 'x', '{}', now() FROM generate_series(1, 3000) AS many (n)`);
  await rows(sql`ANALYZE webhook_events`);
  const plans = [
    sql`EXPLAIN DELETE FROM webhook_events WHERE received_at < now() - make_interval(days => 30)`,
    sql`EXPLAIN SELECT 1 FROM webhook_events WHERE waits_for = ${deal.stripeId}`,
  ];
  for (const plan of plans) {
    const lines = await rows<Record<string, string>>(plan);
    expect(JSON.stringify(lines)).toContain("Index");
  }
});
