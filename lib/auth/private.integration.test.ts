import * as outbox from "@/app/api/admin/outbox/route";
import { allEndpoints, endpointsByNoun } from "@/lib/platform/rules";
import { db, raw, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Browser } from "@/prisma/test/browser";
import { addPrivateThings, secret } from "@/prisma/test/private-things";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const nouns = [
  "messages",
  "documents",
  "favorites",
  "notifications",
  "rewards",
  "searches",
  "events",
  "cases",
] as const;
const endpoints = nouns.flatMap((noun) => Object.values(endpointsByNoun[noun] ?? {}));

const otherReads = allEndpoints.filter(
  (endpoint) =>
    endpoint.method === "GET" && endpoint.path.startsWith("/api/") && !endpoints.includes(endpoint),
);

const known = { listing: "", customer: "", document: "", notification: "", item: "" };
let privateIds: string[] = [];
let owner = { customer: "", vendor: "", conversation: "" };
const strangers = {} as { vendor: Browser; customer: Browser };
let admin: Browser;
let mailIds: string[] = [];

const bodies: Record<string, () => object> = {
  "/api/conversations": () => ({ listingId: known.listing, text: "Hello", documentIds: [known.document] }),
  "/api/conversations/{id}/messages": () => ({ text: "Hello", documentIds: [known.document] }),
  "/api/conversations/{id}/read": () => ({}),
  "/api/conversations/{id}/offers": () => ({ amount: 50 }),
  "/api/listings/{id}/saver-offer": () => ({ amount: 50 }),
  "/api/conversations/{id}/viewings": () => ({ startsAt: "2999-01-01T10:00:00.000Z" }),
  "/api/conversations/{id}/interviews": () => ({ times: ["2999-01-01T10:00:00.000Z"] }),
  "/api/favorites/{id}": () => ({ note: "Mine" }),
  "/api/offers/{id}/buyer-rating": () => ({ rating: 4 }),
  "/api/offers/{id}/case": () => ({ reason: "no_show", text: "Nobody came." }),
  "/api/viewings/{id}/case": () => ({ reason: "no_show", text: "Nobody came." }),
  "/api/cases/{id}/statements": () => ({ text: "Nobody came." }),
  "/api/admin/held-messages/{id}/{action}": () => ({ reason: "Mine" }),
  "/api/admin/cases/{id}/close": () => ({ outcome: "settled", text: "Mine" }),
  "/api/quick-replies": () => ({ title: "Mine", text: "Now" }),
  "/api/quick-replies/{id}": () => ({ title: "Mine", text: "Now" }),
  "/api/push-subscriptions": () => ({
    endpoint: "https://updates.push.services.mozilla.com/wpush/v2/mine",
    keys: { p256dh: Buffer.alloc(65).toString("base64url"), auth: Buffer.alloc(16).toString("base64url") },
  }),
  "/api/notifications": () => ({ ids: [known.notification] }),
  "/api/profile/notifications": () => ({ choices: [{ type: "message", site: true, email: true }] }),
  "/api/saved-searches": () => ({ filter: { category: "products", search: "lamp" } }),
  "/api/saved-searches/{id}": () => ({ name: "Mine" }),
  "/api/job-searches": () => ({ filter: { search: "welder" } }),
  "/api/job-searches/{id}": () => ({ name: "Mine" }),
  "/api/profile/quiet-hours": () => ({ from: null, until: null, timeZone: null }),
  "/api/rewards/redeem": () => ({ itemId: known.item, listingId: known.listing }),
  "/api/admin/outbox/{id}/open": () => ({ reason: "Curious" }),
  "/api/admin/rewards/{id}/{action}": () => ({ code: "MINE" }),
  "/api/admin/reward-items": () => ({
    ...{ id: known.item, name: "Mine", kind: "listing_boost", points: 1, value: 1, active: false },
  }),
};

const theirs = [
  ["conversations", "id", "conversation"],
  ["messages", "conversation_id", "conversation"],
  ["held_messages", "sender_id", "customer"],
  ["offers", "conversation_id", "conversation"],
  ["buyer_ratings", "buyer_id", "customer"],
  ["deal_cases", "opener_id", "customer"],
  ["case_statements", "author_id", "customer"],
  ["viewings", "conversation_id", "conversation"],
  ["quick_replies", "user_id", "vendor"],
  ["documents", "owner_id", "customer"],
  ["job_applications", "applicant_id", "customer"],
  ["favorites", "user_id", "customer"],
  ["notifications", "user_id", "customer"],
  ["notification_preferences", "user_id", "customer"],
  ["saved_searches", "user_id", "customer"],
  ["blocks", "blocker_id", "customer"],
  ["reward_entries", "user_id", "customer"],
  ["reward_redemptions", "user_id", "customer"],
  ["reward_balances", "user_id", "customer"],
] as const;

async function fingerprint(): Promise<string[]> {
  const parts = theirs.map(
    ([table, column, who]) =>
      `SELECT '${table}' AS name, string_agg(t::text, '|' ORDER BY t::text) AS print FROM ${table} t WHERE ${column} = '${owner[who]}'`,
  );
  const found = await rows<{ name: string; print: string }>(sql`${raw(parts.join(" UNION ALL "))}`);
  return found.map(({ name, print }) => `${name}: ${print}`);
}

beforeAll(async () => {
  const made = await addPrivateThings();
  ({ owner, privateIds, mailIds } = made);
  Object.assign(known, made.known);
  strangers.vendor = (await createSignedInPerson({ vendorStatus: "approved" })).browser;
  strangers.customer = (await createSignedInPerson()).browser;
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});

function guesses({ path }: Endpoint): Record<string, string>[] {
  if (path.includes("{userId}")) return [{ userId: known.customer }];
  if (!path.includes("{")) return [{}];
  const actions = path.includes("{action}") ? ["accept", "decline", "fulfill", "cancel"] : [""];
  const ids = [...privateIds, known.listing, known.customer];
  return ids.flatMap((id) => actions.map((action) => ({ id, action })));
}

async function send(endpoint: Endpoint, browser: Browser, params: Record<string, string>) {
  const { path, method } = endpoint;
  const file = path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
  const call = browser[method.toLowerCase() as "get" | "post" | "patch" | "delete"];
  const isRead = method === "GET";
  return call(
    handlers[method]!,
    path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ""),
    {
      params,
      query: isRead && path === "/api/conversations" ? { search: secret } : undefined,
      body: isRead ? undefined : (bodies[path]?.() ?? {}),
    },
  );
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "21: shows strangers who know every id nothing of two people at %s, and changes nothing",
  async (_, endpoint) => {
    const { path, access } = endpoint;
    const before = await fingerprint();
    for (const browser of Object.values(strangers)) {
      for (const params of guesses(endpoint)) {
        const { status, body } = await send(endpoint, browser, params);
        expect(status).toBeLessThan(500);
        const shown = JSON.stringify(body);
        const requestedIds = Object.values(params);
        expect(shown).not.toMatch(/quetzal|marmot/);
        expect(privateIds.filter((id) => !requestedIds.includes(id) && shown.includes(id))).toEqual([]);
        // Favorites are the stranger's own, whatever the id.
        const isTheirs =
          requestedIds.some((id) => privateIds.includes(id)) &&
          !/^\/api\/(favorites|saved-jobs)\//.test(path);
        if (isTheirs) expect([400, 403, 404]).toContain(status);
        if (access === "admin") expect(status).toBe(403);
      }
    }
    expect(await fingerprint()).toEqual(before);
  },
);

test.each(otherReads.map((endpoint) => [endpoint.path, endpoint] as const))(
  "shows strangers who know every id nothing of two people at GET %s",
  async (path, endpoint) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const ids = names.length > 0 ? privateIds : [""];
    for (const browser of Object.values(strangers)) {
      for (const id of ids) {
        const params = Object.fromEntries(names.map((name) => [name, id]));
        const { status, body } = await send(endpoint, browser, params);
        expect(status).toBeLessThan(500);
        const shown = JSON.stringify(body);
        expect(shown).not.toMatch(/quetzal|marmot/);
        expect(privateIds.filter((other) => other !== id && shown.includes(other))).toEqual([]);
      }
    }
  },
);

const allReads = [...endpoints, ...otherReads].filter(({ method }) => method === "GET");

test.each(allReads.map((endpoint) => [endpoint.path, endpoint] as const))(
  "56: shows an admin who knows every id no private content of two people at GET %s",
  async (path, endpoint) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    const ids = [...privateIds, ...mailIds, known.listing, known.customer, owner.vendor, owner.conversation];
    for (const id of names.length > 0 ? ids : [""]) {
      const params = Object.fromEntries(names.map((name) => [name, id]));
      const { status, body } = await send(endpoint, admin, params);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  },
);

test("finds a private email in the outbox by address only and hides its text", async () => {
  expect(mailIds.length).toBeGreaterThan(0);
  const subjects = (await db.mail.findMany({ where: { id: { in: mailIds } } })).map(({ subject }) => subject);
  const search = async (text: string) =>
    (await admin.get(outbox.GET, "/api/admin/outbox", { query: { search: text } }))
      .body as unknown as object[];
  for (const subject of subjects) expect(await search(subject)).toEqual([]);
});

test("sends valid requests of strangers, apart from ownership", async () => {
  for (const { path, method, body: form, schemas } of endpoints) {
    if (method === "GET" || method === "DELETE" || form) continue;
    const { body } = await schemas();
    const sent = bodies[path]?.() ?? {};
    expect([path, body ? body.safeParse(sent).success : true]).toEqual([path, true]);
  }
});
