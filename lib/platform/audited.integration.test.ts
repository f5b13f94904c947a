import type { z } from "zod";
import { diffStates, type AuditState } from "@/lib/audit/rules";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createAdvertisement, createJob, createListing, createReview } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createPerson } from "@/prisma/test/people";
import { decideOn } from "@/prisma/test/selling";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import {
  addBuyerRating,
  addCase,
  addHeldMessage,
  addPendingPayment,
  addMessageMail,
  addRedemption,
  addReportedListing,
  addReportedMessage,
} from "@/prisma/test/pending-cases";
import { allEndpoints } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
let other: Browser;
let knownName = "";
beforeAll(async () => {
  ({ username: knownName } = await createPerson());
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  ({ browser: other } = await createSignedInPerson({ role: "admin" }));
});

type Case = {
  make: () => Promise<string>;
  body?: object;
  bodyOf?: (id: string) => object;
  status?: number;
  repeats?: true;
  missing?: true;
  reads?: true;
};

const reason = { reason: "Please look at our rules." };

const pendingListing = async () => (await createListing({ status: "pending", submittedAt: new Date() })).id;
async function approvedListing(): Promise<string> {
  const id = await pendingListing();
  const { status } = await decideOn(admin, id, "approve");
  if (status !== 200) throw new Error(`approving answered ${status}`);
  return id;
}

const pendingJob = async () => (await createJob({ status: "pending", submittedAt: new Date() })).id;
const newWord = () => `word ${Math.random().toString(36).slice(2)}`;
const openSuggestion = async () => {
  const data = { failed: newWord(), term: "lamp", visitors: 5 };
  return (await db.searchSuggestion.create({ data })).id;
};
const pendingReview = async () => (await createReview({ status: "pending" })).id;
const pendingAd = async () => (await createAdvertisement({ status: "pending" })).id;
const vendor = (vendorStatus: "pending" | "approved" | "suspended") => async () =>
  (await createPerson({ vendorStatus })).vendorId ?? "";

async function verifiable(): Promise<string> {
  const { id, vendorId } = await createPerson({ vendorStatus: "approved" });
  await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  return vendorId ?? "";
}

async function signedIn(): Promise<string> {
  const person = await createPerson();
  await signIn(person);
  return person.id;
}

const cases: Record<string, Case> = {
  "POST /api/admin/listings/{id}/approve": { make: pendingListing },
  "POST /api/admin/listings/{id}/request-changes": { make: pendingListing, body: reason },
  "POST /api/admin/listings/{id}/reject": { make: pendingListing, body: reason },
  "POST /api/admin/listings/{id}/remove": { make: async () => (await createListing()).id, body: reason },
  "POST /api/admin/jobs/{id}/approve": { make: pendingJob },
  "POST /api/admin/jobs/{id}/request-changes": { make: pendingJob, body: reason },
  "POST /api/admin/jobs/{id}/reject": { make: pendingJob, body: reason },
  "POST /api/admin/jobs/{id}/remove": { make: async () => (await createJob()).id, body: reason },
  "POST /api/admin/undo": {
    make: approvedListing,
    bodyOf: (id) => ({ kind: "listing", id }),
    status: 204,
  },
  "POST /api/admin/vendors/{id}/approve": { make: vendor("pending") },
  "POST /api/admin/vendors/{id}/reject": { make: vendor("pending"), body: reason },
  "POST /api/admin/vendors/{id}/suspend": { make: vendor("approved"), body: reason },
  "POST /api/admin/vendors/{id}/reinstate": { make: vendor("suspended") },
  "PUT /api/admin/vendors/{id}/verification": {
    make: verifiable,
    body: { phoneCalled: true, documentSeen: true },
  },
  "DELETE /api/admin/vendors/{id}/verification": {
    make: async () => {
      const id = await verifiable();
      await db.vendor.update({ where: { id }, data: { verified: true, verifiedAt: new Date() } });
      return id;
    },
  },
  "POST /api/admin/advertisements/{id}/approve": { make: pendingAd },
  "POST /api/admin/advertisements/{id}/reject": { make: pendingAd, body: reason },
  "POST /api/admin/reviews/{id}/publish": { make: pendingReview },
  "POST /api/admin/reviews/{id}/reject": { make: pendingReview, body: reason },
  "POST /api/admin/reviews/{id}/hide": { make: async () => (await createReview()).id, body: reason },
  "PUT /api/admin/reviews/{id}/story": {
    make: async () => (await createReview()).id,
    body: { picked: true },
    repeats: true,
  },
  "POST /api/admin/payments/{id}/paid": { make: () => addPendingPayment() },
  "POST /api/admin/payments/{id}/void": { make: () => addPendingPayment() },
  "POST /api/admin/payments/{id}/late": {
    make: () => addPendingPayment({ status: "failed", plan: "expired" }),
  },
  "POST /api/admin/payments/{id}/refund": { make: () => addPendingPayment({ status: "paid" }) },
  "POST /api/admin/rewards/{id}/fulfill": {
    make: addRedemption,
    bodyOf: () => ({ code: `CODE-${Math.random().toString(36).slice(2, 12)}` }),
  },
  "POST /api/admin/rewards/{id}/cancel": { make: addRedemption, body: reason },
  "POST /api/admin/buyer-ratings/{id}/remove": { make: addBuyerRating, body: reason, status: 204 },
  "POST /api/admin/cases/{id}/statements": { make: addCase, repeats: true, reads: true },
  "POST /api/admin/cases/{id}/close": {
    make: addCase,
    body: { outcome: "settled", text: "You agreed on a new date." },
  },
  "POST /api/admin/held-messages/{id}/text": { make: addHeldMessage, repeats: true, reads: true },
  "POST /api/admin/held-messages/{id}/release": { make: addHeldMessage, status: 204 },
  "POST /api/admin/held-messages/{id}/refuse": { make: addHeldMessage, body: reason, status: 204 },
  "POST /api/admin/reports/{id}/act": { make: addReportedListing, body: reason },
  "POST /api/admin/reports/{id}/dismiss": { make: addReportedListing },
  "POST /api/admin/reports/{id}/thread": { make: addReportedMessage, repeats: true, reads: true },
  "POST /api/admin/outbox/{id}/open": { make: addMessageMail, body: reason, repeats: true, reads: true },
  "POST /api/admin/users/{id}/suspend": { make: signedIn, body: reason },
  "POST /api/admin/users/{id}/reinstate": {
    make: async () => (await createPerson({ status: "suspended" })).id,
  },
  "POST /api/admin/users/{id}/sign-out": { make: signedIn, repeats: true },
  "PUT /api/admin/blocked-words": {
    make: async () => "",
    bodyOf: () => ({ word: newWord(), effect: "flag" }),
    repeats: true,
  },
  "DELETE /api/admin/blocked-words/{id}": {
    make: async () => (await db.blockedWord.create({ data: { word: `word ${Math.random()}` } })).id,
    missing: true,
  },
  "PUT /api/admin/templates": {
    make: async () => "",
    bodyOf: () => ({ id: null, queue: "jobs", title: newWord(), text: "Please say more." }),
    repeats: true,
  },
  "DELETE /api/admin/templates/{id}": {
    make: async () =>
      (await db.reasonTemplate.create({ data: { queue: "jobs", title: newWord(), text: "No." } })).id,
    missing: true,
  },
  "PUT /api/admin/synonyms": {
    make: async () => "",
    bodyOf: () => ({ id: null, words: [newWord()], finds: ["lamp"] }),
    repeats: true,
  },
  "POST /api/admin/synonyms/suggestions/{id}/accept": { make: openSuggestion },
  "POST /api/admin/synonyms/suggestions/{id}/dismiss": { make: openSuggestion },
  "PUT /api/admin/subcategories": {
    make: async () => "",
    body: { section: "products", path: "music/drums", name: "Percussion" },
    repeats: true,
  },
  "POST /api/admin/subcategories/move": {
    make: async () => (await createListing({ details: { subcategory: "music/drums" } })).id,
    body: { section: "products", from: "music/drums", to: "music/guitars" },
  },
  "PUT /api/admin/reward-items": {
    make: async () => "",
    bodyOf: () => ({
      id: null,
      name: `Tea ${Math.random()}`,
      kind: "voucher",
      points: 400,
      value: 5,
      active: true,
    }),
    repeats: true,
  },
  "DELETE /api/admin/synonyms/{id}": {
    make: async () =>
      String((await db.searchSynonym.create({ data: { words: ["gizmo"], finds: ["lamp"] } })).id),
    missing: true,
  },
  "POST /api/admin/passwords": {
    make: async () => "",
    bodyOf: () => ({ account: knownName }),
    repeats: true,
  },
  "PUT /api/homepage-settings/{key}": {
    make: async () => {
      await db.homepageSetting.deleteMany();
      return "show_top_ads";
    },
    body: { value: "true" },
    repeats: true,
  },
  "PUT /api/admin/settings/{key}": {
    make: async () => {
      await db.siteSetting.deleteMany();
      return "cookie_policy";
    },
    body: { value: "# Cookies\n\nAll of them.\n\n## One\n\nIt is small." },
    repeats: true,
  },
  "PUT /api/admin/users/{id}/role": { make: signedIn, body: { role: "admin" }, repeats: true },
};

type Write = { name: string; endpoint: Endpoint; action?: string };

async function findWrites(): Promise<Write[]> {
  const writes = allEndpoints.filter(({ access, method }) => access === "admin" && method !== "GET");
  const found = await Promise.all(
    writes.map(async (endpoint): Promise<Write[]> => {
      const name = `${endpoint.method} ${endpoint.path}`;
      if (!endpoint.path.includes("{action}")) return [{ name, endpoint }];
      const { params } = await endpoint.schemas();
      const { action } = (params as z.ZodObject<{ action: z.ZodEnum<Record<string, string>> }>).shape;
      return action.options.map((value) => ({
        name: name.replace("{action}", value),
        endpoint,
        action: value,
      }));
    }),
  );
  return found.flat();
}

async function send({ endpoint, action }: Write, browser: Browser, id: string, body: object = {}) {
  const file = endpoint.path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
  const address = endpoint.path.replace(/\{(id|key)\}/, id).replace("{action}", action ?? "");
  const method = endpoint.method.toLowerCase() as "post" | "put" | "patch" | "delete";
  const params = { id, key: id, ...(action ? { action } : {}) };
  return browser[method](handlers[endpoint.method]!, address, { params, body });
}

test("covers every admin write with a case, and the reverse", async () => {
  expect((await findWrites()).map(({ name }) => name).sort()).toEqual(Object.keys(cases).sort());
});

describe.each(Object.keys(cases))("%s", (name) => {
  const { make, repeats, missing, reads, status: done = 200 } = cases[name]!;

  async function find(): Promise<Write> {
    return (await findWrites()).find((write) => write.name === name)!;
  }

  function bodyOf(id: string): object | undefined {
    const one = cases[name]!;
    return one.bodyOf ? one.bodyOf(id) : one.body;
  }

  test("writes exactly one audit row with before and after", async () => {
    const id = await make();
    const known = await db.auditEntry.count();
    const { status } = await send(await find(), admin, id, bodyOf(id));
    expect(status).toBe(done);
    expect(await db.auditEntry.count()).toBe(known + 1);
    const entry = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
    const changes = diffStates(entry.before as AuditState | null, entry.after as AuditState | null);
    expect({ by: entry.actorId !== null, changed: changes.length > 0 }).toEqual({
      by: true,
      changed: !reads,
    });
  });

  if (repeats) return;
  test("lets one of two concurrent admins win, and answers the other with an error", async () => {
    const id = await make();
    const known = await db.auditEntry.count();
    const write = await find();
    const answers = await Promise.all([admin, other].map((browser) => send(write, browser, id, bodyOf(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([done, missing ? 404 : 409]);
    expect(await db.auditEntry.count()).toBe(known + 1);
  });
});
