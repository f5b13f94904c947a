import * as login from "@/app/api/login/route";
import * as confirm from "@/app/api/profile/email/confirm/route";
import * as confirmation from "@/app/api/profile/email/confirmation/route";
import * as email from "@/app/api/profile/email/route";
import * as profile from "@/app/api/profile/route";
import * as request from "@/app/api/request-password-reset/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sendResetLink } from "./reset.commands";
import { findResetTarget } from "./reset.queries";

beforeEach(() => rows(sql`DELETE FROM rate_limits`));
afterAll(() => stopQueue());

async function tokenSentTo(address: string, template = "email_change"): Promise<string> {
  await sendDueMail();
  const mail = readMails(address)
    .filter((one) => one.template === template)
    .at(-1);
  const link = findLink(mail, template === "email_change" ? "/profile" : "/reset-password").searchParams;
  return link.get("confirm-email") ?? link.get("token") ?? "";
}

describe("links to a mailbox that confirm an address", () => {
  const resend = (browser: Browser) => browser.post(confirmation.POST, "/api/profile/email/confirmation");
  const ask = (browser: Browser, address: string, password = goodPassword) =>
    browser.post(email.POST, "/api/profile/email", { body: { email: address, password } });
  const open = (token: string) =>
    createBrowser().post(confirm.POST, "/api/profile/email/confirm", { body: { token } });
  const profileOf = async (browser: Browser) => (await browser.get(profile.GET, "/api/profile")).body;

  test("limits links to three an hour, over all accounts", async () => {
    const { person, browser } = await createSignedInPerson();
    const other = await createSignedInPerson();
    const tagged = person.email.replace("@", "+shop@");
    await db.user.update({ where: { id: other.person.id }, data: { email: tagged } });
    for (const one of [browser, other.browser, browser]) expect((await resend(one)).status).toBe(200);
    const last = await tokenSentTo(person.email);
    const third = await createSignedInPerson();
    const answers = [
      await resend(browser),
      await resend(other.browser),
      await ask(third.browser, person.email.replace("@", "+third@")),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const where = { template: "email_change", toAddress: { contains: person.email.split("@")[0] } };
    expect(await db.mail.count({ where })).toBe(3);
    expect((await profileOf(third.browser)).pendingEmail).toBe(person.email.replace("@", "+third@"));
    expect((await open(last)).status).toBe(200);
    expect((await ask(third.browser, "elsewhere@mail.example")).status).toBe(200);
    expect(await tokenSentTo("elsewhere@mail.example")).not.toBe("");
  });

  test("leaves an earlier link valid when the next one is skipped", async () => {
    const { browser } = await createSignedInPerson();
    const address = "often-asked@mail.example";
    for (let turn = 0; turn < 3; turn += 1) await ask(browser, address);
    const mailed = await tokenSentTo(address);
    expect((await ask(browser, address)).status).toBe(200);
    expect(await tokenSentTo(address)).toBe(mailed);
    expect((await open(mailed)).status).toBe(200);
  });

  test("counts only sent links", async () => {
    const { browser } = await createSignedInPerson();
    const other = await createPerson();
    await db.user.update({ where: { id: other.id }, data: { emailVerifiedAt: new Date() } });
    await ask(browser, other.email);
    await ask(browser, "new-8@mail.example", "wrong-password");
    const confirmed = await createSignedInPerson();
    await db.user.update({ where: { id: confirmed.person.id }, data: { emailVerifiedAt: new Date() } });
    expect((await resend(confirmed.browser)).status).toBe(409);
    const counted = await rows(sql`SELECT key FROM rate_limits WHERE key LIKE 'mailbox-%' AND points > 0`);
    expect(counted).toEqual([]);
  });
});

describe("links to a mailbox that reset a password", () => {
  const later = (minutes: number) =>
    rows(sql`UPDATE rate_limits SET expires_at = expires_at - make_interval(mins => ${minutes})`);
  const mailsTo = (person: Person) =>
    db.mail.count({ where: { userId: person.id, template: "password_reset" } });

  test("limits links to 3 an hour and 6 a day, without a notice beyond that", async () => {
    const person = await createPerson();
    const sent: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await sendResetLink(person.email);
      sent.push(await mailsTo(person));
      if (turn === 3 || turn === 6) await later(61);
    }
    expect(sent).toEqual([1, 2, 3, 3, 4, 5, 6, 6, 6]);
  });

  test("counts links only for accounts, and leaves the last link valid", async () => {
    await sendResetLink("nobody-4@mail.example");
    const suspended = await createPerson({ status: "suspended" });
    await sendResetLink(suspended.email);
    expect(await rows(sql`SELECT key FROM rate_limits WHERE key LIKE 'mailbox-%'`)).toEqual([]);
    const person = await createPerson();
    for (let turn = 0; turn < 2; turn += 1) await sendResetLink(person.email);
    await sendResetLink(person.email);
    const token = await tokenSentTo(person.email, "password_reset");
    await sendResetLink(person.email);
    expect(await findResetTarget(token)).toMatchObject({ userId: person.id });
  });

  test("sends links from where the owner signed in, however many a stranger requested", async () => {
    const person = await createPerson();
    const home = { "x-plaza-peer": "198.51.100.30" };
    const body = { username: person.username, password: goodPassword };
    expect((await createBrowser().post(login.POST, "/api/login", { body, headers: home })).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) await sendResetLink(person.email);
    expect(await mailsTo(person)).toBe(3);
    for (const headers of [{ "x-plaza-peer": "203.0.113.30" }, home]) {
      const body = { email: person.email };
      await createBrowser().post(request.POST, "/api/request-password-reset", { body, headers });
    }
    const requests = await rows<{ data: { email: string; address: string } }>(sql`
      SELECT data FROM pgboss.job WHERE name = 'password-reset' AND data ->> 'email' = ${person.email}
      ORDER BY created_on`);
    const sent: number[] = [];
    for (const { data } of requests) {
      await sendResetLink(data.email, data.address);
      sent.push(await mailsTo(person));
    }
    expect(sent).toEqual([3, 4]);
  });
});
