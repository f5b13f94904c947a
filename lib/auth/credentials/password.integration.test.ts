import * as login from "@/app/api/login/route";
import * as change from "@/app/api/profile/password/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { untilWaiting } from "@/prisma/test/locks";
import { goodPassword } from "@/prisma/test/people";
import { newcomer, signIn } from "@/prisma/test/sign-in";
import { createResetLink } from "./reset.commands";
import { findResetTarget } from "./reset.queries";

function send(browser: Browser, currentPassword: string, newPassword: string) {
  return browser.post(change.POST, "/api/profile/password", { body: { currentPassword, newPassword } });
}

beforeEach(async () => {
  await rows(sql`DELETE FROM rate_limits`);
});
afterAll(() => stopQueue());

describe("POST /api/profile/password", () => {
  test("sets the password, ends the other sessions and keeps this one", async () => {
    const { person, browser } = await newcomer();
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

  test("needs the current password and changes nothing without it", async () => {
    const { person, browser } = await newcomer();
    const other = await signIn(person);
    const { status, body } = await send(browser, "wrong-password", "green-wagon-42");
    expect([status, body.fields]).toEqual([422, { currentPassword: "That’s not your current password." }]);
    expect((await other.get(currentUser.GET, "/api/user")).status).toBe(200);
    await signIn(person);
  });

  test("leaves what a reset has set meanwhile, and signs nobody in by the one before", async () => {
    const { person, browser } = await newcomer();
    const passwordHash = await hashPassword("brown-sailor-43");
    const body = { username: person.username, password: goodPassword };
    const answers = await transaction(async (tx) => {
      await tx.user.update({ where: { id: person.id }, data: { passwordHash } });
      const sent = [
        send(browser, goodPassword, "green-wagon-42"),
        createBrowser().post(login.POST, "/api/login", { body }),
      ];
      // Both have checked the password, and wait for the row of the person.
      await untilWaiting(sent.length);
      return sent;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([422, 401]);
    await signIn(person, "brown-sailor-43");
  });

  test("answers 429 by the 11th wrong current password", async () => {
    const { browser } = await newcomer();
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
    const { browser } = await newcomer();
    const { status, body } = await send(browser, goodPassword, password);
    expect([status, body.fields]).toEqual([422, { newPassword: message }]);
  });

  test("is for people who are signed in", async () => {
    expect((await send(createBrowser(), goodPassword, "green-wagon-42")).status).toBe(401);
  });
});
