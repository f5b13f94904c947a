import * as confirm from "@/app/api/profile/email/confirm/route";
import * as confirmation from "@/app/api/profile/email/confirmation/route";
import * as email from "@/app/api/profile/email/route";
import * as password from "@/app/api/profile/password/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import { decideOnAccount } from "@/lib/account/moderation.commands";
import type { AccountAction } from "@/lib/account/moderation.rules";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { waitForBlocked } from "@/prisma/test/locks";
import { createEmailLink } from "./email.rows";
import { createResetLink, redeemResetLink } from "./reset.commands";
import { findResetTarget } from "./reset.queries";

type Newcomer = Awaited<ReturnType<typeof createSignedInPerson>>;

function ask(browser: Browser, address: string, password = goodPassword): Promise<Received> {
  return browser.post(email.POST, "/api/profile/email", { body: { email: address, password } });
}

function open(token: string): Promise<Received> {
  return createBrowser().post(confirm.POST, "/api/profile/email/confirm", { body: { token } });
}

async function tokenSentTo(address: string): Promise<string> {
  await sendDueMail();
  const mails = readMails(address).filter(({ template }) => template === "email_change");
  return findLink(mails.at(-1), "/profile").searchParams.get("confirm-email") ?? "";
}

async function profileOf(browser: Browser) {
  return (await browser.get(profile.GET, "/api/profile")).body;
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});
afterAll(() => stopQueue());

describe("a change of the email address", () => {
  test("10: changes the address only after the link is opened, and notifies the old one", async () => {
    const { person, browser } = await createSignedInPerson();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    const link = await transaction((tx) => createResetLink(tx, { userId: person.id }));
    const response = await ask(browser, "new-1@mail.example");
    expect(response.body).toEqual({
      success: true,
      message: "We sent a link to this address. Open it to confirm the change.",
    });
    expect(await profileOf(browser)).toMatchObject({
      email: person.email,
      pendingEmail: "new-1@mail.example",
    });

    const token = await tokenSentTo("new-1@mail.example");
    expect((await open(token)).body).toEqual({ success: true, email: "new-1@mail.example" });
    expect(await profileOf(browser)).toMatchObject({
      email: "new-1@mail.example",
      pendingEmail: null,
      emailVerified: true,
    });
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).toContain("email_changed");
    expect(await findResetTarget(new URL(link).searchParams.get("token") ?? "")).toBeNull();
  });

  test("10: requires the password", async () => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await ask(browser, "new-2@mail.example", "wrong-password");
    expect([status, body.fields]).toEqual([422, { password: "That’s not your current password." }]);
    expect(await profileOf(browser)).toMatchObject({ pendingEmail: null });
  });

  test("leaves one link when the welcome email is requested at the same moment", async () => {
    const { person, browser } = await createSignedInPerson();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: null } });
    const { answers } = await transaction(async (tx) => {
      await tx.rows(sql`SELECT 1 FROM users WHERE id = ${person.id}::uuid FOR NO KEY UPDATE`);
      const answers = Promise.all([
        ask(browser, "meanwhile@mail.example"),
        browser.post(confirmation.POST, "/api/profile/email/confirmation", { body: {} }),
      ]);
      await waitForBlocked(2);
      return { answers };
    });
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    const where = { userId: person.id, confirmedAt: null, revokedAt: null };
    expect(await db.emailChange.count({ where })).toBe(1);
  });

  test("revokes every other link once it is confirmed", async () => {
    const { person } = await createSignedInPerson();
    const links = await transaction(async (tx) => {
      const of = (email: string) => createEmailLink(tx, { userId: person.id, email, minutes: 60 });
      return [await of("stranger@mail.example"), await of("confirmed@mail.example")];
    });
    const [other = "", token = ""] = links.map(
      (link) => new URL(link).searchParams.get("confirm-email") ?? "",
    );
    expect((await open(token)).status).toBe(200);
    expect((await open(other)).status).toBe(400);
    expect(await db.user.findUnique({ where: { id: person.id }, select: { email: true } })).toEqual({
      email: "confirmed@mail.example",
    });
  });

  test("works once, for 24 hours, and only by the newest link", async () => {
    const { person, browser } = await createSignedInPerson();
    await ask(browser, "new-3@mail.example");
    const older = await tokenSentTo("new-3@mail.example");
    await ask(browser, "new-4@mail.example");
    const token = await tokenSentTo("new-4@mail.example");
    expect((await open(older)).status).toBe(400);
    await rows(sql`
      UPDATE email_changes SET created_at = created_at - interval '1 day', expires_at = expires_at - interval '1 day'
      WHERE user_id = ${person.id}::uuid`);
    expect((await open(token)).body.error).toBe(
      "This link is not valid or has expired. Request a new one in your profile.",
    );
    await ask(browser, "new-5@mail.example");
    const newest = await tokenSentTo("new-5@mail.example");
    const answers = await Promise.all([open(newest), open(newest), open(newest)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("cancels the change on request", async () => {
    const { browser } = await createSignedInPerson();
    await ask(browser, "new-6@mail.example");
    const token = await tokenSentTo("new-6@mail.example");
    await browser.delete(email.DELETE, "/api/profile/email");
    expect(await profileOf(browser)).toMatchObject({ pendingEmail: null });
    expect((await open(token)).status).toBe(400);
  });

  test("hides that another account has the address, and sends it nothing", async () => {
    const { browser } = await createSignedInPerson();
    const other = await createPerson();
    const response = await ask(browser, other.email.toUpperCase());
    expect([response.status, response.body.success]).toEqual([200, true]);
    expect(
      await db.mail.count({
        where: { template: "email_change", toAddress: { contains: other.username, mode: "insensitive" } },
      }),
    ).toBe(0);
  });

  test("refuses the change when another account has taken the address since", async () => {
    const { person, browser } = await createSignedInPerson();
    await ask(browser, "new-7@mail.example");
    const token = await tokenSentTo("new-7@mail.example");
    const other = await createPerson();
    await db.user.update({ where: { id: other.id }, data: { email: "new-7@mail.example" } });
    const { status, body } = await open(token);
    expect([status, body.error]).toEqual([409, "You can’t use this email address."]);
    expect(await profileOf(browser)).toMatchObject({ email: person.email });
  });

  test("verifies the address a person already has", async () => {
    const { person, browser } = await createSignedInPerson();
    await ask(browser, person.email);
    await open(await tokenSentTo(person.email));
    expect(await profileOf(browser)).toMatchObject({ email: person.email, emailVerified: true });
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).not.toContain("email_changed");
  });
});

describe("links to a mailbox", () => {
  const headers = new Headers();

  async function change({ browser }: Newcomer): Promise<void> {
    const body = { currentPassword: goodPassword, newPassword: "green-wagon-42" };
    expect((await browser.post(password.POST, "/api/profile/password", { body })).status).toBe(200);
  }

  async function redeem({ person }: Newcomer): Promise<void> {
    const link = await transaction((tx) => createResetLink(tx, { userId: person.id }));
    const token = new URL(link).searchParams.get("token") ?? "";
    await redeemResetLink({ token, newPassword: "green-wagon-42", headers });
  }

  async function decide({ person }: Newcomer, actions: AccountAction[]): Promise<void> {
    const { id, username } = await createPerson({ role: "admin" });
    const admin = {
      id,
      username,
      role: "admin",
      vendorId: null,
      vendorStatus: null,
      businessRole: null,
    } as const;
    const input = { admin: { ...admin, sessionId: id, secondStepMissing: false }, reason: "Asked.", headers };
    for (const action of actions) await decideOnAccount({ ...input, userId: person.id, action });
  }

  test.each([
    ["a change of the password", change],
    ["a reset", redeem],
    ["signing out everywhere", (one: Newcomer) => decide(one, ["sign-out"])],
    ["a suspension that ended", (one: Newcomer) => decide(one, ["suspend", "reinstate"])],
  ])(
    "expires links on %s when sent to another address, and keeps links to the person's own valid",
    async (_, happen) => {
      const one = await createSignedInPerson();
      const { id: userId, email: own } = one.person;
      const [toOther, toOwn] = await transaction(async (tx) => [
        await createEmailLink(tx, { userId, email: `other-${own}`, minutes: 60 }),
        await createEmailLink(tx, { userId, email: own, minutes: 60 }),
      ]);
      await happen(one);
      const statusOf = async (link: string) =>
        (await open(new URL(link).searchParams.get("confirm-email") ?? "")).status;
      expect([await statusOf(toOther!), await statusOf(toOwn!)]).toEqual([400, 200]);
    },
  );
});

describe("the address of a new account", () => {
  const resend = (browser: Browser) => browser.post(confirmation.POST, "/api/profile/email/confirmation");

  test("confirms the address by the link of the welcome email, without showing a change", async () => {
    const browser = createBrowser();
    const body = {
      username: "newcomer-confirms",
      email: "newcomer-confirms@mail.example",
      firstName: "Ann",
      lastName: "Field",
      phone: "555-010-0123",
      password: goodPassword,
      role: "customer",
    };
    expect((await browser.post(register.POST, "/api/register", { body })).status).toBe(201);
    expect(await profileOf(browser)).toMatchObject({ emailVerified: false, pendingEmail: null });
    await sendDueMail();
    const [welcome] = readMails(body.email);
    const token = findLink(welcome, "/profile").searchParams.get("confirm-email") ?? "";
    expect(welcome?.template).toBe("welcome");
    expect((await open(token)).status).toBe(200);
    expect(await profileOf(browser)).toMatchObject({ emailVerified: true, email: body.email });
    await sendDueMail();
    expect(readMails(body.email)).toHaveLength(1);
  });

  test("confirms the address by the newest requested link, and refuses another request after that", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await resend(browser)).status).toBe(200);
    const older = await tokenSentTo(person.email);
    expect((await resend(browser)).body.message).toBe("We sent you a new link. It works for 7 days.");
    const token = await tokenSentTo(person.email);
    expect((await open(older)).status).toBe(400);
    expect((await open(token)).status).toBe(200);
    const { status, body } = await resend(browser);
    expect([status, body.error]).toEqual([409, "Your email address is already confirmed."]);
  });

  test("sends no email to an old address that was never confirmed", async () => {
    const { person, browser } = await createSignedInPerson();
    await ask(browser, "new-9@mail.example");
    expect((await open(await tokenSentTo("new-9@mail.example"))).status).toBe(200);
    await sendDueMail();
    expect(readMails(person.email)).toEqual([]);
  });
});
