import * as users from "@/app/api/admin/users/[id]/[action]/route";
import * as vendors from "@/app/api/admin/vendors/[id]/[action]/route";
import * as subscription from "@/app/api/subscription/route";
import { endDueSuspensions } from "@/lib/account/suspensions.commands";
import { db, rows, sql } from "@/lib/server/db";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sessionDone, subscriptionEvent } from "@/prisma/test/stripe-events";
import {
  createProDeal,
  deliver,
  readSubscription,
  createDealWithBrowser,
  readStripeState,
  runStripeJobs,
  serveStripeShop,
} from "@/prisma/test/stripe-shop";

const stripe = serveStripeShop();

const act = (browser: Browser, body: object) =>
  browser.post(subscription.POST, "/api/subscription", { body });

describe("a suspension", () => {
  let admin: Browser;
  beforeAll(async () => {
    admin = (await createSignedInPerson({ role: "admin" })).browser;
  });

  const decideOnVendor = (vendorId: string, action: string) =>
    admin.post(vendors.POST, `/api/admin/vendors/${vendorId}/${action}`, {
      params: { id: vendorId, action },
      body: { reason: "Two complaints." },
    });
  const decideOnUser = (userId: string, action: string) =>
    admin.post(users.POST, `/api/admin/users/${userId}/${action}`, {
      params: { id: userId, action },
      body: { reason: "Two complaints." },
    });
  const pauses = () => stripe.changes().map(({ line, form }) => [line, pauseOf(form)]);
  const pauseOf = (form: Record<string, string>) =>
    form["pause_collection[behavior]"] ?? form.pause_collection;

  test("pauses the collection from a vendor at Stripe until the reinstatement", async () => {
    const { deal } = await createProDeal();
    expect((await decideOnVendor(deal.vendorId, "suspend")).status).toBe(200);
    await runStripeJobs();
    expect(pauses()).toEqual([[`POST /v1/subscriptions/${deal.stripeId}`, "void"]]);
    expect(await readStripeState(deal)).toMatchObject({ paused: true, unsettledSince: null, endedAt: null });
    expect((await readSubscription(deal)).status).toBe("active");
    await deliver(subscriptionEvent(deal, 30));
    await runStripeJobs();
    expect(pauses()).toHaveLength(1);
    expect((await decideOnVendor(deal.vendorId, "reinstate")).status).toBe(200);
    await runStripeJobs();
    expect(pauses().slice(1)).toEqual([[`POST /v1/subscriptions/${deal.stripeId}`, ""]]);
    expect(await readStripeState(deal)).toMatchObject({ paused: false, unsettledSince: null });
  });

  test("pauses the plan of a person’s business until it expires", async () => {
    const { deal } = await createProDeal();
    const { userId } = await db.vendor.findUniqueOrThrow({ where: { id: deal.vendorId } });
    expect((await decideOnUser(userId, "suspend")).status).toBe(200);
    await runStripeJobs();
    expect(pauses()).toEqual([[`POST /v1/subscriptions/${deal.stripeId}`, "void"]]);
    await rows(
      sql`UPDATE users SET suspended_until = now() - interval '1 minute' WHERE id = ${userId}::uuid`,
    );
    await endDueSuspensions();
    await runStripeJobs();
    expect(pauses().slice(1)).toEqual([[`POST /v1/subscriptions/${deal.stripeId}`, ""]]);
  });

  test("lets the vendor cancel and reports both to Stripe", async () => {
    const { deal, browser } = await createProDeal();
    await decideOnVendor(deal.vendorId, "suspend");
    expect((await act(browser, { action: "cancel" })).status).toBe(200);
    await runStripeJobs();
    expect(stripe.changes().map(({ form }) => form.cancel_at_period_end ?? pauseOf(form))).toEqual([
      "true",
      "void",
    ]);
  });

  test("closes an open checkout page and pauses a plan bought there anyway", async () => {
    const { deal, browser } = await createDealWithBrowser();
    await act(browser, { action: "change", planId: "pro" });
    const checkout = await db.checkout.findFirstOrThrow({ where: { vendorId: deal.vendorId } });
    await decideOnVendor(deal.vendorId, "suspend");
    await runStripeJobs();
    expect(stripe.lines()).toContain(`POST /v1/checkout/sessions/${checkout.sessionId}/expire`);
    stripe.received.length = 0;
    await deliver(sessionDone(deal, 0));
    await runStripeJobs();
    expect(pauses()).toEqual([[`POST /v1/subscriptions/${deal.stripeId}`, "void"]]);
  });
});
