import * as subscription from "@/app/api/subscription/route";
import { db, rows, sql } from "@/lib/server/db";
import { createListing, createSubscription } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { serveStripe } from "@/prisma/test/stripe-server";
import { readSubscription, createDealWithBrowser, runStripeJobs } from "@/prisma/test/stripe-shop";
import { settlePayment } from "@/prisma/test/subscribed-vendor";
import { renewPeriods } from "../billing/periods.commands";

const stripe = serveStripe();

const order = (browser: Browser, planId = "pro", headers = {}) =>
  browser.post(subscription.POST, "/api/subscription", { body: { action: "change", planId }, headers });
const openings = () => stripe.received.filter(({ line }) => line === "POST /v1/checkout/sessions");

describe("the payment page", () => {
  test("sends the plan, the vendor, and our key to Stripe, and changes nothing before payment", async () => {
    const { deal, browser } = await createDealWithBrowser();
    const { body } = await order(browser);
    expect(body).toMatchObject({ plan: { id: "starter" } });
    expect(String(body.checkoutUrl)).toMatch(/^https:\/\/pay\.example\/cs_\d+$/);
    expect(stripe.received).toHaveLength(1);
    const [request] = stripe.received;
    expect(request).toMatchObject({
      line: "POST /v1/checkout/sessions",
      headers: { authorization: "Bearer sk_test_1", "stripe-version": "2026-10-28.endive" },
      form: {
        mode: "subscription",
        client_reference_id: deal.vendorId,
        "line_items[0][price_data][unit_amount]": "2900",
        "subscription_data[metadata][planId]": "pro",
      },
    });
    expect(request?.headers["x-stripe-client-telemetry"]).toBeUndefined();
    expect(request?.headers["x-stripe-client-user-agent"]).not.toContain("telemetry_id");
  });

  test("returns the same page for repeated and parallel requests", async () => {
    const { browser } = await createDealWithBrowser();
    stripe.behave = (request, response) => {
      setTimeout(() => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(stripe.answer(request).body));
      }, 300);
      return null;
    };
    const both = await Promise.all([order(browser), order(browser), order(browser)]);
    const later = await order(browser);
    expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set([...both, later].map(({ body }) => body.checkoutUrl)).size).toBe(1);
    expect(openings()).toHaveLength(1);
  });

  test("opens a new page for another plan, and closes the first", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const first = await order(browser, "pro");
    const second = await order(browser, "business");
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
    const dropped = await db.checkout.findFirstOrThrow({ where: { vendorId: deal.vendorId, planId: "pro" } });
    await runStripeJobs();
    expect(stripe.lines()).toContain(`POST /v1/checkout/sessions/${dropped.sessionId}/expire`);
  });

  test("charges an overdue subscriber their own price instead of Stripe’s price of the plan", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const setStripePrice = (stripePriceId: string | null) =>
      db.plan.update({ where: { id: "pro" }, data: { stripePriceId }, select: { id: true } });
    await createSubscription({
      ...{ vendorId: deal.vendorId, planId: "pro", priceCents: 2500n },
      ...{ status: "past_due", periodEnd: daysFromNow(-2) },
    });
    await setStripePrice("price_by_hand");
    expect((await order(browser, "pro")).status).toBe(200);
    await setStripePrice(null);
    const [opening] = openings();
    expect(opening?.form).toMatchObject({ "line_items[0][price_data][unit_amount]": "2500" });
    expect(opening?.form).not.toHaveProperty("line_items[0][price]");
  });

  test("opens a new page when the first is about to expire", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const first = await order(browser);
    await rows(
      sql`UPDATE checkouts SET expires_at = now() + interval '4 minutes' WHERE vendor_id = ${deal.vendorId}::uuid`,
    );
    const second = await order(browser);
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
  });

  test("replaces the page when the amount has changed", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const { vendorId } = deal;
    await createSubscription({ vendorId, periodEnd: daysFromNow(20) });
    const first = await order(browser, "business");
    await db.subscription.update({
      where: { vendorId },
      data: { periodStart: daysFromNow(-25), periodEnd: daysFromNow(5) },
    });
    const second = await order(browser, "business");
    expect(second.body.checkoutUrl).not.toBe(first.body.checkoutUrl);
    const pages = await db.checkout.findMany({ where: { vendorId }, orderBy: { createdAt: "asc" } });
    expect(pages.map(({ status, amountCents }) => [status, Number(amountCents)])).toEqual([
      ["dropped", 7967],
      ["open", 9417],
    ]);
  });

  test("discounts the paid time of a cheaper plan, and is refused if its limits are exceeded", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const { vendorId } = deal;
    await createSubscription({
      ...{ vendorId, planId: "business", periodEnd: daysFromNow(3.001) },
      ...{ provider: "stripe", providerSubscriptionId: deal.stripeId },
    });
    for (let count = 0; count < 101; count += 1) await createListing({ vendorId, status: "paused" });
    const refused = await order(browser);
    expect([refused.status, refused.body.error]).toEqual([
      422,
      "You have more than Pro allows: 101 listings (limit 100). Close some first.",
    ]);
    expect(await db.checkout.count({ where: { vendorId } })).toBe(0);
    await db.listing.updateMany({ where: { vendorId }, data: { status: "expired" } });
    expect((await order(browser)).status).toBe(200);
    // Three of thirty days at $99.00.
    expect(stripe.received.map(({ form }) => form.amount_off).filter(Boolean)).toEqual(["990"]);
  });

  test("closes the page when a canceled plan is resumed", async () => {
    const { browser, deal } = await createDealWithBrowser();
    const { vendorId } = deal;
    await createSubscription({ vendorId });
    const act = (action: string) =>
      browser.post(subscription.POST, "/api/subscription", { body: { action } });
    await act("cancel");
    await order(browser, "business");
    expect((await act("resume")).status).toBe(200);
    expect(await db.checkout.findMany({ where: { vendorId } })).toMatchObject([{ status: "dropped" }]);
  });

  test("closes the page when an admin marks a transfer as paid", async () => {
    const admin = (await createSignedInPerson({ role: "admin" })).browser;
    const { browser, deal } = await createDealWithBrowser();
    const { vendorId } = deal;
    await createSubscription({ vendorId, planId: "pro", periodEnd: daysFromNow(-1) });
    await renewPeriods();
    const renewal = await db.payment.findFirstOrThrow({ where: { vendorId } });
    expect((await order(browser)).status).toBe(200);
    expect((await settlePayment(admin, renewal.id, "paid")).status).toBe(200);
    const [page] = await db.checkout.findMany({ where: { vendorId } });
    expect(page?.status).toBe("dropped");
    await runStripeJobs();
    expect(stripe.lines()).toContain(`POST /v1/checkout/sessions/${page?.sessionId}/expire`);
  });

  test("answers 503 if Stripe refuses it, changes nothing, and is a new one on the next try", async () => {
    stripe.behave = () => ({ status: 402, body: { error: { type: "invalid_request_error", code: "nope" } } });
    const { deal, browser } = await createDealWithBrowser();
    const refused = await order(browser);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await readSubscription(deal)).toMatchObject({ planId: "starter", provider: "manual" });
    stripe.behave = undefined;
    expect((await order(browser)).status).toBe(200);
    const keys = openings().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });

  test("refuses the request when Stripe hangs, holds no transaction meanwhile, and finds the page on the next try", async () => {
    stripe.behave = () => null;
    const { deal, browser } = await createDealWithBrowser();
    const hanging = order(browser);
    while (openings().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const open = await rows(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
    expect(open).toEqual([]);
    await db.vendor.update({ where: { id: deal.vendorId }, data: { about: "Still here." } });
    expect((await hanging).status).toBe(503);
    stripe.behave = undefined;
    expect((await order(browser)).status).toBe(200);
    const keys = openings().map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  });

  test("returns the same page for the same Idempotency-Key", async () => {
    const { browser } = await createDealWithBrowser();
    const headers = { "idempotency-key": "press-1" };
    const [first, second] = [await order(browser, "pro", headers), await order(browser, "pro", headers)];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect((await order(browser, "business", headers)).status).toBe(422);
  });
});
