import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as subscription from "@/app/api/subscription/route";
import * as webhook from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { newcomer } from "@/scripts/jest/sign-in";
import { endAtStripe, syncRenewal } from "./commands";

const secret = "whsec_test_0123456789";
type Asked = { line: string; form: Record<string, string>; key: string | undefined };
const asked: Asked[] = [];
let stripe: Server;
let refuses = false;

function readAll(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => resolve(text));
  });
}

beforeAll(async () => {
  stripe = createServer((request, response) => {
    void readAll(request).then((text) => {
      const form = Object.fromEntries(new URLSearchParams(text));
      asked.push({ line: `${request.method} ${request.url}`, form, key: request.headers.authorization });
      response.writeHead(refuses ? 402 : 200, { "content-type": "application/json" });
      const body = refuses ? { error: { code: "nope" } } : { id: "co_1", url: "https://pay.example/cs_1" };
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve));
  env.STRIPE_API_URL = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  env.STRIPE_SECRET_KEY = "sk_test_1";
  env.STRIPE_WEBHOOK_SECRET = secret;
});

afterAll(async () => {
  await new Promise((resolve) => stripe.close(resolve));
  await stopQueue();
});

beforeEach(() => {
  asked.length = 0;
  refuses = false;
});

let events = 0;
const noon = Math.floor(Date.now() / 1000) - 3600;

/** An event as Stripe sends it; `at` in seconds after noon. */
function eventOf(type: string, at: number, object: object) {
  events += 1;
  return { id: `evt_${events}`, object: "event", type, created: noon + at, data: { object } };
}

type Signing = { key?: string; time?: number; body?: string };

async function deliver(event: object, { key = secret, time, body }: Signing = {}): Promise<number> {
  const text = JSON.stringify(event);
  const signedAt = time ?? Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", key).update(`${signedAt}.${text}`).digest("hex");
  const request = new Request("http://localhost:3000/api/webhooks/stripe", {
    method: "POST",
    headers: { "stripe-signature": `t=${signedAt},v1=${"0".repeat(64)},v1=${signature}` },
    body: body ?? text,
  });
  return (await webhook.POST(request)).status;
}

type Deal = { vendorId: string; stripeId: string };

function session({ vendorId, stripeId }: Deal, at: number, planId = "pro") {
  return eventOf("checkout.session.completed", at, {
    mode: "subscription",
    client_reference_id: vendorId,
    customer: "cus_1",
    subscription: stripeId,
    metadata: { vendorId, planId },
  });
}

type Told = { status?: string; ends?: boolean; type?: "created" | "updated" | "deleted" };

function told(
  { vendorId, stripeId }: Deal,
  at: number,
  { status = "active", ends = false, type }: Told = {},
) {
  return eventOf(`customer.subscription.${type ?? "updated"}`, at, {
    id: stripeId,
    customer: "cus_1",
    status,
    cancel_at_period_end: ends,
    metadata: { vendorId, planId: "pro" },
    items: { data: [{ current_period_start: noon, current_period_end: noon + 2_592_000 }] },
  });
}

function invoice({ vendorId, stripeId }: Deal, at: number, { paid = true, id = `in_${stripeId}` } = {}) {
  return eventOf(paid ? "invoice.paid" : "invoice.payment_failed", at, {
    id,
    amount_paid: paid ? 2900 : 0,
    amount_due: 2900,
    customer: "cus_1",
    parent: { subscription_details: { subscription: stripeId, metadata: { vendorId, planId: "pro" } } },
    lines: { data: [{ period: { start: noon, end: noon + 2_592_000 } }] },
  });
}

let deals = 0;

async function dealOf() {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  deals += 1;
  const deal = { vendorId: person.vendorId ?? "", stripeId: `sub_${deals}` };
  await browser.get(subscription.GET, "/api/subscription");
  await db.subscription.create({
    data: {
      vendorId: deal.vendorId,
      planId: "starter",
      status: "active",
      periodEnd: new Date(Date.now() + 1e9),
    },
  });
  return { deal, browser };
}

function kept({ vendorId }: Deal) {
  return db.subscription.findUniqueOrThrow({ where: { vendorId } });
}

describe("the payment page", () => {
  test("is asked for with the plan, the vendor and our key, and nothing changes before it is paid", async () => {
    const { deal, browser } = await dealOf();
    const body = { action: "change", planId: "pro" };
    const { body: answer } = await browser.post(subscription.POST, "/api/subscription", { body });
    expect(answer).toMatchObject({ checkoutUrl: "https://pay.example/cs_1", plan: { id: "starter" } });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ line: "POST /v1/checkout/sessions", key: "Bearer sk_test_1" });
    expect(asked[0]?.form).toMatchObject({
      mode: "subscription",
      client_reference_id: deal.vendorId,
      "line_items[0][price_data][unit_amount]": "2900",
      "subscription_data[metadata][planId]": "pro",
    });
  });

  test("that cannot be reached is 503, and nothing changes", async () => {
    refuses = true;
    const { deal, browser } = await dealOf();
    const body = { action: "change", planId: "pro" };
    expect((await browser.post(subscription.POST, "/api/subscription", { body })).status).toBe(503);
    expect(await kept(deal)).toMatchObject({ planId: "starter", provider: "manual" });
  });
});

describe("POST /api/webhooks/stripe", () => {
  test("refuses another key, an old signature, a changed body and none at all", async () => {
    const { deal } = await dealOf();
    const event = session(deal, 0);
    expect(await deliver(event, { key: "whsec_other" })).toBe(400);
    expect(await deliver(event, { time: Math.floor(Date.now() / 1000) - 301 })).toBe(400);
    expect(await deliver(event, { body: JSON.stringify(session(deal, 0, "business")) })).toBe(400);
    const bare = new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", body: "{}" });
    expect((await webhook.POST(bare)).status).toBe(400);
    expect(await kept(deal)).toMatchObject({ planId: "starter" });
    expect(await db.webhookEvent.count({ where: { id: event.id } })).toBe(0);
  });

  test("takes a finished checkout and its invoice, each once however often they come", async () => {
    const { deal } = await dealOf();
    const events = [session(deal, 0), invoice(deal, 1)];
    for (const event of [...events, ...events]) expect(await deliver(event)).toBe(200);
    await Promise.all(events.map((event) => deliver(event)));
    expect(await kept(deal)).toMatchObject({ planId: "pro", status: "active", provider: "stripe" });
    const paid = await db.payment.findMany({ where: { vendorId: deal.vendorId } });
    expect(paid).toMatchObject([{ status: "paid", amountCents: 2900n, provider: "stripe" }]);
  });

  test("counts an invoice that comes before its checkout", async () => {
    const { deal } = await dealOf();
    await deliver(invoice(deal, 1));
    expect(await kept(deal)).toMatchObject({ planId: "starter", provider: "manual" });
    await deliver(session(deal, 0));
    expect(await kept(deal)).toMatchObject({ planId: "pro", status: "active" });
    expect(await db.payment.count({ where: { vendorId: deal.vendorId, status: "paid" } })).toBe(1);
  });

  test("ends the same in every order of a failed and a later good payment", async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [2, 0, 1],
      [1, 2, 0],
    ];
    for (const order of orders) {
      const { deal } = await dealOf();
      await deliver(session(deal, 0));
      const told3 = [
        told(deal, 10, { status: "past_due" }),
        invoice(deal, 9, { paid: false }),
        invoice(deal, 20),
      ];
      for (const index of order) await deliver(told3[index] ?? {});
      expect([order, (await kept(deal)).status]).toEqual([order, "active"]);
      const paid = await db.payment.findMany({ where: { vendorId: deal.vendorId } });
      expect(paid.map(({ status }) => status)).toEqual(["paid"]);
    }
  });

  test("marks what Stripe could not collect as due, what will not renew as cancelled, what ended as ended", async () => {
    const { deal } = await dealOf();
    await deliver(session(deal, 0));
    await deliver(invoice(deal, 5, { paid: false, id: "in_second" }));
    expect((await kept(deal)).status).toBe("past_due");
    await deliver(told(deal, 6, { ends: true }));
    expect(await kept(deal)).toMatchObject({ status: "cancelled", cancelAtPeriodEnd: true });
    await deliver(told(deal, 8, { type: "deleted", status: "canceled" }));
    expect((await kept(deal)).status).toBe("expired");
    await deliver(told(deal, 9));
    expect((await kept(deal)).status).toBe("expired");
  });

  test("does not begin what has ended already", async () => {
    const { deal } = await dealOf();
    await deliver(told(deal, 8, { type: "deleted", status: "canceled" }));
    await deliver(session(deal, 0));
    expect(await kept(deal)).toMatchObject({ planId: "starter", provider: "manual" });
  });

  test("leaves a newer subscription alone when the old one speaks, and has the old one ended", async () => {
    const { deal } = await dealOf();
    await deliver(session(deal, 0));
    const newer = { ...deal, stripeId: `${deal.stripeId}_new` };
    await deliver(session(newer, 50, "business"));
    await deliver(told(deal, 60, { type: "deleted", status: "canceled" }));
    expect(await kept(deal)).toMatchObject({
      planId: "business",
      status: "active",
      providerSubscriptionId: newer.stripeId,
    });
    await endAtStripe(deal.stripeId);
    expect(asked.at(-1)?.line).toBe(`DELETE /v1/subscriptions/${deal.stripeId}`);
  });

  test("answers 200 to events of no interest and of nobody we know", async () => {
    const stranger = { vendorId: "0190b6a0-0000-7000-8000-000000000001", stripeId: "sub_stranger" };
    expect(await deliver(eventOf("charge.refunded", 0, {}))).toBe(200);
    expect(await deliver(session(stranger, 0))).toBe(200);
    expect(await deliver(invoice(stranger, 0))).toBe(200);
  });
});

test("tell Stripe about renewals as they stand here", async () => {
  const { deal, browser } = await dealOf();
  await deliver(session(deal, 0));
  await browser.post(subscription.POST, "/api/subscription", { body: { action: "cancel" } });
  await syncRenewal(deal.stripeId);
  await browser.post(subscription.POST, "/api/subscription", { body: { action: "resume" } });
  await syncRenewal(deal.stripeId);
  expect(asked.map(({ line, form }) => [line, form.cancel_at_period_end])).toEqual([
    [`POST /v1/subscriptions/${deal.stripeId}`, "true"],
    [`POST /v1/subscriptions/${deal.stripeId}`, "false"],
  ]);
});
