import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as currentUser from "@/app/api/user/route";
import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { db, rows, sql } from "@/lib/server/db";
import { createBrowser } from "@/prisma/test/browser";
import { forgetLimits, tryLogin, tryWrongPasswords } from "@/prisma/test/logins";
import { createPerson, goodPassword } from "@/prisma/test/people";

async function besiege(username: string) {
  await forgetLimits();
  await tryLogin(username, "wrong-password", { "x-plaza-peer": "203.0.113.1" });
  await rows(sql`UPDATE rate_limits SET points = 50 WHERE key LIKE 'login-everywhere:%'`);
}

beforeEach(forgetLimits);

describe("POST /api/login", () => {
  test("accepts the username or the email address, in any case", async () => {
    const person = await createPerson({ username: "Mixed.Case" });
    for (const name of [
      "Mixed.Case",
      "mixed.case",
      person.email,
      person.email.toUpperCase(),
      ` ${person.email} `,
    ]) {
      const { status, body } = await tryLogin(name, goodPassword);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id: person.id, username: "Mixed.Case", token: expect.any(String) });
    }
  });

  test("returns the user from the specification and no secrets", async () => {
    const person = await createPerson({ vendorStatus: "pending", phone: "555-010-0199" });
    const { body } = await tryLogin(person.username, goodPassword);
    expect(body).toEqual({
      id: person.id,
      username: person.username,
      firstName: "Robin",
      lastName: "Miller",
      email: person.email,
      phone: "555-010-0199",
      role: "vendor",
      approved: false,
      profilePicture: null,
      vendorId: person.vendorId,
      vendorStatus: "pending",
      businessRole: "owner",
      moderator: false,
      token: expect.any(String),
    });
  });

  test("4: gives the same answer for a wrong password, an unknown user, and a deleted one", async () => {
    const person = await createPerson();
    const deleted = await createPerson();
    await db.user.update({ where: { id: deleted.id }, data: { status: "deleted", deletedAt: new Date() } });
    for (const name of [
      person.username,
      person.email,
      "nobody-has-this-name",
      "no@mail.example",
      deleted.username,
    ]) {
      const { status, body, setCookies } = await tryLogin(name, "wrong-password");
      expect(status).toBe(401);
      expect(body).toEqual({ error: "Invalid username or password", code: "not_signed_in" });
      expect(setCookies).toEqual([]);
    }
    expect((await tryLogin(deleted.username, goodPassword)).status).toBe(401);
  });

  test("answers 403 to a suspended person only if the password is right", async () => {
    const person = await createPerson({ status: "suspended" });
    const { status, body, setCookies } = await tryLogin(person.username, goodPassword);
    expect([status, body.error, setCookies]).toEqual([403, "This account is suspended.", []]);
    expect((await tryLogin(person.username, "wrong-password")).status).toBe(401);
  });

  test("ends the session of a person who is suspended while signed in", async () => {
    const person = await createPerson();
    const browser = createBrowser();
    await browser.post(login.POST, "/api/login", {
      body: { username: person.username, password: goodPassword },
    });
    await db.user.update({ where: { id: person.id }, data: { status: "suspended" } });
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
  });

  test.each([
    [{}, { username: "Username is required", password: "Password is required" }],
    [
      { username: " ", password: "" },
      { username: "Username is required", password: "Password is required" },
    ],
    [{ username: "ann" }, { password: "Password is required" }],
  ])("names the missing fields in %j", async (body, fields) => {
    const answer = await createBrowser().post(login.POST, "/api/login", { body });
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });
});

describe("the limit on wrong passwords", () => {
  test("7: answers 429 with Retry-After by the 11th attempt, regardless of X-Forwarded-For", async () => {
    const person = await createPerson();
    const statuses = await tryWrongPasswords(person.username, 10, (turn) => ({
      "x-forwarded-for": `10.0.0.${turn}`,
    }));
    expect(statuses).toEqual(Array(10).fill(401));
    const refused = await tryLogin(person.username, goodPassword);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatch(/^Too many attempts\. Try again in 1[45] minutes\.$/);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
  });

  test("reveals neither that two names belong to one account nor that an account exists", async () => {
    const [one, other] = [await createPerson(), await createPerson()];
    const pairs = [
      [one.username, one.email],
      [one.username, other.email],
      ["nobody-has-this-name", "nobody@mail.example"],
    ] as const;
    for (const [username, email] of pairs) {
      await forgetLimits();
      const statuses = await tryWrongPasswords(username, 11, () => ({}));
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      expect(await tryWrongPasswords(email, 1, () => ({}))).toEqual([401]);
      await besiege(email);
      const elsewhere = () => ({ "x-plaza-peer": "192.0.2.9" });
      expect(await tryWrongPasswords(email, 1, elsewhere)).toEqual([429]);
      expect(await tryWrongPasswords(username, 1, elsewhere)).toEqual([401]);
    }
  });

  test("counts a name in any case", async () => {
    const person = await createPerson();
    await tryWrongPasswords(person.username.toUpperCase(), 5, () => ({}));
    await tryWrongPasswords(person.username, 5, () => ({}));
    expect((await tryLogin(person.username, goodPassword)).status).toBe(429);
  });

  test("limits an unknown account the same way", async () => {
    const statuses = await tryWrongPasswords("nobody-has-this-name", 11, () => ({}));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("7: resets the limit after a successful sign-in", async () => {
    const person = await createPerson();
    await tryWrongPasswords(person.username, 9, () => ({}));
    expect((await tryLogin(person.username, goodPassword)).status).toBe(200);
    expect(await tryWrongPasswords(person.username, 9, () => ({}))).toEqual(Array(9).fill(401));
  });

  test("7: expires after 15 minutes of the database's clock", async () => {
    const person = await createPerson();
    await tryWrongPasswords(person.username, 11, () => ({}));
    await rows(sql`UPDATE rate_limits SET expires_at = expires_at - interval '15 minutes'`);
    expect((await tryLogin(person.username, goodPassword)).status).toBe(200);
  });

  test("lets the owner in at a known address despite wrong passwords from many addresses", async () => {
    const person = await createPerson();
    const home = { "x-plaza-peer": "198.51.100.7" };
    expect((await tryLogin(person.username, goodPassword, home)).status).toBe(200);
    const statuses = await tryWrongPasswords(person.username, 51, (turn) => ({
      "x-plaza-peer": `203.0.113.${Math.floor(turn / 5)}`,
    }));
    expect(statuses.at(-1)).toBe(429);
    expect((await tryLogin(person.username, goodPassword, { "x-plaza-peer": "192.0.2.9" })).status).toBe(429);
    expect((await tryLogin(person.username, goodPassword, home)).status).toBe(200);
  });
});

describe("an address the person signed in from during the last 90 days", () => {
  const home = { "x-plaza-peer": "198.51.100.8" };

  async function attacked(days: number): Promise<number> {
    const person = await createPerson();
    await tryLogin(person.username, goodPassword, home);
    await rows(sql`
      UPDATE sessions SET created_at = now() - make_interval(days => ${days}), expires_at = now() - interval '31 days',
        revoked_at = now() - interval '31 days' WHERE user_id = ${person.id}::uuid`);
    await deleteExpired();
    await besiege(person.username);
    return (await tryLogin(person.username, goodPassword, home)).status;
  }

  test("recognizes the address if the session ended 31 days ago", async () => {
    expect(await attacked(89)).toBe(200);
  });

  test("forgets the address after 91 days", async () => {
    expect(await attacked(91)).toBe(429);
  });
});

describe("a write from elsewhere", () => {
  const body = { username: "ann", password: "x" };

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
  ])("refuses the write with 403: %j", async (headers) => {
    const answer = await createBrowser().post(login.POST, "/api/login", { body, headers });
    expect(answer.status).toBe(403);
  });

  test("signs nobody out", async () => {
    const person = await createPerson();
    const browser = createBrowser();
    await browser.post(login.POST, "/api/login", {
      body: { username: person.username, password: goodPassword },
    });
    const forged = await browser.post(logout.POST, "/api/logout", {
      headers: { origin: "https://evil.example" },
    });
    expect(forged.status).toBe(403);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
  });

  test.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "refuses the write with 415 as %s",
    async (type) => {
      const answer = await createBrowser().post(login.POST, "/api/login", {
        body,
        headers: { "content-type": type },
      });
      expect(answer.status).toBe(415);
    },
  );
});
