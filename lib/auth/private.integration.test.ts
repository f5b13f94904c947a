import * as outbox from "@/app/api/admin/outbox/route";
import { allEndpoints, endpointsByNoun } from "@/lib/platform/rules";
import { db, raw, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createFavorite, createJob } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createConversation, write } from "@/prisma/test/conversations";

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

const secret = "quetzal";
const booked = "marmot";
const known = { listing: "", customer: "", thing: "", document: "", notification: "", item: "" };
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

async function makeDeal(at: { conversationId: string; listingId: string }): Promise<string[]> {
  const later = daysFromNow(2);
  const offer = { ...at, proposedById: owner.customer, amountCents: 100, note: secret, expiresAt: later };
  const viewing = {
    ...at,
    requestedById: owner.customer,
    ownerId: owner.vendor,
    note: secret,
    startsAt: later,
  };
  const { id: dealId } = await db.offer.create({ data: offer });
  const about = { dealId, openerId: owner.customer, otherId: owner.vendor, statementsUntil: later };
  const statements = { create: { authorId: owner.customer, text: secret } };
  const { id: caseId } = await db.dealCase.create({ data: { ...about, reason: "no_show", statements } });
  const { vendorId } = await db.listing.findUniqueOrThrow({ where: { id: at.listingId } });
  const { customer: buyerId } = owner;
  await db.buyerRating.create({
    data: { dealId, vendorId, buyerId, rating: 4, text: secret, publishAt: later },
  });
  const held = { conversationId: at.conversationId, senderId: owner.customer, text: secret, copies: 3 };
  const { id: heldId } = await db.heldMessage.create({ data: held });
  return [dealId, caseId, heldId, (await db.viewing.create({ data: viewing })).id];
}

async function makeFile(): Promise<string> {
  const file = { kind: "pdf", name: secret.repeat(3), originalName: `${secret}.pdf`, bytes: 1 } as const;
  const more = { ownerId: owner.customer, mediaType: "application/pdf", sha256: "b".repeat(64) };
  return (await db.document.create({ data: { ...file, ...more } })).id;
}

async function makeApplication(documentId: string): Promise<string> {
  const { id: jobId } = await createJob({ posterId: owner.vendor });
  const notes = { note: secret, posterNote: secret };
  const data = { jobId, applicantId: owner.customer, documentId, ...notes };
  return (await db.jobApplication.create({ data })).id;
}

async function makePoints(): Promise<string[]> {
  const userId = owner.customer;
  const { id: itemId } = await db.rewardItem.findFirstOrThrow({ where: { kind: "listing_boost" } });
  known.item = itemId;
  const input = { userId, points: 900, reason: "adjustment", source: booked, note: booked } as const;
  const entry = await db.rewardEntry.create({ data: input });
  const redemption = { userId, itemId, points: 150, note: booked };
  return [entry.id, (await db.rewardRedemption.create({ data: redemption })).id];
}

beforeAll(async () => {
  const { customer, vendor, listingId, id } = await createConversation();
  owner = { customer: customer.id, vendor: vendor.id, conversation: id };
  await write(vendor, id, `It is. ${secret}`);
  const { id: notification } = await db.notification.create({
    data: { userId: customer.id, type: "message", title: secret, href: "/" },
  });
  const reply = await db.quickReply.create({ data: { userId: vendor.id, title: secret, text: secret } });
  await createFavorite({ userId: customer.id, listingId, note: secret });
  await db.block.create({
    data: { blockerId: customer.id, blockedId: (await createSignedInPerson()).person.id },
  });
  await db.user.update({ where: { id: customer.id }, data: { referralCode: secret } });
  const search = await db.savedSearch.create({ data: { userId: customer.id, name: secret, filter: {} } });
  const jobSearch = await db.savedSearch.create({
    data: { userId: customer.id, target: "jobs", name: secret, filter: { search: secret } },
  });
  const deal = await makeDeal({ conversationId: id, listingId });
  const points = await makePoints();
  const document = await makeFile();
  const application = await makeApplication(document);
  Object.assign(known, { listing: listingId, customer: customer.id, notification, document });
  privateIds = [
    id,
    notification,
    reply.id,
    search.id,
    jobSearch.id,
    document,
    application,
    ...deal,
    ...points,
  ];
  strangers.vendor = (await createSignedInPerson({ vendorStatus: "approved" })).browser;
  strangers.customer = (await createSignedInPerson()).browser;
  admin = (await createSignedInPerson({ role: "admin" })).browser;
  const mails = await db.mail.findMany({ where: { userId: { in: [customer.id, vendor.id] } } });
  mailIds = mails.map((mail) => mail.id);
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
