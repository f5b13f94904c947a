import * as authSession from "@/app/api/auth/session/route";
import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import * as profile from "@/app/api/profile/route";
import * as refresh from "@/app/api/refresh-token/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql } from "@/lib/server/db";
import { issueAccessToken } from "@/lib/server/tokens";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";

const cookieName = "next-auth.session-token";

async function signIn(person: Person, extra: object = {}): Promise<{ browser: Browser; answer: Received }> {
  const browser = createBrowser();
  const body = { username: person.username, password: goodPassword, ...extra };
  const answer = await browser.post(login.POST, "/api/login", { body });
  expect(answer.status).toBe(200);
  return { browser, answer };
}

function cookieLine(answer: Received, name: string): string {
  return answer.setCookies.find((line) => line.startsWith(`${name}=`)) ?? "";
}

async function age(person: Person, column: "rotated_at" | "last_used_at" | "expires_at", interval: string) {
  const change = {
    rotated_at: sql`rotated_at`,
    last_used_at: sql`last_used_at`,
    expires_at: sql`expires_at`,
  };
  await rows(sql`
    UPDATE sessions SET created_at = created_at - interval '400 days',
      ${change[column]} = ${change[column]} - ${interval}::interval WHERE user_id = ${person.id}::uuid`);
}

function bearer(token: unknown) {
  return { headers: { authorization: `Bearer ${String(token)}` } };
}

describe("the cookie of a sign-in", () => {
  test("17: sets an httpOnly cookie that expires with the browser unless the person is remembered", async () => {
    const { answer } = await signIn(await createPerson());
    expect(cookieLine(answer, cookieName)).toMatch(
      /^next-auth\.session-token=\S+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieLine(answer, "plaza_signed_in")).toBe("plaza_signed_in=1; Path=/; SameSite=Lax");
  });

  test("14: keeps the cookie for 30 days for a remembered person, whose session ends after 90 days", async () => {
    const person = await createPerson();
    const { answer } = await signIn(person, { rememberMe: true });
    expect(cookieLine(answer, cookieName)).toContain("; Max-Age=2592000");
    expect(cookieLine(answer, "plaza_signed_in")).toContain("; Max-Age=2592000");
    const [session] = await rows<{ days: number; remember: boolean }>(sql`
      SELECT extract(day FROM expires_at - created_at)::int AS days, remember FROM sessions
      WHERE user_id = ${person.id}::uuid`);
    expect(session).toEqual({ days: 90, remember: true });
  });

  test("11: belongs to a new session at every sign-in", async () => {
    const person = await createPerson();
    await signIn(person);
    await signIn(person);
    expect(await db.session.count({ where: { userId: person.id } })).toBe(2);
  });
});

test("ends only the previous session of the same browser at sign-in", async () => {
  const [first, second] = [await createPerson(), await createPerson()];
  const { browser, answer } = await signIn(first);
  const elsewhere = await signIn(first);
  const body = { username: second.username, password: goodPassword };
  await browser.post(login.POST, "/api/login", { body });
  expect((await browser.get(currentUser.GET, "/api/user")).body.id).toBe(second.id);
  expect((await createBrowser().get(currentUser.GET, "/api/user", bearer(answer.body.token))).status).toBe(
    401,
  );
  expect((await elsewhere.browser.get(currentUser.GET, "/api/user")).status).toBe(200);
});

describe("GET /api/user", () => {
  test("accepts a cookie, or a Bearer without a cookie", async () => {
    const person = await createPerson();
    const { browser, answer } = await signIn(person);
    const expected = { id: person.id, username: person.username, role: "customer", approved: true };
    expect((await browser.get(currentUser.GET, "/api/user")).body).toMatchObject(expected);
    const byBearer = await createBrowser().get(currentUser.GET, "/api/user", bearer(answer.body.token));
    expect(byBearer.body).toMatchObject(expected);
    expect(JSON.stringify(byBearer.body)).not.toMatch(/argon2|passwordHash/);
  });

  test("reads the cookie and ignores a bad Bearer", async () => {
    const { browser } = await signIn(await createPerson());
    expect((await browser.get(currentUser.GET, "/api/user", bearer("rubbish"))).status).toBe(200);
  });

  test("12: answers 401 to a visitor, a forged cookie, and a forged Bearer", async () => {
    const { browser, answer } = await signIn(await createPerson());
    const value = browser.cookies.get(cookieName) ?? "";
    const forged = createBrowser([[cookieName, `${value.slice(0, -4)}AAAA`]]);
    const token = String(answer.body.token);
    expect((await createBrowser().get(currentUser.GET, "/api/user")).status).toBe(401);
    expect((await forged.get(currentUser.GET, "/api/user")).status).toBe(401);
    for (const bad of [token.slice(0, -4), `${token}x`, "a.b.c", value]) {
      expect((await createBrowser().get(currentUser.GET, "/api/user", bearer(bad))).status).toBe(401);
    }
  });

  test("answers 401 to an access token in place of the cookie", async () => {
    const { answer } = await signIn(await createPerson());
    const mixed = createBrowser([[cookieName, String(answer.body.token)]]);
    expect((await mixed.get(currentUser.GET, "/api/user")).status).toBe(401);
  });

  test("answers 401 once the session row is gone", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person);
    await db.session.deleteMany({ where: { userId: person.id } });
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
  });
});

describe("GET /api/auth/session", () => {
  test("reports the signed-in user and the end of the session to next-auth's client", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person);
    const { body } = await browser.get(authSession.GET, "/api/auth/session");
    expect(body.user).toEqual({ id: person.id, name: person.username, role: "customer" });
    const hours = (Date.parse(String(body.expires)) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThan(12.1);
  });

  test("returns an empty session to a visitor and after logout", async () => {
    const { browser } = await signIn(await createPerson());
    const copy = browser.clone();
    await browser.post(logout.POST, "/api/logout");
    expect((await copy.get(authSession.GET, "/api/auth/session")).body).toEqual({});
    expect((await createBrowser().get(authSession.GET, "/api/auth/session")).body).toEqual({});
  });
});

describe("POST /api/refresh-token", () => {
  test("13: rotates the cookie and returns a new access token", async () => {
    const { browser, answer } = await signIn(await createPerson());
    const before = browser.cookies.get(cookieName);
    const renewed = await browser.post(refresh.POST, "/api/refresh-token");
    expect(renewed.status).toBe(200);
    expect(renewed.body.token).not.toBe(answer.body.token);
    expect(browser.cookies.get(cookieName)).not.toBe(before);
    expect((await createBrowser().get(currentUser.GET, "/api/user", bearer(renewed.body.token))).status).toBe(
      200,
    );
  });

  test("requires the cookie, even with a good Bearer", async () => {
    const { answer } = await signIn(await createPerson());
    const refused = await createBrowser().post(refresh.POST, "/api/refresh-token", bearer(answer.body.token));
    expect(refused.status).toBe(401);
  });

  test("13: lets two tabs refresh at once and both continue", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person);
    const tabs = [browser.clone(), browser.clone(), browser.clone()];
    const answers = await Promise.all(tabs.map((tab) => tab.post(refresh.POST, "/api/refresh-token")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const tab of tabs) {
      expect((await tab.post(refresh.POST, "/api/refresh-token")).status).toBe(200);
      expect((await tab.get(currentUser.GET, "/api/user")).status).toBe(200);
    }
  });

  test("13: treats a credential reused after 30 seconds as stolen and ends the session", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person);
    const thief = browser.clone();
    await browser.post(refresh.POST, "/api/refresh-token");
    await age(person, "rotated_at", "31 seconds");
    expect((await thief.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect((await thief.post(refresh.POST, "/api/refresh-token")).status).toBe(401);
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
    const session = await db.session.findFirst({ where: { userId: person.id } });
    expect(session?.revokedReason).toBe("replay");
  });
});

describe("lifetimes, on the database's clock", () => {
  test.each([
    ["idle for 12 hours", {}, "last_used_at", "12 hours 1 second"],
    ["7 days old", {}, "expires_at", "7 days 1 second"],
    ["idle for 30 days although remembered", { rememberMe: true }, "last_used_at", "30 days 1 second"],
    ["90 days old although remembered", { rememberMe: true }, "expires_at", "90 days 1 second"],
  ] as const)(
    "14: ends a session %s for cookie, Bearer, and refresh",
    async (_name, extra, column, interval) => {
      const person = await createPerson();
      const { browser, answer } = await signIn(person, extra);
      await age(person, column, interval);
      expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(401);
      expect(
        (await createBrowser().get(currentUser.GET, "/api/user", bearer(answer.body.token))).status,
      ).toBe(401);
      expect((await browser.post(refresh.POST, "/api/refresh-token")).status).toBe(401);
    },
  );

  test("extends a remembered session by 13 idle hours, and records its use", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person, { rememberMe: true });
    await age(person, "last_used_at", "13 hours");
    expect((await browser.get(currentUser.GET, "/api/user")).status).toBe(200);
    const [session] = await rows<{ seconds: number }>(sql`
      SELECT extract(epoch FROM now() - last_used_at)::float8 AS seconds FROM sessions
      WHERE user_id = ${person.id}::uuid`);
    expect(session?.seconds).toBeLessThan(60);
  });

  test("12: refuses an access token older than 15 minutes even with a good cookie, except at GET /api/user", async () => {
    const person = await createPerson();
    const { browser } = await signIn(person);
    const session = await db.session.findFirstOrThrow({ where: { userId: person.id } });
    const now = Date.now() / 1000;
    const ages = [now - 901, now - 890].map((then) =>
      issueAccessToken({ userId: person.id, sessionId: session.id, now: then }),
    );
    const [old, young] = await Promise.all(ages);
    expect((await browser.get(profile.GET, "/api/profile", bearer(old))).status).toBe(401);
    expect((await browser.get(profile.GET, "/api/profile", bearer(young))).status).toBe(200);
    expect((await browser.get(currentUser.GET, "/api/user", bearer(old))).status).toBe(200);
  });

  test("binds an access token to its session, and refuses another session's token", async () => {
    const [one, other] = [await createPerson(), await createPerson()];
    await signIn(one);
    await signIn(other);
    const session = await db.session.findFirstOrThrow({ where: { userId: other.id } });
    const mixed = await issueAccessToken({ userId: one.id, sessionId: session.id, now: Date.now() / 1000 });
    expect((await createBrowser().get(currentUser.GET, "/api/user", bearer(mixed))).status).toBe(401);
  });

  test("13: accepts an access token for 15 minutes", async () => {
    const { answer } = await signIn(await createPerson());
    const [, payload = ""] = String(answer.body.token).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, number>;
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(claims.aud).toBe("api");
  });
});

describe("POST /api/logout", () => {
  test("15: ends the session: the cookie, refresh, and access token stop working at once", async () => {
    const { browser, answer } = await signIn(await createPerson());
    const copy = browser.clone();
    const out = await browser.post(logout.POST, "/api/logout");
    expect([out.status, out.body]).toEqual([200, { success: true }]);
    expect([...browser.cookies.keys()]).toEqual(["plaza_device"]);
    expect((await copy.get(currentUser.GET, "/api/user")).status).toBe(401);
    expect((await copy.post(refresh.POST, "/api/refresh-token")).status).toBe(401);
    expect((await createBrowser().get(currentUser.GET, "/api/user", bearer(answer.body.token))).status).toBe(
      401,
    );
  });

  test("succeeds without a session and with an invalid cookie", async () => {
    expect((await createBrowser().post(logout.POST, "/api/logout")).body).toEqual({ success: true });
    const rubbish = createBrowser([[cookieName, "rubbish"]]);
    expect((await rubbish.post(logout.POST, "/api/logout")).status).toBe(200);
  });

  test("leaves the other devices signed in", async () => {
    const person = await createPerson();
    const first = await signIn(person);
    const second = await signIn(person);
    await first.browser.post(logout.POST, "/api/logout");
    expect((await second.browser.get(currentUser.GET, "/api/user")).status).toBe(200);
  });
});
