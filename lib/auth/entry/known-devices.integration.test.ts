import * as login from "@/app/api/login/route";
import * as logout from "@/app/api/logout/route";
import { rows, sql } from "@/lib/server/db";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { forgetLimits, tryLogin, tryWrongPasswords } from "@/prisma/test/logins";
import { createPerson, goodPassword } from "@/prisma/test/people";

beforeEach(forgetLimits);

describe("a browser that the account signed in with before", () => {
  const home = { "x-plaza-peer": "198.51.100.20" };
  const wrong = (browser: Browser, username: string, headers: Record<string, string>) =>
    browser.post(login.POST, "/api/login", { body: { username, password: "wrong-password" }, headers });
  const right = (browser: Browser, username: string, headers: Record<string, string>) =>
    browser.post(login.POST, "/api/login", { body: { username, password: goodPassword }, headers });

  async function knownBrowser(username: string): Promise<Browser> {
    const browser = createBrowser();
    expect((await right(browser, username, home)).status).toBe(200);
    await browser.post(logout.POST, "/api/logout");
    return browser;
  }

  test("admits the browser despite strangers in its network or everywhere, by either name", async () => {
    const person = await createPerson();
    const browser = await knownBrowser(person.username);
    await forgetLimits();
    for (const name of [person.username, person.email]) {
      expect((await tryWrongPasswords(name, 11, () => home)).at(-1)).toBe(429);
      await rows(sql`UPDATE rate_limits SET points = 100 WHERE key LIKE 'login-address:%'`);
      await rows(sql`UPDATE rate_limits SET points = 50 WHERE key LIKE 'login-everywhere:%'`);
      expect((await tryLogin(name, goodPassword, home)).status).toBe(429);
      expect((await right(browser, name, home)).status).toBe(200);
      await browser.post(logout.POST, "/api/logout");
      expect((await right(browser, name, { "x-plaza-peer": "192.0.2.77" })).status).toBe(200);
      await browser.post(logout.POST, "/api/logout");
    }
  });

  test("has ten separate tries, which lock out no other browser", async () => {
    const person = await createPerson();
    const browser = await knownBrowser(person.username);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await wrong(browser, person.username, home)).status).toBe(401);
    }
    expect((await right(browser, person.username, home)).status).toBe(429);
    expect((await tryLogin(person.username, goodPassword, home)).status).toBe(200);
  });

  test("recognizes the browser for the account that signed in with it, and for no other", async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    const browser = await knownBrowser(person.username);
    await forgetLimits();
    expect((await tryWrongPasswords(other.username, 11, () => home)).at(-1)).toBe(429);
    expect((await right(browser, other.username, home)).status).toBe(429);
    await forgetLimits();
    expect((await right(browser, other.username, home)).status).toBe(200);
    await browser.post(logout.POST, "/api/logout");
    for (const { username } of [person, other]) await tryWrongPasswords(username, 11, () => home);
    expect((await right(browser, person.username, home)).status).toBe(200);
    await browser.post(logout.POST, "/api/logout");
    expect((await right(browser, other.username, home)).status).toBe(200);
  });

  test("limits a browser with a forged or an old cookie like any other", async () => {
    const person = await createPerson();
    const browser = await knownBrowser(person.username);
    const value = browser.cookies.get("plaza_device") ?? "";
    const [id = "", entry = ""] = value.split("~");
    const [since = "", mac = ""] = entry.split(".");
    await tryWrongPasswords(person.username, 11, () => home);
    const forged = [
      `${id}~${since}.${mac.slice(0, -1)}${mac.endsWith("A") ? "B" : "A"}`,
      `${id}~${Number(since) - 1}.${mac}`,
      `${id.slice(0, -1)}${id.endsWith("A") ? "Q" : "A"}~${entry}`,
      id,
      "~",
    ];
    for (const cookie of forged) {
      const answer = await right(createBrowser([["plaza_device", cookie]]), person.username, home);
      expect(answer.status).toBe(429);
    }
    expect((await right(createBrowser([["plaza_device", value]]), person.username, home)).status).toBe(200);
    jest.useFakeTimers({
      now: Date.now() + 91 * 86_400_000,
      doNotFake: ["setTimeout", "setImmediate", "nextTick"],
    });
    const late = await right(createBrowser([["plaza_device", value]]), person.username, home);
    jest.useRealTimers();
    expect(late.status).toBe(429);
  });

  test("sends its cookie only to the API and hides it from scripts", async () => {
    const person = await createPerson();
    const { setCookies } = await tryLogin(person.username, goodPassword);
    const line = setCookies.find((one) => one.startsWith("plaza_device="));
    expect(line).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
    expect(line).not.toContain(person.id);
  });
});
