import * as decide from "@/app/api/admin/users/[id]/[action]/route";
import * as grant from "@/app/api/admin/users/[id]/role/route";
import * as users from "@/app/api/admin/users/route";
import * as vendorDecision from "@/app/api/admin/vendors/[id]/[action]/route";
import * as login from "@/app/api/login/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import type { AccountDto } from "./moderation.contract";

let admin: Browser;
let adminPerson: Person;

beforeAll(async () => {
  ({ person: adminPerson, browser: admin } = await createSignedInPerson({ role: "admin" }));
});
afterAll(() => stopQueue());

function act(browser: Browser, id: string, action: string, body: object = {}): Promise<Received> {
  return browser.post(decide.POST, `/api/admin/users/${id}/${action}`, { params: { id, action }, body });
}

function decideVendor(id: string, action: string): Promise<Received> {
  return admin.post(vendorDecision.POST, `/api/admin/vendors/${id}/${action}`, {
    params: { id, action },
    body: {},
  });
}

function make(browser: Browser, id: string, role: unknown): Promise<Received> {
  return browser.put(grant.PUT, `/api/admin/users/${id}/role`, { params: { id }, body: { role } });
}

const whoIs = async (browser: Browser) => (await browser.get(currentUser.GET, "/api/user")).status;

async function tryLogin(username: string): Promise<Received> {
  return createBrowser().post(login.POST, "/api/login", { body: { username, password: goodPassword } });
}

describe("a suspension", () => {
  test("9: ends the sessions, refuses a correct password, explains why by email, and is logged", async () => {
    const { person, browser } = await createSignedInPerson();
    const second = await signIn(person);
    const { status, body } = await act(admin, person.id, "suspend", { reason: " Spam in reviews. " });
    expect([status, body.status, body.suspendedReason, body.devices]).toEqual([
      200,
      "suspended",
      "Spam in reviews.",
      0,
    ]);
    expect([await whoIs(browser), await whoIs(second)]).toEqual([401, 401]);
    const refused = await tryLogin(person.username);
    expect([refused.status, refused.body.error]).toEqual([403, "This account is suspended."]);
    expect(refused.body.fields).toEqual({
      username: expect.stringMatching(/^Email \S+@\S+ if you think this is a mistake\.$/),
    });
    await sendDueMail();
    expect(readMails(person.email).at(-1)).toMatchObject({
      template: "account_suspended",
      text: expect.stringContaining("Spam in reviews."),
    });
    expect(await db.auditEntry.findFirst({ where: { subjectId: person.id } })).toMatchObject({
      action: "user.suspend",
      actorId: adminPerson.id,
      data: { reason: "Spam in reviews." },
    });
    const { body: back } = await act(admin, person.id, "reinstate");
    expect([back.status, back.suspendedReason]).toEqual(["active", null]);
    expect((await tryLogin(person.username)).status).toBe(200);
    expect(await whoIs(browser)).toBe(401);
  });

  test("requires a reason, and happens once", async () => {
    const { person, browser } = await createSignedInPerson();
    const without = await act(admin, person.id, "suspend", { reason: "  " });
    expect([without.status, without.body.fields]).toEqual([
      422,
      { reason: "Give a reason. They’ll see it." },
    ]);
    expect(await whoIs(browser)).toBe(200);
    const twice = await Promise.all([1, 2].map(() => act(admin, person.id, "suspend", { reason: "Spam." })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.auditEntry.count({ where: { subjectId: person.id } })).toBe(1);
    expect((await act(admin, (await createPerson()).id, "reinstate")).status).toBe(409);
  });

  test("takes a vendor's business off the site, which cannot return alone, and returns with its owner", async () => {
    const { person } = await createSignedInPerson({ vendorStatus: "approved" });
    const { body } = await act(admin, person.id, "suspend", { reason: "Fraud." });
    expect(body.vendorStatus).toBe("suspended");
    expect(
      await db.vendorEvent.findFirst({ where: { vendorId: person.vendorId ?? "", toStatus: "suspended" } }),
    ).toMatchObject({ fromStatus: "approved", reason: "Fraud." });
    const alone = await decideVendor(person.vendorId ?? "", "reinstate");
    expect([alone.status, alone.body.error]).toEqual([
      409,
      "This vendor’s owner is suspended. Lift the owner’s suspension first.",
    ]);
    expect((await act(admin, person.id, "reinstate")).body).toMatchObject({
      status: "active",
      vendorStatus: "approved",
    });
    const { person: applicant } = await createSignedInPerson({ vendorStatus: "pending" });
    await act(admin, applicant.id, "suspend", { reason: "Fraud." });
    expect((await decideVendor(applicant.vendorId ?? "", "approve")).status).toBe(409);
  });

  test("refuses to suspend one’s own account", async () => {
    const { status, body } = await act(admin, adminPerson.id, "suspend", { reason: "Tired." });
    expect([status, body.error]).toEqual([422, "You can’t suspend your own account."]);
    expect(await whoIs(admin)).toBe(200);
  });
});

describe("signing a user out everywhere", () => {
  test("16: ends every session and nothing else", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await act(admin, person.id, "sign-out")).body).toMatchObject({ status: "active", devices: 0 });
    expect(await whoIs(browser)).toBe(401);
    expect((await tryLogin(person.username)).status).toBe(200);
  });

  test("keeps the requesting device for the admin's own account", async () => {
    const other = await signIn(adminPerson);
    await act(admin, adminPerson.id, "sign-out");
    expect([await whoIs(admin), await whoIs(other)]).toEqual([200, 401]);
  });
});

describe("a change of role", () => {
  test("9: ends the sessions, and gives the next sign-in the new role", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await make(admin, person.id, "admin")).body.role).toBe("admin");
    expect(await whoIs(browser)).toBe(401);
    const again = await signIn(person);
    expect((await again.get(users.GET, "/api/admin/users")).status).toBe(200);
    await make(admin, person.id, "customer");
    expect((await again.get(users.GET, "/api/admin/users")).status).toBe(401);
    expect((await tryLogin(person.username)).body.role).toBe("customer");
    expect(await db.auditEntry.count({ where: { subjectId: person.id, action: "user.role" } })).toBe(2);
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).toEqual(["role_changed", "role_changed"]);
  });

  test("changes nothing when the user already has the role", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await make(admin, person.id, "customer")).status).toBe(200);
    expect(await whoIs(browser)).toBe(200);
    expect(await db.auditEntry.count({ where: { subjectId: person.id } })).toBe(0);
  });

  test.each([["vendor"], ["superuser"], [undefined]])("refuses the role %s", async (role) => {
    const { id } = await createPerson();
    expect((await make(admin, id, role)).status).toBe(422);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).role).toBe("customer");
  });

  test("refuses to change the role of a vendor and of a suspended user", async () => {
    const vendor = await make(admin, (await createPerson({ vendorStatus: "approved" })).id, "admin");
    const suspended = await make(admin, (await createPerson({ status: "suspended" })).id, "admin");
    expect([vendor.status, suspended.status]).toEqual([422, 409]);
  });
});

describe("the last admin", () => {
  test("44: refuses to make the last admin a customer, even when two admins demote each other at once", async () => {
    const { person, browser } = await createSignedInPerson({ role: "admin" });
    await db.user.updateMany({
      where: { role: "admin", id: { notIn: [person.id, adminPerson.id] } },
      data: { role: "customer" },
    });
    const answers = await Promise.all([
      make(admin, person.id, "customer"),
      make(browser, adminPerson.id, "customer"),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const left = await db.user.findMany({ where: { role: "admin", status: "active" } });
    expect(left).toHaveLength(1);
    const [last] = left;
    const keeper = await signIn({ ...person, username: last?.username ?? "" });
    const { status, body } = await make(keeper, last?.id ?? "", "customer");
    expect([status, body.error]).toEqual([
      409,
      "This is the only administrator. Make someone else an administrator first.",
    ]);
    expect(await whoIs(keeper)).toBe(200);
    await db.user.update({ where: { id: adminPerson.id }, data: { role: "admin" } });
    admin = await signIn(adminPerson);
  });
});

describe("GET /api/admin/users", () => {
  async function list(query: Record<string, string>): Promise<AccountDto[]> {
    return (await admin.get(users.GET, "/api/admin/users", { query })).body as unknown as AccountDto[];
  }

  test("finds users by role, state, name, username and address, and pages from the newest", async () => {
    const person = await createPerson({ firstName: "Zebulon", status: "suspended" });
    for (const search of [person.username, person.email.toUpperCase(), "zebulon mill"]) {
      expect((await list({ search })).map(({ id }) => id)).toEqual([person.id]);
    }
    expect(await list({ search: person.username, status: "active" })).toEqual([]);
    expect(await list({ search: "%" })).toEqual([]);
    expect((await list({ role: "admin" })).every(({ role }) => role === "admin")).toBe(true);
    const first = await admin.get(users.GET, "/api/admin/users", { query: { limit: "2" } });
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = (await admin.get(users.GET, next)).body as unknown as AccountDto[];
    const all = await list({ limit: "100" });
    expect(second.map(({ id }) => id)).toEqual([all[2]?.id, all[3]?.id]);
  });

  test("shows no secret and no deleted user", async () => {
    const person = await createPerson();
    await db.user.update({ where: { id: person.id }, data: { status: "deleted", deletedAt: new Date() } });
    expect(await list({ search: person.username })).toEqual([]);
    expect((await act(admin, person.id, "sign-out")).status).toBe(404);
    expect(JSON.stringify(await list({ limit: "100" }))).not.toMatch(/argon2|password|hash/i);
  });
});
