import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as password from "@/app/api/profile/password/route";
import * as register from "@/app/api/register/route";
import * as reset from "@/app/api/reset-password/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { allEndpoints } from "@/lib/platform/rules";
import { db, raw, rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createJob } from "@/prisma/factories";
import { type Browser, createBrowser } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { createPerson } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createConversation } from "@/prisma/test/conversations";
import { sendResetLink } from "./credentials/reset.commands";
import { createAdmin } from "./entry/admins.commands";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("private endpoints", () => {
  const owned = [
    "applications",
    "conversations",
    "messages",
    "documents",
    "offers",
    "cases",
    "viewings",
    "quick-replies",
    "saved-searches",
    "job-searches",
    "rewards/redemptions",
  ] as const;

  type Owned = (typeof owned)[number];

  const ids = {} as Record<Owned, string>;

  let stranger: Browser;

  let admin: Browser;

  const bodies: Record<string, object> = {
    "/api/applications/{id}": { from: "submitted", to: "reviewed" },
    "/api/applications/{id}/private-note": { text: "Mine" },
    "/api/conversations/{id}/messages": { text: "Hello" },
    "/api/conversations/{id}/offers": { amount: 50 },
    "/api/conversations/{id}/viewings": { startsAt: "2999-01-01T10:00:00.000Z" },
    "/api/conversations/{id}/interviews": { times: ["2999-01-01T10:00:00.000Z"] },
    "/api/offers/{id}/buyer-rating": { rating: 4 },
    "/api/offers/{id}/case": { reason: "no_show", text: "Nobody came." },
    "/api/viewings/{id}/case": { reason: "no_show", text: "Nobody came." },
    "/api/cases/{id}/statements": { text: "Nobody came." },
    "/api/quick-replies/{id}": { title: "Mine", text: "Now" },
    "/api/saved-searches/{id}": { name: "Mine", deleted: false },
  };

  const actions: Partial<Record<Owned, string>> = { offers: "accept", viewings: "decline" };

  const nounOf = ({ path }: Endpoint) => owned.find((noun) => path.startsWith(`/api/${noun}/{`));

  const privates = allEndpoints.filter(nounOf);

  beforeAll(async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    const at = { conversationId: id, listingId };
    const later = new Date(Date.now() + 86_400_000);
    ids.conversations = id;
    const { id: jobId } = await createJob({ posterId: vendor.id });
    const application = { jobId, applicantId: customer.id };
    ids.applications = (await db.jobApplication.create({ data: application })).id;
    const offer = { ...at, proposedById: customer.id, amountCents: 100, expiresAt: later };
    ids.offers = (await db.offer.create({ data: offer })).id;
    const about = { dealId: ids.offers, openerId: customer.id, otherId: vendor.id, statementsUntil: later };
    ids.cases = (await db.dealCase.create({ data: { ...about, reason: "no_show" } })).id;
    const viewing = { ...at, requestedById: customer.id, ownerId: vendor.id, startsAt: later };
    ids.viewings = (await db.viewing.create({ data: viewing })).id;
    const reply = { userId: vendor.id, title: "Yes", text: "It is." };
    ids["quick-replies"] = (await db.quickReply.create({ data: reply })).id;
    const search = { userId: customer.id, name: "Lamps", filter: { search: "lamp" } };
    ids["saved-searches"] = (await db.savedSearch.create({ data: search })).id;
    const jobSearch = { ...search, target: "jobs", name: "Cooks", filter: { search: "cook" } } as const;
    ids["job-searches"] = (await db.savedSearch.create({ data: jobSearch })).id;
    const { id: itemId } = await db.rewardItem.findFirstOrThrow();
    const redemption = { userId: customer.id, itemId, points: 1 };
    ids["rewards/redemptions"] = (await db.rewardRedemption.create({ data: redemption })).id;
    const file = {
      kind: "pdf",
      name: "a".repeat(32),
      originalName: "a.pdf",
      mediaType: "application/pdf",
    } as const;
    const document = { ...file, ownerId: customer.id, bytes: 1, sha256: "a".repeat(64) };
    ids.documents = (await db.document.create({ data: document })).id;
    const { id: messageId } = await db.message.findFirstOrThrow({ where: { conversationId: id } });
    ids.messages = messageId;
    await db.messageAttachment.create({ data: { messageId, documentId: ids.documents, position: 0 } });
    ({ browser: stranger } = await createSignedInPerson({ vendorStatus: "approved" }));
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  });

  async function fingerprint(): Promise<string> {
    const tables = [
      "job_applications",
      "job_application_events",
      "conversations",
      "messages",
      "offers",
      "deal_cases",
      "case_statements",
      "buyer_ratings",
      "viewings",
      "quick_replies",
      "documents",
      "reward_redemptions",
      "listings",
      "saved_searches",
    ];
    const parts = tables.map(
      (name) => `SELECT string_agg(t::text, '|' ORDER BY t::text) AS print FROM ${name} t`,
    );
    const found = await rows<{ print: string }>(sql`${raw(parts.join(" UNION ALL "))}`);
    return found.map(({ print }) => print).join("\n");
  }

  async function send(endpoint: Endpoint, browser: Browser) {
    const noun = nounOf(endpoint)!;
    const { path, method } = endpoint;
    const isFile = method === "GET" && noun === "viewings";
    const params = { id: isFile ? `${ids[noun]}.ics` : ids[noun], action: actions[noun] ?? "" };
    const file = path.replace(/\{(\w+)\}/g, "[$1]");
    const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
    const call = browser[method.toLowerCase() as "get" | "post" | "patch" | "delete"];
    const body = method === "GET" ? undefined : (bodies[path] ?? {});
    return call(handlers[method]!, path.replace("{id}", params.id), { params, body });
  }

  test("finds the endpoints by their paths", () => {
    expect(new Set(privates.map(nounOf))).toEqual(new Set(owned));
    expect(privates.length).toBeGreaterThanOrEqual(15);
  });

  test.each(privates.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "21: answers 404 at %s to another vendor and an admin who know the id, and changes nothing",
    async (_, endpoint) => {
      const before = await fingerprint();
      for (const browser of [stranger, admin]) {
        expect((await send(endpoint, browser)).status).toBe(404);
      }
      expect(await fingerprint()).toBe(before);
    },
  );
});

describe("security log", () => {
  test("41: logs security events without passwords, tokens, or links", async () => {
    const lines: string[] = [];
    const write = (...entry: unknown[]) => void lines.push(JSON.stringify(entry));
    for (const level of ["info", "warn", "error", "debug"] as const)
      jest.spyOn(log, level).mockImplementation(write);

    const browser = createBrowser();
    const account = { username: "logged", email: "logged@mail.example" };
    const passwords = ["blue-wagon-41", "wrong-wagon-00", "green-wagon-42", "amber-wagon-43"];
    const [first = "", wrong = "", second = "", third = ""] = passwords;
    const names = { firstName: "Ann", lastName: "Field", phone: "555-010-0101", role: "customer" };
    const signedUp = await browser.post(register.POST, "/api/register", {
      body: { ...account, ...names, password: first },
    });
    for (const attempt of [wrong, first]) {
      await browser.post(login.POST, "/api/login", { body: { username: "logged", password: attempt } });
    }
    const change = { currentPassword: first, newPassword: second };
    await browser.post(password.POST, "/api/profile/password", { body: change });
    await sendResetLink(account.email);
    await sendDueMail();
    const mail = readMails(account.email).find(({ template }) => template === "password_reset");
    const token = findLink(mail, "/reset-password").searchParams.get("token") ?? "";
    await createBrowser().post(reset.POST, "/api/reset-password", { body: { token, newPassword: third } });
    const cookies = [...browser.cookies.values()].filter((value) => value.length > 1);
    await browser.post(logout.POST, "/api/logout");

    const text = lines.join("\n");
    const events = [
      "registered",
      "login_failed",
      "login",
      "password_changed",
      "reset_link_sent",
      "password_reset",
      "logout",
    ];
    for (const event of events) expect(text).toContain(`"event":"${event}"`);
    const secrets = [...passwords, token, String(signedUp.body.token), ...cookies];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

const names = { firstName: "Site", lastName: "Keeper" };

describe("admin:create", () => {
  test("creates an admin who chooses the password by a one-time link", async () => {
    const { promoted, link } = await createAdmin({
      username: "keeper",
      email: "keeper@mail.example",
      ...names,
    });
    expect(promoted).toBe(false);
    const token = new URL(link).searchParams.get("token");
    const body = { token, newPassword: "green-wagon-42" };
    const done = await createBrowser().post(reset.POST, "/api/reset-password", { body });
    expect(done.body).toMatchObject({ success: true, role: "admin" });
    const signedIn = await createBrowser().post(login.POST, "/api/login", {
      body: { username: "keeper", password: "green-wagon-42" },
    });
    expect(signedIn.body.role).toBe("admin");
    expect(
      await db.auditEntry.count({ where: { action: "user.create_admin", actorName: "command line" } }),
    ).toBe(1);
  });

  test("promotes the customer whose username and email both match, and ends their sessions", async () => {
    const { person, browser } = await createSignedInPerson();
    const { promoted } = await createAdmin({ ...person, ...names });
    expect(promoted).toBe(true);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect(await db.user.findUnique({ where: { id: person.id }, select: { role: true } })).toEqual({
      role: "admin",
    });
  });

  test("refuses a person with only one matching name, a vendor, and a suspended person", async () => {
    const customer = await createPerson();
    const vendor = await createPerson({ role: "vendor" });
    const suspended = await createPerson({ status: "suspended" });
    const wrong = [
      { ...customer, email: "other@mail.example" },
      { ...customer, username: "other" },
      vendor,
      suspended,
    ];
    for (const person of wrong) {
      await expect(createAdmin({ ...person, ...names })).rejects.toMatchObject({ code: "conflict" });
    }
    expect(
      await db.user.count({ where: { id: { in: [customer.id, vendor.id, suspended.id] }, role: "admin" } }),
    ).toBe(0);
  });
});
