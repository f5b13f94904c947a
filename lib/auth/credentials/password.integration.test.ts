import * as passwords from "@/app/api/admin/passwords/route";
import * as login from "@/app/api/login/route";
import * as change from "@/app/api/profile/password/route";
import * as reset from "@/app/api/reset-password/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { readMails } from "@/prisma/test/mails";
import { goodPassword, createPerson, type Person } from "@/prisma/test/people";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import type { IssuedLinkDto } from "./issued.contract";
import { createResetLink } from "./reset.commands";
import { findResetTarget } from "./reset.queries";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("POST /api/profile/password", () => {
  function send(browser: Browser, currentPassword: string, newPassword: string) {
    return browser.post(change.POST, "/api/profile/password", { body: { currentPassword, newPassword } });
  }

  beforeEach(async () => {
    await rows(sql`DELETE FROM rate_limits`);
  });

  test("9: sets the password, ends the other sessions, and keeps this one", async () => {
    const { person, browser } = await createSignedInPerson();
    const others = [await signIn(person), await signIn(person)];
    const link = await transaction((tx) => createResetLink(tx, { userId: person.id }));
    const answer = await send(browser, goodPassword, "green-wagon-42");
    expect([answer.status, answer.body]).toEqual([200, { success: true, endedSessions: 2 }]);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
    for (const other of others) expect((await other.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect(await findResetTarget(new URL(link).searchParams.get("token") ?? "")).toBeNull();
    const body = { username: person.username, password: "green-wagon-42" };
    expect((await createBrowser().post(login.POST, "/api/login", { body })).status).toBe(200);
    expect(await db.mail.count({ where: { userId: person.id, template: "password_changed" } })).toBe(1);
  });

  test("10: requires the current password and changes nothing without it", async () => {
    const { person, browser } = await createSignedInPerson();
    const other = await signIn(person);
    const { status, body } = await send(browser, "wrong-password", "green-wagon-42");
    expect([status, body.fields]).toEqual([422, { currentPassword: "That’s not your current password." }]);
    expect((await other.get(currentUser.GET, "/api/user")).status).toBe(200);
    await signIn(person);
  });

  test("keeps a password that a reset set at the same time, and refuses a sign-in with the previous one", async () => {
    const { person, browser } = await createSignedInPerson();
    const passwordHash = await hashPassword("brown-sailor-43");
    const body = { username: person.username, password: goodPassword };
    const answers = await transaction(async (tx) => {
      await tx.user.update({ where: { id: person.id }, data: { passwordHash } });
      const sent = [
        send(browser, goodPassword, "green-wagon-42"),
        createBrowser().post(login.POST, "/api/login", { body }),
      ];
      // Both have checked the password and wait for the lock on the person's row.
      await waitForBlocked(sent.length);
      return sent;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([422, 401]);
    await signIn(person, "brown-sailor-43");
  });

  test("answers 429 to the 11th wrong current password", async () => {
    const { browser } = await createSignedInPerson();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await send(browser, "wrong", "green-wagon-42")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test.each([
    ["1234567", "Password must be at least 8 characters long"],
    ["x".repeat(101), "Password is too long"],
    ["robin-miller", "This password is too easy to guess."],
    [goodPassword, "Choose a password that’s different from your current one."],
  ])("refuses %s as the new one", async (password, message) => {
    const { browser } = await createSignedInPerson();
    const { status, body } = await send(browser, goodPassword, password);
    expect([status, body.fields]).toEqual([422, { newPassword: message }]);
  });

  test("requires a session", async () => {
    expect((await send(createBrowser(), goodPassword, "green-wagon-42")).status).toBe(401);
  });
});

describe("a reset link issued by an admin", () => {
  let admin: Browser;

  let adminPerson: Person;

  beforeAll(async () => {
    ({ browser: admin, person: adminPerson } = await createSignedInPerson({ role: "admin" }));
  });

  function issue(account: string) {
    return admin.post(passwords.POST, "/api/admin/passwords", { body: { account } });
  }

  async function statesOf({ id }: Person): Promise<string[]> {
    const { body } = await admin.get(passwords.GET, "/api/admin/passwords", { query: { limit: "100" } });
    return (body as unknown as IssuedLinkDto[]).flatMap(({ person, state }) =>
      person.id === id ? [state] : [],
    );
  }

  test("goes only to the user, works once, and ends older ones", async () => {
    const person = await createPerson();
    const first = await issue(person.username);
    const second = await issue(person.email.toUpperCase());
    for (const { status, body } of [first, second]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/token|reset-password/);
    }
    expect(await statesOf(person)).toEqual(["open", "replaced"]);
    await sendDueMail();
    const mails = readMails(person.email).filter(({ template }) => template === "password_reset");
    const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    expect(new Set(tokens).size).toBe(2);
    const use = async (token: string) => {
      const body = { token, newPassword: "green-kettle-77" };
      return (await createBrowser().post(reset.POST, "/api/reset-password", { body })).status;
    };
    const answers = [
      await use(tokens[0]!),
      await use(tokens[1]!),
      await use(tokens[0]!),
      await use(tokens[1]!),
    ];
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await statesOf(person)).toEqual(["used", "replaced"]);
    await signIn(person, "green-kettle-77");
  });

  test("keeps one link open when several are issued at once", async () => {
    const person = await createPerson();
    const links = [1, 2, 3, 4].map(() => transaction((tx) => createResetLink(tx, { userId: person.id })));
    await Promise.all(links);
    expect(await db.passwordResetToken.count({ where: { userId: person.id, revokedAt: null } })).toBe(1);
  });

  test("logs the link with its issuer, without its address", async () => {
    const person = await createPerson();
    await issue(person.username);
    const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: person.id } });
    expect(entry).toMatchObject({ action: "user.reset-link", actorId: adminPerson.id });
    expect(JSON.stringify(entry)).not.toMatch(/token/);
  });

  test("refuses a link for an unknown or suspended account", async () => {
    const suspended = await createPerson({ status: "suspended" });
    for (const account of ["nobody-of-this-name", suspended.username]) {
      expect((await issue(account)).body.fields).toEqual({
        account: "No active account has this username or email address.",
      });
    }
  });
});
