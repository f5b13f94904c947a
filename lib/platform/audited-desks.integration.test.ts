import { GET } from "@/app/api/admin/find/route";
import * as ad from "@/app/api/advertisements/[id]/route";
import * as editableJob from "@/app/api/jobs/[id]/edit/route";
import * as job from "@/app/api/jobs/[id]/route";
import * as editableListing from "@/app/api/listings/[id]/edit/route";
import * as listing from "@/app/api/listings/[id]/route";
import * as application from "@/app/api/profile/application/route";
import * as business from "@/app/api/profile/business/route";
import * as profile from "@/app/api/profile/route";
import * as quickReply from "@/app/api/quick-replies/[id]/route";
import * as quickReplies from "@/app/api/quick-replies/route";
import { changesBetween, type AuditState } from "@/lib/audit/rules";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { groupRoles, type Group } from "@/lib/shared/access";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createAdvertisement, createImage, createJob, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { jobInput, poster, postJob } from "@/prisma/test/hiring";
import { createPerson } from "@/prisma/test/people";
import { inputs } from "@/prisma/test/selling";
import { newcomer } from "@/prisma/test/sign-in";
import { allEndpoints } from "./rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("audited desks", () => {
  let admin: Browser;

  let adminId = "";

  beforeAll(async () => {
    const { browser, person } = await newcomer({ role: "admin" });
    admin = browser;
    adminId = person.id;
  });

  /** Writes of an admin's own things, as of anybody's: none of them touches what belongs to somebody else. */
  const own = new Set([
    "POST /api/jobs",
    "POST /api/jobs/{id}/applications",
    "PATCH /api/applications/{id}",
    "DELETE /api/applications/{id}/resume",
    "PUT /api/applications/{id}/conversation",
    "PUT /api/applications/{id}/private-note",
    "POST /api/listings/{id}/reviews",
    "POST /api/documents",
    "POST /api/uploads",
    "POST /api/reports",
    "PATCH /api/notifications",
  ]);

  const ownFolders =
    /^\/api\/(profile|saved-searches|job-searches|favorites|conversations|offers|viewings|blocks|quick-replies|rewards|push-subscriptions)(\/|$)/;

  type Case = {
    make: () => Promise<string>;
    action?: string;
    body?: (id: string) => object | Promise<object>;
  };

  const listing = async () => (await createListing()).id;

  const job = async () => (await createJob()).id;

  const ad = (status: "draft" | "running") => async () => (await createAdvertisement({ status })).id;

  /** What lets an admin into somebody else's desk; an endpoint that is neither here nor of one's own fails. */
  const cases: Record<string, Case> = {
    "POST /api/listings": {
      make: async () => (await createPerson({ vendorStatus: "approved" })).vendorId ?? "",
      body: (vendorId) => ({ ...inputs.products, vendorId }),
    },
    "PATCH /api/listings/{id}": {
      make: listing,
      body: async (id) => ({
        version: (await db.listing.findUniqueOrThrow({ where: { id } })).version,
        price: 77,
      }),
    },
    "DELETE /api/listings/{id}": { make: listing },
    "POST /api/listings/{id}/{action}": { make: listing, action: "pause" },
    "POST /api/listings/bulk": { make: listing, body: (id) => ({ ids: [id], action: "pause" }) },
    "PATCH /api/jobs/{id}": {
      make: async () => (await createJob({ posterId: (await poster()).person.id })).id,
      body: async (id) => ({
        version: (await db.job.findUniqueOrThrow({ where: { id } })).version,
        ...jobInput,
        title: "Gardener with a van",
      }),
    },
    "DELETE /api/jobs/{id}": { make: async () => (await createJob({ status: "draft" })).id },
    "POST /api/jobs/{id}/{action}": { make: job, action: "pause" },
    "POST /api/advertisements": {
      make: async () => (await createImage({ ownerId: adminId })).name,
      body: (name) => ({
        title: "Spring sale",
        imageUrl: `/images/${name}-640.webp`,
        linkUrl: "https://shop.example.com",
        position: "top",
        startsAt: daysFromNow(30).toISOString(),
        endsAt: daysFromNow(60).toISOString(),
        weight: 9,
      }),
    },
    "PATCH /api/advertisements/{id}": { make: ad("running"), body: () => ({ weight: 41 }) },
    "DELETE /api/advertisements/{id}": { make: ad("draft") },
    "POST /api/advertisements/{id}/{action}": { make: ad("running"), action: "pause" },
  };

  const desks = allEndpoints.filter(
    ({ access, method, path }) =>
      access !== "admin" &&
      method !== "GET" &&
      groupRoles[access as Group]?.includes("admin") &&
      !own.has(`${method} ${path}`) &&
      !ownFolders.test(path),
  );

  const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

  test("every write that lets an admin into somebody else's desk has a case here", () => {
    expect(desks.map(nameOf).sort()).toEqual(Object.keys(cases).sort());
  });

  test.each(Object.keys(cases))(
    "an admin's %s leaves exactly one audit row with before and after",
    async (name) => {
      const { make, action = "", body } = cases[name]!;
      const endpoint = desks.find((one) => nameOf(one) === name)!;
      const file = endpoint.path.replace(/\{(\w+)\}/g, "[$1]");
      const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
      const id = await make();
      const known = await db.auditEntry.count();
      const method = endpoint.method.toLowerCase() as "post" | "patch" | "delete";
      const address = endpoint.path.replace("{id}", id).replace("{action}", action);
      const sent = { params: { id, action }, body: body ? await body(id) : {} };
      const { status, body: answer } = await admin[method](handlers[endpoint.method]!, address, sent);
      expect([status < 300, answer]).toEqual([true, answer]);
      expect(await db.auditEntry.count()).toBe(known + 1);
      const entry = await db.auditEntry.findFirstOrThrow({ orderBy: { id: "desc" } });
      expect(entry.actorId).toBe(adminId);
      expect(changesBetween(entry.before as AuditState | null, entry.after as AuditState | null)).not.toEqual(
        [],
      );
    },
  );
});

describe("if match", () => {
  type Thing = { browser: Browser; id?: string };

  type Kind = {
    make: () => Promise<Thing>;
    read: RouteHandler;
    edit: RouteHandler;
    /** An edit that changes something, each time it is sent with another word. */
    bodyOf: (word: string) => object;
    /** True where an edit must say what it was made from. */
    strict: boolean;
  };

  const vendor = (vendorStatus: "approved" | "pending") => () => newcomer({ vendorStatus });

  /** By the address of the edit. */
  const kinds: Record<string, Kind> = {
    "/api/profile": {
      make: () => newcomer(),
      read: profile.GET,
      edit: profile.PATCH,
      bodyOf: (firstName) => ({ firstName }),
      strict: false,
    },
    "/api/profile/business": {
      make: vendor("approved"),
      read: business.GET,
      edit: business.PATCH,
      bodyOf: (about) => ({ about }),
      strict: true,
    },
    "/api/profile/application": {
      make: vendor("pending"),
      read: application.GET,
      edit: application.PATCH,
      bodyOf: (note) => ({ businessName: "Kettle Works", category: "products", phone: "555-010-0100", note }),
      strict: false,
    },
    "/api/advertisements/{id}": {
      make: async () => {
        const { person, browser } = await newcomer({ vendorStatus: "approved" });
        const { id } = await createAdvertisement({ vendorId: person.vendorId });
        return { browser, id };
      },
      read: ad.GET,
      edit: ad.PATCH,
      bodyOf: (title) => ({ title }),
      strict: false,
    },
    "/api/jobs/{id}": {
      make: async () => {
        const { browser } = await poster();
        return { browser, id: String((await postJob(browser)).body.id) };
      },
      read: editableJob.GET,
      edit: job.PATCH,
      bodyOf: (title) => ({ ...jobInput, title }),
      strict: true,
    },
    "/api/listings/{id}": {
      make: async () => {
        const { person, browser } = await newcomer({ vendorStatus: "approved" });
        const { id } = await createListing({ vendorId: person.vendorId ?? undefined, status: "draft" });
        return { browser, id };
      },
      read: editableListing.GET,
      edit: listing.PATCH,
      bodyOf: (title) => ({ title }),
      strict: true,
    },
    "/api/quick-replies/{id}": {
      make: async () => {
        const { person, browser } = await newcomer();
        const { id } = await db.quickReply.create({
          data: { userId: person.id, title: "Hours", text: "Ten to six" },
        });
        return { browser, id };
      },
      read: async (request, context) => {
        const [reply] = (await (await quickReplies.GET(request, context)).json()) as object[];
        return Response.json(reply);
      },
      edit: quickReply.PATCH,
      bodyOf: (text) => ({ title: "Hours", text }),
      strict: false,
    },
  };

  const edits = allEndpoints.filter(({ ifMatch, method }) => ifMatch && method === "PATCH");

  test("every edit that takes If-Match is asked here", () => {
    expect(Object.keys(kinds).sort()).toEqual(edits.map(({ path }) => path).sort());
  });

  test.each(edits.map(({ path, ifMatch }) => [path, ifMatch!] as const))(
    "PATCH %s holds what If-Match names against the %s that was read",
    async (path, name) => {
      const { make, read, edit, bodyOf, strict } = kinds[path]!;
      const { browser, id = "" } = await make();
      const address = path.replace("{id}", id);
      const stateOf = async () => (await browser.get(read, address, { params: { id } })).body[name];
      const send = async (word: string, match?: unknown, state?: unknown) => {
        const body = { ...bodyOf(word), ...(state === undefined ? {} : { [name]: state }) };
        const headers: Record<string, string> =
          match === undefined ? {} : { "if-match": `"${String(match)}"` };
        return (await browser.patch(edit, address, { params: { id }, body, headers })).status;
      };

      const first = await stateOf();
      expect(await send("One", first)).toBe(200);
      const second = await stateOf();
      expect(second).not.toBe(first);
      expect(await send("Two", first)).toBe(409);
      expect(await send("Two", first, second)).toBe(409);
      expect(await send("Two", second, first)).toBe(409);
      expect(await stateOf()).toBe(second);
      expect(await send("Two", second, second)).toBe(200);
      expect(await send("Three")).toBe(strict ? 422 : 200);
    },
  );
});

describe("find", () => {
  test("an admin finds people, vendors, listings and jobs by a part of a name, an address, an id or a link", async () => {
    const { browser: admin } = await newcomer({ role: "admin" });
    const { person, browser } = await newcomer();
    const vendor = await createVendor({ businessName: "Zephyr & Sons 100%" });
    const listing = await createListing({ vendorId: vendor.id, title: "Zephyrine lantern" });
    const job = await createJob({ title: "Zephyr pilot", company: "Airworks" });
    const find = (q: string, from = admin) => from.get(GET, "/api/admin/find", { query: { q } });
    const idsOf = async (q: string) =>
      ((await find(q)).body as unknown as { id: string; kind: string }[]).map(({ kind, id }) => [kind, id]);
    expect(await idsOf(person.email.slice(1, 12))).toContainEqual(["person", person.id]);
    expect(await idsOf("phyr")).toEqual([
      ["vendor", vendor.id],
      ["job", job.id],
    ]);
    expect(await idsOf("sons 100%")).toContainEqual(["vendor", vendor.id]);
    expect(await idsOf("lantern zephyrine")).toEqual([["listing", listing.id]]);
    for (const { id } of [vendor, listing, job])
      expect(await idsOf(id)).toMatchObject([[expect.any(String), id]]);
    expect(await idsOf(`https://plaza.example/listings/${listing.id}?from=mail`)).toEqual([
      ["listing", listing.id],
    ]);
    const waiting = await createListing({
      title: "Zephyrine stool",
      status: "pending",
      submittedAt: new Date(),
    });
    const draft = await createJob({ title: "Balloonist", status: "draft" });
    const hrefsOf = async (q: string) =>
      ((await find(q)).body as unknown as { href: string }[]).map(({ href }) => href);
    expect(await hrefsOf("ephyrine sto")).toEqual([`/edit-listing/${waiting.id}?view=preview`]);
    expect(await hrefsOf("balloon")).toEqual([`/edit-job/${draft.id}?view=preview`]);
    expect(await hrefsOf("lantern zephyrine")).toEqual([`/edit-listing/${listing.id}?view=preview`]);
    const [shown] = (await find("balloon")).body as unknown as { detail: string }[];
    expect(shown?.detail).toMatch(/(^| · )Draft$/);
    expect(await idsOf("nobody is called so")).toEqual([]);
    expect((await find("ab")).status).toBe(400);
    expect((await find("zephyr", browser)).status).toBe(403);
  });
});
