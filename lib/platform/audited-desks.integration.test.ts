import { GET } from "@/app/api/admin/find/route";
import { diffStates, type AuditState } from "@/lib/audit/rules";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { groupRoles, type Group } from "@/lib/shared/access";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createAdvertisement, createImage, createJob, createListing, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { jobInput, createPoster } from "@/prisma/test/hiring";
import { createPerson } from "@/prisma/test/people";
import { inputs } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { allEndpoints } from "./rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("audited desks", () => {
  let admin: Browser;

  let adminId = "";

  beforeAll(async () => {
    const { browser, person } = await createSignedInPerson({ role: "admin" });
    admin = browser;
    adminId = person.id;
  });

  const own = new Set([
    "POST /api/jobs",
    "POST /api/jobs/{id}/applications",
    "PATCH /api/applications/{id}",
    "DELETE /api/applications/{id}/resume",
    "PUT /api/applications/{id}/conversation",
    "PUT /api/applications/{id}/private-note",
    "POST /api/listings/{id}/reviews",
    "PATCH /api/reviews/{id}",
    "DELETE /api/reviews/{id}",
    "POST /api/documents",
    "POST /api/uploads",
    "POST /api/reports",
    "PATCH /api/notifications",
  ]);

  const ownFolders =
    /^\/api\/(profile|saved-searches|job-searches|favorites|saved-jobs|conversations|messages|offers|viewings|cases|blocks|quick-replies|rewards|push-subscriptions|membership)(\/|$)|\/appointments$/;

  type Case = {
    make: () => Promise<string>;
    action?: string;
    body?: (id: string) => object | Promise<object>;
  };

  const listing = async () => (await createListing()).id;

  const job = async () => (await createJob()).id;

  const ad = (status: "draft" | "running") => async () => (await createAdvertisement({ status })).id;

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
      make: async () => (await createJob({ posterId: (await createPoster()).person.id })).id,
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

  test("covers every write that admits an admin to a desk", () => {
    expect(desks.map(nameOf).sort()).toEqual(Object.keys(cases).sort());
  });

  test.each(Object.keys(cases))(
    "writes exactly one audit row with before and after for an admin's %s",
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
      expect(diffStates(entry.before as AuditState | null, entry.after as AuditState | null)).not.toEqual([]);
    },
  );
});

describe("admin search", () => {
  test("finds people, vendors, listings, and jobs by part of a name, an address, an id, or a link", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { person, browser } = await createSignedInPerson();
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
