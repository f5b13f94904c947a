import { db } from "@/lib/server/db";
import { createUser } from "@/prisma/factories";
import { createEvent, invoiceEvent, sessionDone } from "@/prisma/test/stripe-events";
import { serveStripe } from "@/prisma/test/stripe-server";
import { createDeal, deliver, readSubscription } from "@/prisma/test/stripe-shop";

serveStripe();

describe("a signed event with missing or invalid fields", () => {
  const stripeId = "sub_incomplete";
  const period = { start: 1_790_000_000, end: 1_792_592_000 };
  const parent = { subscription_details: { subscription: stripeId, metadata: {} } };
  const invoice = {
    id: "in_incomplete",
    ...{ amount_paid: 2900, amount_due: 2900, currency: "usd", parent, lines: { data: [{ period }] } },
  };

  test.each<[string, number, string, object]>([
    ["an invoice without lines", 200, "invoice.paid", { ...invoice, lines: { data: [] } }],
    ["an invoice without a list of lines", 200, "invoice.paid", { ...invoice, lines: undefined }],
    ["a failed invoice without lines", 200, "invoice.payment_failed", { ...invoice, lines: { data: [] } }],
    ["an invoice of no subscription", 200, "invoice.paid", { ...invoice, parent: null, subscription: null }],
    ["an invoice without an amount", 400, "invoice.paid", { ...invoice, amount_paid: null }],
    ["an invoice without a currency", 400, "invoice.paid", { ...invoice, currency: undefined }],
    ["an invoice without an id", 400, "invoice.paid", { ...invoice, id: undefined }],
    [
      "an invoice of a moment after the year 9999",
      400,
      "invoice.paid",
      { ...invoice, lines: { data: [{ period: { start: 1, end: 9_007_199_254_740_991 } }] } },
    ],
    ["an empty invoice", 400, "invoice.paid", {}],
    [
      "a session without a subscription",
      200,
      "checkout.session.completed",
      { mode: "subscription", subscription: null },
    ],
    ["a session of another mode", 200, "checkout.session.completed", { mode: "payment" }],
    ["an empty session", 400, "checkout.session.completed", {}],
    [
      "a session with a subscription that is an object",
      400,
      "checkout.session.completed",
      { mode: "subscription", subscription: { id: stripeId } },
    ],
    ["an empty subscription", 400, "customer.subscription.updated", {}],
    [
      "a subscription without a customer",
      400,
      "customer.subscription.deleted",
      { id: stripeId, customer: null, status: "canceled", cancel_at_period_end: false },
    ],
    [
      "a subscription without items",
      200,
      "customer.subscription.updated",
      { id: stripeId, customer: "cus_1", status: "active", cancel_at_period_end: false, items: { data: [] } },
    ],
    ["an empty charge", 200, "charge.refunded", {}],
    ["a charge with a number as payment", 400, "charge.refunded", { payment_intent: 7 }],
    ["an empty dispute", 200, "charge.dispute.created", {}],
    [
      "a refund without a payment",
      200,
      "refund.failed",
      { id: "re_1", payment_intent: null, status: "failed" },
    ],
    ["an empty refund", 400, "refund.failed", {}],
    ["an unknown type", 200, "invoice.unheard_of", {}],
    ["a type named like a method", 200, "constructor", {}],
    ["a NUL character", 200, "invoice.unheard_of", { note: "a\u0000b", "key\u0000": 1 }],
    ["half a surrogate pair", 200, "invoice.unheard_of", { note: "\ud800" }],
  ])("answers %s with %d", async (_, status, type, object) => {
    const event = createEvent(type, 0, object);
    expect(await deliver(event)).toBe(status);
    expect(await db.webhookEvent.count({ where: { id: event.id } })).toBe(status === 200 ? 1 : 0);
  });

  test.each([[], null, "text", [null], { id: "evt_x", type: "invoice.paid", created: 1, data: null }])(
    "answers the body %j with 400",
    async (body) => {
      expect(await deliver(body as object)).toBe(400);
    },
  );

  test("records no payment for an invoice without lines", async () => {
    const deal = await createDeal();
    await deliver(sessionDone(deal, 0));
    const event = invoiceEvent(deal, 1);
    const object = { ...event.data.object, lines: { data: [] } };
    expect(await deliver({ ...event, data: { object } })).toBe(200);
    expect(await db.payment.count({ where: { vendorId: deal.vendorId } })).toBe(0);
    expect((await readSubscription(deal)).status).toBe("active");
  });
});

describe("a payment in another currency", () => {
  const adminNotices = (userId: string) =>
    db.notification.findMany({ where: { userId }, select: { title: true, body: true, href: true } });

  test("isn’t recorded, but marked and shown to admins once", async () => {
    const admin = await createUser({ role: "admin" });
    const deal = await createDeal();
    await deliver(sessionDone(deal, 0));
    const event = invoiceEvent(deal, 1, { currency: "eur" });
    for (const one of [event, event]) expect(await deliver(one)).toBe(200);
    expect(await db.payment.count({ where: { vendorId: deal.vendorId } })).toBe(0);
    const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: deal.vendorId } });
    const title = "A card payment in EUR wasn’t recorded";
    const body = `${businessName} paid invoice in_${deal.stripeId} in EUR. Plans are sold in USD, so check it in Stripe.`;
    expect(await adminNotices(admin.id)).toEqual([{ title, body, href: "/admin/payments" }]);
    expect((await db.webhookEvent.findUniqueOrThrow({ where: { id: event.id } })).error).toBe(title);
    const entries = await db.auditEntry.findMany({ where: { action: "payment.foreign" } });
    expect(entries).toMatchObject([
      { actorId: null, subjectId: deal.vendorId, summary: body, data: { currency: "eur" } },
    ]);
  });

  test("isn’t recorded as failed either, and doesn’t change the plan", async () => {
    const deal = await createDeal();
    await deliver(sessionDone(deal, 0));
    await deliver(invoiceEvent(deal, 5, { currency: "EUR", paid: false }));
    expect(await db.payment.count({ where: { vendorId: deal.vendorId } })).toBe(0);
    expect((await readSubscription(deal)).status).toBe("active");
  });

  test("is recorded if the currency is the dollar in capitals", async () => {
    const deal = await createDeal();
    await deliver(sessionDone(deal, 0));
    await deliver(invoiceEvent(deal, 1, { currency: "USD" }));
    expect(await db.payment.findMany({ where: { vendorId: deal.vendorId } })).toMatchObject([
      { status: "paid", amountCents: 2900n },
    ]);
  });
});
