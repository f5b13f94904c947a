import * as settings from "@/app/api/admin/settings/[key]/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { invoiceEvent, monthSeconds, sessionDone, subscriptionEvent } from "@/prisma/test/stripe-events";
import {
  deliver,
  dropStripeJobs,
  readSubscription,
  createDeal,
  runStripeJobs,
  serveStripeShop,
} from "@/prisma/test/stripe-shop";
import { mailPriceChanges } from "@/lib/subscriptions/billing/prices.commands";

const stripe = serveStripeShop();
afterEach(() =>
  db.plan.update({
    where: { id: "pro" },
    data: { priceCents: 2900n, stripePriceId: null },
    select: { id: true },
  }),
);

test("collects a new price in Stripe from the next invoice on, after its mail has gone out", async () => {
  const deal = await createDeal();
  await deliver(sessionDone(deal, 0));
  await deliver(subscriptionEvent(deal, 0));
  stripe.subscriptions.set(deal.stripeId, {
    id: deal.stripeId,
    status: "active",
    items: { data: [{ id: "si_1", price: { unit_amount: 2900, product: "prod_1" } }] },
    metadata: {},
  });
  await db.plan.update({
    where: { id: "pro" },
    data: { stripePriceId: "price_by_hand" },
    select: { id: true },
  });
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const params = { key: "pro_price" };
  await admin.put(settings.PUT, "/api/admin/settings/pro_price", { params, body: { value: "35" } });
  expect((await db.plan.findUniqueOrThrow({ where: { id: "pro" } })).stripePriceId).toBeNull();

  await mailPriceChanges();
  expect(await runStripeJobs()).toEqual([]);
  await sendDueMail();
  await mailPriceChanges();
  // As after a restore, because backups don't include the queue.
  await dropStripeJobs();
  await mailPriceChanges();
  expect(await runStripeJobs()).toEqual(["stripe-price"]);
  await mailPriceChanges();
  expect(await runStripeJobs()).toEqual([]);
  const [change] = stripe.received.filter(({ line }) => line === `POST /v1/subscriptions/${deal.stripeId}`);
  expect(change?.form).toEqual({
    "items[0][id]": "si_1",
    "items[0][price_data][currency]": "usd",
    "items[0][price_data][product]": "prod_1",
    "items[0][price_data][unit_amount]": "3500",
    "items[0][price_data][recurring][interval]": "month",
    proration_behavior: "none",
  });
  expect(await readSubscription(deal)).toMatchObject({ priceCents: 2900n, nextPriceCents: 3500n });

  await deliver(invoiceEvent(deal, 100, { from: monthSeconds, id: `in_next_${deal.stripeId}` }));
  await deliver(subscriptionEvent(deal, 100, { from: monthSeconds }));
  expect(await readSubscription(deal)).toMatchObject({ priceCents: 3500n, nextPriceCents: null });
});
