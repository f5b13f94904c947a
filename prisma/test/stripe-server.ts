import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";

const webhookSecret = "whsec_test_0123456789";

type StripeRequest = {
  line: string;
  form: Record<string, string>;
  headers: IncomingMessage["headers"];
};
type Reply = { status?: number; body?: unknown; headers?: Record<string, string> };

function readAll(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => resolve(text));
  });
}

const resourceMissing: Reply = {
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing" } },
};

const listOf = (data: unknown[]): Reply => ({ body: { object: "list", data } });

type Call = { method: string | undefined; form: StripeRequest["form"] };

function createSubscriptions() {
  const subscriptions = new Map<string, Record<string, unknown>>();

  function subscriptionOf(id: string): Record<string, unknown> {
    const known = subscriptions.get(id) ?? {
      id,
      customer: "cus_1",
      status: "active",
      cancel_at_period_end: false,
      metadata: {},
    };
    subscriptions.set(id, known);
    return known;
  }

  function answerSubscription(id: string, { method, form }: Call): Reply {
    const subscription = subscriptionOf(id);
    if (method === "DELETE" && subscription.status === "canceled") return resourceMissing;
    if (method === "DELETE") subscription.status = "canceled";
    if (method === "POST" && form.cancel_at_period_end) {
      subscription.cancel_at_period_end = form.cancel_at_period_end === "true";
    }
    return { body: subscription };
  }
  return { subscriptions, answerSubscription };
}

function createInvoices() {
  const invoices: Record<string, unknown>[] = [];

  function answerInvoice(id: string): Reply {
    const invoice = invoices.find((one) => one.id === id);
    return invoice ? { body: invoice } : resourceMissing;
  }

  function listPayments(intent: string | null): Reply {
    const paid = invoices.filter(({ id }) => `pi_${String(id)}` === intent);
    return listOf(paid.map(({ id }) => ({ id: `inpay_${String(id)}`, invoice: id })));
  }
  return { invoices, answerInvoice, listPayments };
}

type Refund = { id: string; charge: string; payment_intent: string; amount: number; status: string };

function createRefunds() {
  const refunds: Refund[] = [];

  function listRefunds(intent: string | null): Reply {
    return listOf(refunds.filter(({ payment_intent }) => payment_intent === intent));
  }
  return { refunds, listRefunds };
}

function createObjects() {
  const keys = new Map<string, unknown>();
  let pages = 0;

  function create(path: string): unknown {
    if (path === "/v1/coupons") return { id: "co_1" };
    if (path === "/v1/refunds") return { id: "re_1" };
    pages += 1;
    return { id: `cs_${pages}`, url: `https://pay.example/cs_${pages}` };
  }

  function createOnce(key: string, path: string): Reply {
    const made = keys.get(key) ?? create(path);
    keys.set(key, made);
    return { body: made };
  }
  return { createOnce };
}

function createLedger() {
  const { subscriptions, answerSubscription } = createSubscriptions();
  const { invoices, answerInvoice, listPayments } = createInvoices();
  const { refunds, listRefunds } = createRefunds();
  const { createOnce } = createObjects();

  function answer({ line, form, headers }: StripeRequest): Reply {
    const [method, address = ""] = line.split(" ");
    const [path = "", query] = address.split("?");
    const key = headers["idempotency-key"]?.toString();
    const subscription = /^\/v1\/subscriptions\/([^/]+)$/.exec(path)?.[1];
    const invoice = /^\/v1\/invoices\/([^/]+)$/.exec(path)?.[1];
    if (subscription) return answerSubscription(subscription, { method, form });
    if (invoice) return answerInvoice(invoice);
    if (path === "/v1/invoice_payments") {
      return listPayments(new URLSearchParams(query).get("payment[payment_intent]"));
    }
    if (path === "/v1/refunds" && method === "GET") {
      return listRefunds(new URLSearchParams(query).get("payment_intent"));
    }
    if (path === "/v1/invoices") return listOf(invoices);
    if (method === "POST" && key) return createOnce(key, path);
    return { body: {} };
  }
  return { subscriptions, invoices, refunds, answer };
}

/**
 * Fake Stripe server: subscriptions end and renew, and the same idempotency key gets the same response. `behave` may
 * override a response, or leave the request open by returning null. Runs for the tests of a file.
 */
export function serveStripe() {
  const received: StripeRequest[] = [];
  const books = createLedger();
  const stripe = {
    received,
    ...books,
    behave: undefined as
      | ((received: StripeRequest, response: ServerResponse) => Reply | null | undefined)
      | undefined,
    lines: () => received.map(({ line }) => line),
    changes: () => received.filter(({ line }) => !line.startsWith("GET")),
  };
  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      const form = Object.fromEntries(new URLSearchParams(text));
      const one = { line: `${request.method} ${request.url}`, form, headers: request.headers };
      received.push(one);
      const behaved = stripe.behave?.(one, response);
      if (behaved === null) return;
      const { status = 200, body, headers = {} } = behaved ?? books.answer(one);
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    env.STRIPE_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    env.STRIPE_SECRET_KEY = "sk_test_1";
    env.STRIPE_WEBHOOK_SECRET = webhookSecret;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stopQueue();
  });
  beforeEach(() => {
    received.length = 0;
    books.invoices.length = 0;
    books.refunds.length = 0;
    stripe.behave = undefined;
  });
  return stripe;
}

type Signing = { key?: string; time?: number; body?: string };

export function signedRequest(event: object, { key = webhookSecret, time, body }: Signing = {}): Request {
  const text = JSON.stringify(event);
  const signedAt = time ?? Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", key).update(`${signedAt}.${text}`).digest("hex");
  return new Request("http://localhost:3000/api/webhooks/stripe", {
    method: "POST",
    headers: { "stripe-signature": `t=${signedAt},v1=${"0".repeat(64)},v1=${signature}` },
    body: body ?? text,
  });
}
