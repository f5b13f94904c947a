import * as decide from "@/app/api/admin/vendors/[id]/[action]/route";
import * as vendors from "@/app/api/admin/vendors/route";
import * as application from "@/app/api/profile/application/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextState } from "@/lib/shared/lifecycle";
import type { Browser, Received } from "@/prisma/test/browser";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { readMails } from "@/prisma/test/mails";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { ReviewedVendorDto } from "./moderation.contract";
import { applicationActions, vendorActions, vendorTransitions } from "./moderation.rules";
import { vendorStatuses } from "@/lib/vendors/rules";

function act(admin: Browser, vendorId: string | null, action: string, body: object = {}): Promise<Received> {
  const params = { id: vendorId ?? "", action };
  return admin.post(decide.POST, `/api/admin/vendors/${vendorId}/${action}`, { params, body });
}

async function list(admin: Browser, query: Record<string, string>): Promise<ReviewedVendorDto[]> {
  return (await admin.get(vendors.GET, "/api/admin/vendors", { query }))
    .body as unknown as ReviewedVendorDto[];
}

async function statusOf(browser: Browser): Promise<unknown> {
  const { body } = await browser.get(currentUser.GET, "/api/user");
  return [body.vendorStatus, body.approved];
}

const form = { businessName: "Blue Kettle", category: "services", phone: "5550100177", note: "We bake." };
let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterAll(() => stopQueue());

describe("deciding on a vendor", () => {
  test("applies an approval to the next request of the vendor, with a mail, a notification, and an audit entry", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending", confirmed: true });
    expect(await statusOf(browser)).toEqual(["pending", false]);
    const { status, body } = await act(admin, person.vendorId, "approve");
    expect([status, body.status, body.approvedAt]).toEqual([200, "approved", expect.any(String)]);
    expect(await statusOf(browser)).toEqual(["approved", true]);
    await endUndoPeriods();
    await sendDueMail();
    const [mail] = readMails(person.email);
    expect(mail).toMatchObject({ template: "vendor_approved" });
    expect(await db.notification.findFirst({ where: { userId: person.id } })).toMatchObject({
      type: "vendor_decision",
      href: "/vendor",
    });
    expect(await db.auditEntry.findFirst({ where: { subjectId: person.vendorId } })).toMatchObject({
      action: "vendor.approve",
      subjectType: "vendor",
    });
  });

  test("requires a reason for a rejection, which the vendor reads in the application and the mail", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending", confirmed: true });
    const without = await act(admin, person.vendorId, "reject", { reason: "  " });
    expect([without.status, without.body.fields]).toEqual([
      422,
      { reason: "Give a reason. The vendor will see it." },
    ]);
    await act(admin, person.vendorId, "reject", { reason: "The phone number does not work." });
    const { body } = await browser.get(application.GET, "/api/profile/application");
    expect(body).toMatchObject({ status: "rejected", decisionReason: "The phone number does not work." });
    await endUndoPeriods();
    await sendDueMail();
    expect(readMails(person.email).at(-1)?.text).toContain("The phone number does not work.");
  });

  test("decides once: the second of two admins gets 409", async () => {
    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    const answers = await Promise.all([
      act(admin, person.vendorId, "approve"),
      act(admin, person.vendorId, "reject", { reason: "No." }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.auditEntry.count({ where: { subjectId: person.vendorId } })).toBe(1);
  });

  test("refuses a decision when the application is not the one the admin saw", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending" });
    const seen = (await list(admin, { search: person.username }))[0];
    await browser.patch(application.PATCH, "/api/profile/application", { body: form });
    const { status, body } = await act(admin, person.vendorId, "approve", { updatedAt: seen?.updatedAt });
    expect([status, body.error]).toEqual([409, "The application just changed. Please take another look."]);
    expect(await statusOf(browser)).toEqual(["pending", false]);
  });

  test("suspends and reinstates, and the vendor stays signed in", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    await act(admin, person.vendorId, "suspend", { reason: "Complaints." });
    expect(await statusOf(browser)).toEqual(["suspended", false]);
    await act(admin, person.vendorId, "reinstate");
    expect(await statusOf(browser)).toEqual(["approved", true]);
  });

  describe.each(vendorStatuses)("for a vendor who is %s", (vendorStatus) => {
    test.each(vendorActions)("follows the table for %s", async (action) => {
      const { person } = await createSignedInPerson({ vendorStatus });
      const next = nextState(vendorTransitions, { status: vendorStatus, action, actor: "admin" });
      const { status } = await act(admin, person.vendorId, action, { reason: "Because." });
      const [found] = await list(admin, { search: person.username });
      expect([status, found?.status]).toEqual(next ? [200, next] : [409, vendorStatus]);
    });

    test.each(applicationActions)("follows the table for %s by the vendor", async (action) => {
      const { person, browser } = await createSignedInPerson({ vendorStatus });
      const next = nextState(vendorTransitions, { status: vendorStatus, action, actor: "owner" });
      const send = action === "edit" ? browser.patch : browser.post;
      const handler = action === "edit" ? application.PATCH : application.POST;
      const { status } = await send(handler, "/api/profile/application", { body: form });
      const [found] = await list(admin, { search: person.username });
      expect([status, found?.status]).toEqual(next ? [200, next] : [409, vendorStatus]);
    });

    test.each(vendorActions)("refuses %s by the vendor", async (action) => {
      const { person, browser } = await createSignedInPerson({ vendorStatus });
      const { status } = await act(browser, person.vendorId, action, { reason: "Because." });
      const [found] = await list(admin, { search: person.username });
      expect([status, found?.status]).toEqual([403, vendorStatus]);
    });
  });

  test("respects the choice to get no mail", async () => {
    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    await db.notificationPreference.create({
      data: { userId: person.id, type: "vendor_decision", site: true, email: false },
    });
    await act(admin, person.vendorId, "approve");
    await endUndoPeriods();
    expect(await db.mail.count({ where: { userId: person.id } })).toBe(0);
    expect(await db.notification.count({ where: { userId: person.id } })).toBe(1);
  });

  test("sends no notice while the account is suspended", async () => {
    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    await db.user.update({ where: { id: person.id }, data: { status: "suspended" } });
    expect((await act(admin, person.vendorId, "reject", { reason: "No." })).status).toBe(200);
    expect(await db.mail.count({ where: { userId: person.id } })).toBe(0);
    expect(await db.notification.count({ where: { userId: person.id } })).toBe(0);
  });

  test("admits only admins, and answers 404 for an unknown vendor and 400 for an unknown action", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending" });
    expect((await act(browser, person.vendorId, "approve")).status).toBe(403);
    expect(await statusOf(browser)).toEqual(["pending", false]);
    expect((await act(admin, "0190b6a0-0000-7000-8000-000000000001", "approve")).status).toBe(404);
    expect((await act(admin, person.vendorId, "delete")).status).toBe(400);
  });
});

describe("GET /api/admin/vendors", () => {
  test("lists by state, the longest waiting first, a page at a time", async () => {
    for (let turn = 0; turn < 3; turn += 1) await createSignedInPerson({ vendorStatus: "pending" });
    const all = await list(admin, { status: "pending", limit: "100" });
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(all.map(({ submittedAt }) => submittedAt)).toEqual(
      all.map(({ submittedAt }) => submittedAt).sort(),
    );
    const first = await admin.get(vendors.GET, "/api/admin/vendors", {
      query: { status: "pending", limit: "2" },
    });
    expect(first.headers.get("x-total-count")).toBe(String(all.length));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = (await admin.get(vendors.GET, next)).body as unknown as ReviewedVendorDto[];
    expect(second[0]?.id).toBe(all[2]?.id);
  });

  test("finds by business, username, and email address, and takes % literally", async () => {
    const { person } = await createSignedInPerson({ vendorStatus: "pending" });
    for (const search of [`business of ${person.username}`, person.username, person.email.toUpperCase()]) {
      expect((await list(admin, { search })).map(({ id }) => id)).toEqual([person.vendorId]);
    }
    expect(await list(admin, { search: "%" })).toEqual([]);
  });
});

describe("a vendor's own application", () => {
  test("changes while it is pending, and shows the admin the changes", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending" });
    await db.vendorApplication.create({
      data: { vendorId: person.vendorId ?? "", businessName: "Old", category: "products", phone: "1" },
    });
    const { status, body } = await browser.patch(application.PATCH, "/api/profile/application", {
      body: form,
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ ...form, phone: "555-010-0177", status: "pending" }),
    ]);
    const [seen] = await list(admin, { search: person.username });
    expect(seen).toMatchObject({ businessName: "Blue Kettle", note: "We bake.", category: "services" });
  });

  test("reopens after a rejection, and keeps the decision on record", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "pending" });
    await db.vendorApplication.create({
      data: { vendorId: person.vendorId ?? "", businessName: "Old", category: "products", phone: "1" },
    });
    await act(admin, person.vendorId, "reject", { reason: "Too short." });
    expect((await browser.patch(application.PATCH, "/api/profile/application", { body: form })).status).toBe(
      409,
    );
    const again = await browser.post(application.POST, "/api/profile/application", { body: form });
    expect(again.body).toMatchObject({ status: "pending", decisionReason: null });
    expect(again.body.history).toEqual([
      expect.objectContaining({ status: "rejected", reason: "Too short." }),
    ]);
    expect((await act(admin, person.vendorId, "approve")).status).toBe(200);
    expect(await statusOf(browser)).toEqual(["approved", true]);
  });

  test("ignores a state in the body and refuses missing fields", async () => {
    const { browser } = await createSignedInPerson({ vendorStatus: "pending" });
    const body = { ...form, status: "approved", approvedAt: new Date().toISOString(), verified: true };
    await browser.patch(application.PATCH, "/api/profile/application", { body });
    expect(await statusOf(browser)).toEqual(["pending", false]);
    const wrong = { businessName: " ", phone: "none" };
    const answer = await browser.patch(application.PATCH, "/api/profile/application", { body: wrong });
    expect(answer.body.fields).toEqual({
      businessName: "Business name is required",
      category: "Category is required",
      phone: "Enter a 10-digit US phone number without an extension",
    });
  });

  test("admits only vendors", async () => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await browser.get(application.GET, "/api/profile/application");
    expect([status, body.error]).toEqual([403, "Only vendors can access this area."]);
  });
});
