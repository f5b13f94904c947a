import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as register from "@/app/api/register/route";
import * as alert from "@/app/api/sign-in-alert/route";
import * as currentUser from "@/app/api/user/route";
import { sendResetLink } from "@/lib/auth/credentials/reset.commands";
import { readSignInAlert } from "@/lib/auth/credentials/sign-in-alert.queries";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import * as reset from "@/app/api/reset-password/route";
import { makeKey, statusOf } from "@/prisma/test/api-keys";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { forgetLimits } from "@/prisma/test/logins";
import { findLink, readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";

const phone = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
};
const elsewhere = { "x-plaza-peer": "198.51.100.77" };

function enter(browser: Browser, person: Person, headers: Record<string, string> = {}): Promise<Received> {
  const body = { username: person.username, password: goodPassword };
  return browser.post(login.POST, "/api/login", { body, headers });
}

const alertsOf = (userId: string) => db.signInAlert.count({ where: { userId } });

async function tokenFor(person: Person): Promise<string> {
  await sendDueMail();
  const mails = readMails(person.email).filter(({ template }) => template === "new_device");
  return findLink(mails.at(-1), "/sign-in-alert").searchParams.get("token") ?? "";
}

function refuse(token: string, browser = createBrowser()): Promise<Received> {
  return browser.post(alert.POST, "/api/sign-in-alert", { body: { token } });
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(currentUser.GET, "/api/user")).status === 200;
}

beforeEach(forgetLimits);
afterAll(() => stopQueue());

describe("the email about a sign-in from a new device", () => {
  test("names the browser, the system, and the time, and links to a page", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    await sendDueMail();
    const [mail] = readMails(person.email);
    expect(mail?.subject).toBe("New sign-in to your Plaza account");
    expect(mail?.text).toMatch(
      /Safari on iPhone, [A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2} at \d{1,2}:\d\d [AP]M UTC/,
    );
    expect(findLink(mail, "/sign-in-alert").origin).toBe("http://localhost:3000");
  });

  test("sends no email for the sign-in of a registration or a first sign-in", async () => {
    const body = {
      role: "customer",
      username: "first-timer",
      email: "first-timer@mail.example",
      firstName: "Fay",
      lastName: "Timer",
      phone: "555-222-3344",
      password: goodPassword,
    };
    const registered = await createBrowser().post(register.POST, "/api/register", { body });
    expect(registered.status).toBe(201);
    const { person } = await createSignedInPerson();
    expect([await alertsOf(String(registered.body.id)), await alertsOf(person.id)]).toEqual([0, 0]);
  });

  test("sends the email after a long absence, when no earlier sign-in is known anymore", async () => {
    const person = await createPerson();
    await rows(sql`UPDATE users SET created_at = now() - interval '91 days' WHERE id = ${person.id}::uuid`);
    await signIn(person);
    expect(await alertsOf(person.id)).toBe(1);
  });

  test("sends no email for a known browser in another network", async () => {
    const { person, browser } = await createSignedInPerson();
    await browser.post(logout.POST, "/api/logout");
    await enter(browser, person, { ...phone, ...elsewhere });
    expect(await alertsOf(person.id)).toBe(0);
  });

  test("sends no email for the same browser and system in the same network without its cookie", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person);
    expect(await alertsOf(person.id)).toBe(0);
  });

  test("sends the email for the same browser and system in another network", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, elsewhere);
    expect(await alertsOf(person.id)).toBe(1);
  });

  test("sends one email for a device, also when it signs in twice at once", async () => {
    const { person } = await createSignedInPerson();
    await Promise.all([1, 2, 3].map(() => enter(createBrowser(), person, phone)));
    await enter(createBrowser(), person, phone);
    expect(await alertsOf(person.id)).toBe(1);
  });

  test("sends at most five emails a day", async () => {
    const { person } = await createSignedInPerson();
    for (let turn = 1; turn < 8; turn += 1) {
      await enter(createBrowser(), person, { "x-plaza-peer": `198.51.100.${turn}` });
    }
    expect(await alertsOf(person.id)).toBe(5);
  });

  test("sends no email for a wrong password", async () => {
    const { person } = await createSignedInPerson();
    const body = { username: person.username, password: "wrong-password" };
    await createBrowser().post(login.POST, "/api/login", { body, headers: phone });
    expect(await alertsOf(person.id)).toBe(0);
  });
});

describe("“This wasn’t me”", () => {
  test("changes nothing when the page is read", async () => {
    const { person, browser } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    const token = await tokenFor(person);
    expect(await readSignInAlert(token)).toMatchObject({ device: "Safari on iPhone" });
    expect(await readSignInAlert(token)).toMatchObject({ device: "Safari on iPhone" });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("stores only a hash of its token", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    const token = await tokenFor(person);
    const stored = await db.signInAlert.findFirstOrThrow({ where: { userId: person.id } });
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("ends all sessions, API keys, linked sign-ins, and the password, and emails a reset link", async () => {
    const { person, browser } = await createSignedInPerson();
    const { key } = await makeKey(browser);
    const intruder = createBrowser();
    await enter(intruder, person, phone);
    await db.identity.create({
      data: { userId: person.id, issuer: "https://login.example", subject: "a", email: person.email },
    });
    const { status, body } = await refuse(await tokenFor(person));
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: "You’re signed out everywhere. We emailed you a link to choose a new password.",
      },
    ]);
    expect([await isSignedIn(browser), await isSignedIn(intruder), await statusOf(key)]).toEqual([
      false,
      false,
      401,
    ]);
    expect((await enter(createBrowser(), person)).status).toBe(401);
    expect(await db.identity.count({ where: { userId: person.id } })).toBe(0);
    await sendDueMail();
    const mail = readMails(person.email).find(({ template }) => template === "account_secured");
    const resetToken = findLink(mail, "/reset-password").searchParams.get("token");
    const done = await createBrowser().post(reset.POST, "/api/reset-password", {
      body: { token: resetToken, newPassword: "green-wagon-42" },
    });
    expect(done.body).toMatchObject({ success: true, username: person.username });
  });

  test("logs the click in the audit log", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    await refuse(await tokenFor(person));
    const audits = await db.auditEntry.findMany({
      where: { subjectId: person.id },
      select: { action: true, actorId: true },
    });
    expect(audits).toEqual([{ action: "user.refuse_sign_in", actorId: person.id }]);
  });

  test("works once, even when it’s sent twice at once", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    const token = await tokenFor(person);
    const answers = await Promise.all([refuse(token), refuse(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await refuse(token)).body.error).toBe("This link has expired or was already used.");
    expect(await readSignInAlert(token)).toBeNull();
  });

  test("works for seven days", async () => {
    const { person, browser } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    const token = await tokenFor(person);
    const alerts = await db.signInAlert.findFirstOrThrow({ where: { userId: person.id } });
    expect(alerts.expiresAt.getTime() - alerts.createdAt.getTime()).toBe(7 * 86_400_000);
    await rows(sql`
      UPDATE sign_in_alerts SET created_at = created_at - interval '7 days', expires_at = expires_at - interval '7 days'
      WHERE user_id = ${person.id}::uuid`);
    expect((await refuse(token)).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("makes the reported device new again", async () => {
    const { person } = await createSignedInPerson();
    const intruder = createBrowser();
    await enter(intruder, person, phone);
    await refuse(await tokenFor(person));
    await sendResetLink(person.email);
    await sendDueMail();
    const mail = readMails(person.email).findLast(({ template }) => template === "password_reset");
    const token = findLink(mail, "/reset-password").searchParams.get("token");
    const body = { token, newPassword: goodPassword };
    await createBrowser().post(reset.POST, "/api/reset-password", { body });
    const before = await alertsOf(person.id);
    expect((await enter(intruder, person, phone)).status).toBe(200);
    expect(await alertsOf(person.id)).toBe(before + 1);
  });

  test("has nothing left to end after a reset by email", async () => {
    const { person } = await createSignedInPerson();
    await enter(createBrowser(), person, phone);
    const token = await tokenFor(person);
    await sendResetLink(person.email);
    await sendDueMail();
    const mail = readMails(person.email).findLast(({ template }) => template === "password_reset");
    const resetToken = findLink(mail, "/reset-password").searchParams.get("token");
    const body = { token: resetToken, newPassword: "green-wagon-42" };
    await createBrowser().post(reset.POST, "/api/reset-password", { body });
    expect((await refuse(token)).status).toBe(400);
  });

  test("limits an IP address to 30 tries in 15 minutes", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await refuse("unknown")).status);
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  });
});
