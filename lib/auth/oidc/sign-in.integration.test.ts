import { Secret, TOTP } from "otpauth";
import * as callback from "@/app/api/auth/callback/oidc/route";
import * as link from "@/app/api/auth/oidc/link/route";
import * as registration from "@/app/api/auth/oidc/register/route";
import * as start from "@/app/api/auth/signin/oidc/route";
import * as answer from "@/app/api/login/totp/route";
import * as confirm from "@/app/api/profile/second-step/confirm/route";
import * as secondStep from "@/app/api/profile/second-step/route";
import * as currentUser from "@/app/api/user/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { forgetLimits } from "@/prisma/test/logins";
import { startOidcServer, type OidcServer, type ProviderAccount } from "@/prisma/test/oidc";
import { createPerson, goodPassword, type Person, type PersonOptions } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";

const redirect = "http://localhost:3000/api/auth/callback/oidc";
let server: OidcServer;
let count = 0;

beforeAll(async () => {
  server = await startOidcServer(redirect);
  Object.assign(env, {
    OIDC: {
      issuer: server.issuer,
      clientId: "plaza",
      clientSecret: "plaza-secret-of-the-tests",
      name: "Example",
    },
  });
});
beforeEach(async () => {
  await forgetLimits();
  await server.set({ refuses: false });
});
afterAll(() => server.stop());

/** An account at the provider, with an address that the provider has confirmed. */
function accountOf(email: string, more: Partial<ProviderAccount> = {}): ProviderAccount {
  count += 1;
  return {
    sub: `subject-${count}`,
    email,
    email_verified: true,
    given_name: "Ada",
    family_name: "King",
    ...more,
  };
}

async function confirmed(options: PersonOptions = {}): Promise<Person> {
  const person = await createPerson(options);
  await db.user.update({
    where: { id: person.id },
    data: { emailVerifiedAt: new Date() },
    select: { id: true },
  });
  return person;
}

/** Begins in this browser and returns the address on the site that the provider redirects to. */
async function visitProvider(browser: Browser, next?: string): Promise<string> {
  const { status, body } = await browser.post(start.POST, "/api/auth/signin/oidc", { body: { next } });
  expect(status).toBe(200);
  return server.visit(String(body.url));
}

async function comeBack(browser: Browser, address: string) {
  const { status, headers, setCookies } = await browser.get(callback.GET, address);
  expect(status).toBe(303);
  return { location: headers.get("location"), setCookies };
}

async function signIn(account: ProviderAccount, next?: string, browser = createBrowser()) {
  await server.set({ account });
  const address = await visitProvider(browser, next);
  return { browser, address, ...(await comeBack(browser, address)) };
}

const sendPassword = (browser: Browser, password = goodPassword) =>
  browser.post(link.POST, "/api/auth/oidc/link", { body: { password } });

/** A person who has linked this account. */
async function linked(options: PersonOptions = {}) {
  const person = await confirmed(options);
  const account = accountOf(person.email);
  const { browser } = await signIn(account);
  expect((await sendPassword(browser)).status).toBe(200);
  return { person, account };
}

const identitiesOf = (userId: string) => db.identity.count({ where: { userId } });

async function whoIs(browser: Browser): Promise<unknown> {
  return (await browser.get(currentUser.GET, "/api/user")).body.username;
}

describe("the request to the provider", () => {
  test("is a code flow with state, nonce, and an S256 challenge", async () => {
    const { body, setCookies } = await createBrowser().post(start.POST, "/api/auth/signin/oidc", {
      body: {},
    });
    const { origin, searchParams } = new URL(String(body.url));
    expect(origin).toBe(server.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: "plaza",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: redirect,
      response_type: "code",
      scope: "openid email profile",
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(setCookies.map((line) => line.split("=")[0]).sort()).toEqual([
      "plaza_oidc",
      "plaza_oidc_nonce",
      "plaza_oidc_pkce",
      "plaza_oidc_state",
    ]);
    for (const line of setCookies) expect(line).toMatch(/; HttpOnly(; Secure)?; SameSite=Lax/);
  });

  test("is 404 without a provider", async () => {
    const { OIDC } = env;
    Object.assign(env, { OIDC: undefined });
    try {
      const browser = createBrowser();
      const body = { firstName: "Ada", lastName: "King", phone: "5550100199", username: "ada", terms: true };
      const answers = [
        await browser.post(start.POST, "/api/auth/signin/oidc", { body: {} }),
        await browser.get(callback.GET, "/api/auth/callback/oidc?code=1&state=2"),
        await sendPassword(browser),
        await browser.post(registration.POST, "/api/auth/oidc/register", { body }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    } finally {
      Object.assign(env, { OIDC });
    }
  });
});

describe("a linked account", () => {
  test("signs in with a session row and returns to the page it came from", async () => {
    const { person, account } = await linked();
    const { browser, location } = await signIn(account, "/favorites?page=2");
    expect(location).toBe("/favorites?page=2");
    expect(await whoIs(browser)).toBe(person.username);
    expect(await db.session.count({ where: { userId: person.id, revokedAt: null } })).toBe(2);
    expect([...browser.cookies.keys()].sort()).toEqual([
      "next-auth.session-token",
      "plaza_device",
      "plaza_signed_in",
    ]);
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "/%2f/evil.example"])(
    "doesn't leave the site for %s",
    async (next) => {
      const { account } = await linked();
      expect((await signIn(account, next)).location).toBe("/");
    },
  );

  test("keeps its link when the provider's address changes", async () => {
    const { person, account } = await linked();
    const { browser } = await signIn({ ...account, email: "another@mail.example", email_verified: false });
    expect(await whoIs(browser)).toBe(person.username);
  });

  test("is refused while suspended, and after its deletion", async () => {
    const { person, account } = await linked();
    const state = (status: "suspended" | "deleted") =>
      db.user.update({
        where: { id: person.id },
        data: { status, suspendedAt: new Date(), deletedAt: status === "deleted" ? new Date() : null },
      });
    await state("suspended");
    const suspended = await signIn(account, "/favorites");
    expect(suspended.location).toBe("/auth?oidc=suspended&next=%2Ffavorites");
    expect(await whoIs(suspended.browser)).toBeUndefined();
    await state("deleted");
    const deleted = await signIn(account);
    expect(await whoIs(deleted.browser)).toBeUndefined();
  });

  test("is asked for its second step", async () => {
    const { person, browser: own } = await newcomer();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    const secret = await enroll(own);
    const account = accountOf(person.email);
    const first = await signIn(account);
    const asked = await sendPassword(first.browser);
    expect(asked.body).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
    expect(await identitiesOf(person.id)).toBe(0);
    const wrong = await sendCode(first.browser, String(asked.body.challenge), "000000");
    expect([wrong.status, await identitiesOf(person.id)]).toEqual([401, 0]);
    const right = await sendCode(first.browser, String(asked.body.challenge), codeOf(secret));
    expect([right.status, await identitiesOf(person.id)]).toEqual([200, 1]);

    const again = await signIn(account, "/favorites");
    expect(again.location).toBe("/auth?oidc=continue&next=%2Ffavorites");
    expect(await whoIs(again.browser)).toBeUndefined();
  });
});

async function enroll(browser: Browser): Promise<string> {
  const begun = await browser.post(secondStep.POST, "/api/profile/second-step", {
    body: { password: goodPassword },
  });
  const secret = String(begun.body.secret);
  const body = { code: codeOf(secret) };
  expect((await browser.post(confirm.POST, "/api/profile/second-step/confirm", { body })).status).toBe(200);
  await rows(sql`UPDATE totp_credentials SET last_used_step = NULL`);
  return secret;
}

function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret) });
}

function sendCode(browser: Browser, challenge: string, code: string) {
  return browser.post(answer.POST, "/api/login/totp", { body: { challenge, code } });
}

describe("a first sign-in with the address of an account", () => {
  test("links after the password once, and tells the person by mail", async () => {
    const person = await confirmed();
    const account = accountOf(person.email.toUpperCase());
    const { browser, location } = await signIn(account, "/favorites");
    expect(location).toBe("/auth?oidc=continue&next=%2Ffavorites");
    expect(await whoIs(browser)).toBeUndefined();
    const wrong = await sendPassword(browser, "wrong-password");
    expect([wrong.status, wrong.body.error]).toEqual([401, "Invalid username or password"]);
    expect(await identitiesOf(person.id)).toBe(0);
    const right = await sendPassword(browser);
    expect(right.body).toMatchObject({ username: person.username, token: expect.any(String) });
    expect(await whoIs(browser)).toBe(person.username);
    const stored = await db.identity.findMany({
      where: { userId: person.id },
      select: { issuer: true, subject: true },
    });
    expect(stored).toEqual([{ issuer: server.issuer, subject: account.sub }]);
    const mails = await db.mail.findMany({ where: { userId: person.id }, select: { template: true } });
    expect(mails).toEqual([{ template: "sign_in_linked" }]);
    const audits = await db.auditEntry.findMany({
      where: { subjectId: person.id },
      select: { action: true },
    });
    expect(audits).toEqual([{ action: "user.link_sign_in" }]);
  });

  test("counts wrong passwords with those of the password sign-in", async () => {
    const person = await confirmed();
    const { browser } = await signIn(accountOf(person.email));
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await sendPassword(browser, "wrong-password")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("is refused while the account's address isn't confirmed", async () => {
    const person = await createPerson();
    const { browser, location } = await signIn(accountOf(person.email));
    expect(location).toBe("/auth?oidc=unconfirmed");
    expect((await sendPassword(browser)).status).toBe(401);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test("is refused when the address loses its confirmation before the password", async () => {
    const person = await confirmed();
    const { browser } = await signIn(accountOf(person.email));
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: null } });
    expect((await sendPassword(browser)).status).toBe(403);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test.each([false, undefined])("is refused while the provider says email_verified %s", async (verified) => {
    const person = await confirmed();
    const { browser, location } = await signIn(accountOf(person.email, { email_verified: verified }));
    expect(location).toBe("/auth?oidc=unverified");
    expect((await sendPassword(browser)).status).toBe(401);
  });

  test("tells a suspended person after the right password only", async () => {
    const person = await confirmed({ status: "suspended" });
    const { browser } = await signIn(accountOf(person.email));
    expect((await sendPassword(browser, "wrong-password")).status).toBe(401);
    const right = await sendPassword(browser);
    expect([right.status, right.body.error]).toEqual([403, "This account is suspended."]);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test("links one identity of a provider", async () => {
    const { person } = await linked();
    const { browser } = await signIn(accountOf(person.email));
    expect((await sendPassword(browser)).status).toBe(409);
    expect(await identitiesOf(person.id)).toBe(1);
  });
});

describe("a first sign-in with an address that nobody has", () => {
  const facts = { firstName: "Ada", lastName: "King", phone: "555-010-0199", terms: true };

  test("creates a confirmed customer after the terms, who signs in again without a password", async () => {
    const account = accountOf("ada.king@mail.example");
    const { browser, location } = await signIn(account, "/favorites");
    expect(location).toBe("/auth?oidc=continue&next=%2Ffavorites");
    const send = (body: object) => browser.post(registration.POST, "/api/auth/oidc/register", { body });
    const without = await send({ ...facts, username: "ada.king", terms: false });
    expect([without.status, without.body.fields]).toEqual([
      422,
      { terms: "You must agree to the terms and conditions" },
    ]);
    const created = await send({ ...facts, username: "ada.king", email: "else@mail.example", role: "admin" });
    expect([created.status, created.body.email, created.body.role]).toEqual([
      201,
      "ada.king@mail.example",
      "customer",
    ]);
    const user = await db.user.findUniqueOrThrow({ where: { username: "ada.king" } });
    expect(user).toMatchObject({ emailVerifiedAt: expect.any(Date), termsAcceptedAt: expect.any(Date) });
    const again = await signIn(account);
    expect([again.location, await whoIs(again.browser)]).toEqual(["/", "ada.king"]);
  });

  test("says that a username is taken, and keeps the step", async () => {
    const { username } = await createPerson();
    const { browser } = await signIn(accountOf("taken.name@mail.example"));
    const send = (name: string) =>
      browser.post(registration.POST, "/api/auth/oidc/register", { body: { ...facts, username: name } });
    expect((await send(username)).body.fields).toEqual({ username: "This username is already taken." });
    expect((await send("free.name")).status).toBe(201);
  });

  test("creates one account for two requests with one ticket", async () => {
    const { browser } = await signIn(accountOf("twice@mail.example"));
    const other = browser.clone();
    const send = (each: Browser, username: string) =>
      each.post(registration.POST, "/api/auth/oidc/register", { body: { ...facts, username } });
    const answers = await Promise.all([send(browser, "twice.one"), send(other, "twice.two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await db.user.count({ where: { email: "twice@mail.example" } })).toBe(1);
  });

  test.each([
    ["unverified", { email_verified: false }],
    ["unverified", { email_verified: undefined }],
    ["no-email", { email: undefined }],
  ])("is refused as %s for %j", async (problem, change) => {
    const { browser, location } = await signIn(accountOf("nobody.here@mail.example", change));
    expect(location).toBe(`/auth?oidc=${problem}`);
    const body = { ...facts, username: "nobody.here" };
    expect((await browser.post(registration.POST, "/api/auth/oidc/register", { body })).status).toBe(401);
  });
});

describe("a redirect that doesn't fit", () => {
  async function refused(spoil: (browser: Browser, address: string) => Promise<string> | string) {
    const { account } = await linked();
    await server.set({ account });
    const browser = createBrowser();
    const address = await spoil(browser, await visitProvider(browser, "/favorites"));
    const { location } = await comeBack(browser, address);
    expect(await whoIs(browser)).toBeUndefined();
    return location;
  }

  test("is refused with another state", async () => {
    const location = await refused((_browser, address) => address.replace(/state=[\w-]+/, "state=forged"));
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test("is refused without a state", async () => {
    const location = await refused((_browser, address) => address.replace(/&?state=[\w-]+/, ""));
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test.each(["plaza_oidc_nonce", "plaza_oidc_pkce", "plaza_oidc_state"])(
    "is refused with the %s of another attempt",
    async (name) => {
      const location = await refused(async (browser, address) => {
        const other = createBrowser();
        await other.post(start.POST, "/api/auth/signin/oidc", { body: {} });
        browser.cookies.set(name, other.cookies.get(name) ?? "");
        return address;
      });
      expect(location).toMatch(/^\/auth\?oidc=(failed|expired)&next=%2Ffavorites$/);
    },
  );

  test("is refused from another issuer", async () => {
    const location = await refused((_browser, address) =>
      address.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example"),
    );
    expect(location).toBe("/auth?oidc=failed&next=%2Ffavorites");
  });

  test("is refused in a browser that didn't begin it", async () => {
    const location = await refused((browser, address) => {
      browser.cookies.clear();
      return address;
    });
    expect(location).toBe("/auth?oidc=expired");
  });

  test("is refused with a code that was used before", async () => {
    const { account } = await linked();
    await server.set({ account });
    const browser = createBrowser();
    const address = await visitProvider(browser);
    const copy = browser.clone();
    expect((await comeBack(browser, address)).location).toBe("/");
    expect((await comeBack(copy, address)).location).toBe("/auth?oidc=expired");
    expect(await whoIs(copy)).toBeUndefined();
    browser.cookies.delete("next-auth.session-token");
    expect((await comeBack(browser, address)).location).toBe("/auth?oidc=expired");
  });

  test("says that the person refused", async () => {
    await server.set({ refuses: true });
    const { location } = await signIn(accountOf("refuses@mail.example"), "/favorites");
    expect(location).toBe("/auth?oidc=denied&next=%2Ffavorites");
  });
});

describe("a provider that is down", () => {
  test("is named at the start and at the return, and a later attempt works", async () => {
    const { account, person } = await linked();
    await server.set({ account });
    const browser = createBrowser();
    const address = await visitProvider(browser, "/favorites");
    const port = Number(new URL(server.issuer).port);
    await server.stop();
    expect((await comeBack(browser, address)).location).toBe("/auth?oidc=down&next=%2Ffavorites");
    const begun = await browser.post(start.POST, "/api/auth/signin/oidc", { body: {} });
    expect([begun.status, begun.body.error]).toEqual([
      503,
      "Example isn’t answering right now. Please try again in a moment, or use your password.",
    ]);
    server = await startOidcServer(redirect, port);
    expect(await whoIs((await signIn(account)).browser)).toBe(person.username);
  });
});
