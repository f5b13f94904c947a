import * as decideListing from "@/app/api/admin/listings/[id]/[action]/route";
import * as decideReport from "@/app/api/admin/reports/[id]/[action]/route";
import * as role from "@/app/api/admin/users/[id]/role/route";
import * as listing from "@/app/api/listings/[id]/route";
import * as currentUser from "@/app/api/user/route";
import { allEndpoints } from "@/lib/platform/rules";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { nameOf, send, takeChanges, watchChanges } from "@/prisma/test/matrix";
import { moderatorTable } from "@/prisma/test/moderator-table";
import { createPerson, type Person } from "@/prisma/test/people";
import { createPendingListing, createSeller } from "@/prisma/test/selling";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const administration = allEndpoints.filter(({ access }) => access === "admin");

let admin: Browser;
let person: Person;
let moderator: Browser;

function grant(id: string, to: string) {
  return admin.put(role.PUT, `/api/admin/users/${id}/role`, { params: { id }, body: { role: to } });
}

beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  person = await createPerson({ confirmed: true });
  const { status, body } = await grant(person.id, "moderator");
  expect([status, body]).toMatchObject([200, { role: "customer", moderator: true }]);
  moderator = await signIn(person);
  await watchChanges();
});

describe("a moderator", () => {
  test("has a table of endpoints that exist", () => {
    const names = administration.map(nameOf);
    expect(moderatorTable.filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(administration.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "calls %s only if the table lists it",
    async (name, endpoint) => {
      await takeChanges();
      const { status, body } = await send(endpoint, moderator);
      if (moderatorTable.includes(name)) {
        expect([401, 403]).not.toContain(status);
        return;
      }
      expect([status, body.error]).toEqual([403, "Only administrators can access this area."]);
      expect(await takeChanges()).toEqual([]);
    },
  );

  test("limits a moderator to a customer’s rights everywhere else", async () => {
    expect((await moderator.get(currentUser.GET, "/api/user")).body).toMatchObject({
      role: "customer",
      moderator: true,
    });
    const { id } = await createListing();
    const body = { version: 1, title: "Mine now" };
    const { status } = await moderator.patch(listing.PATCH, `/api/listings/${id}`, { params: { id }, body });
    expect(status).toBe(403);
  });

  test("decides in their own name", async () => {
    const id = await createPendingListing(await createSeller(), "Oak desk");
    const params = { id, action: "approve" };
    const path = `/api/admin/listings/${id}/approve`;
    const { status } = await moderator.post(decideListing.POST, path, { params, body: {} });
    expect(status).toBe(200);
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subjectId: id, action: "listing.approve" },
    });
    expect(entry.actorId).toBe(person.id);
  });

  test("leaves the suspension of people and businesses to administrators", async () => {
    const { person: seller } = await createSignedInPerson({ vendorStatus: "approved" });
    const id = seller.vendorId ?? "";
    await db.report.create({
      data: { subjectType: "vendor", subjectId: id, reporterId: person.id, reason: "scam" },
    });
    const params = { id, action: "act" };
    const path = `/api/admin/reports/${id}/act`;
    const body = { reason: "Scam" };
    expect((await moderator.post(decideReport.POST, path, { params, body })).status).toBe(403);
    expect((await db.vendor.findUniqueOrThrow({ where: { id } })).status).toBe("approved");
  });

  test("loses the queues with the role, at once", async () => {
    const { id, ...other } = await createPerson();
    await grant(id, "moderator");
    const browser = await signIn({ id, ...other });
    const [queue] = administration.filter((endpoint) => nameOf(endpoint) === "GET /api/admin/reports");
    expect((await send(queue!, browser)).status).toBe(200);
    await db.user.update({ where: { id }, data: { moderator: false }, select: { id: true } });
    expect((await send(queue!, browser)).status).toBe(403);
  });
});
