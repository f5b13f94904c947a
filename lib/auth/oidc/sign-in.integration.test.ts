import * as start from "@/app/api/auth/oidc/start/route";
import * as callback from "@/app/api/auth/callback/oidc/route";
import * as registration from "@/app/api/auth/oidc/register/route";
import * as answer from "@/app/api/login/totp/route";
import * as confirm from "@/app/api/profile/second-step/confirm/route";
import * as secondStep from "@/app/api/profile/second-step/route";
import { Secret, TOTP } from "otpauth";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { goodPassword } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  accountOf,
  comeBack,
  identitiesOf,
  linked,
  provider,
  redirect,
  restartProvider,
  sendPassword,
  signIn,
  visitProvider,
  whoIs,
  withProvider,
} from "@/prisma/test/oidc-visits";

withProvider();

describe("the request to the provider", () => {
  test("starts a code flow with state, nonce, and an S256 challenge", async () => {
    const { body, setCookies } = await createBrowser().post(start.POST, "/api/auth/oidc/start", {
      body: {},
    });
    const { origin, searchParams } = new URL(String(body.url));
    expect(origin).toBe(provider().issuer);
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

  test("answers 404 without a provider", async () => {
    const { OIDC } = env;
    Object.assign(env, { OIDC: undefined });
    try {
      const browser = createBrowser();
      const body = { firstName: "Ada", lastName: "King", phone: "5550100199", username: "ada", terms: true };
      const answers = [
        await browser.post(start.POST, "/api/auth/oidc/start", { body: {} }),
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
  test("signs in with a session row and returns to the original page", async () => {
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
    "stays on the site for %s",
    async (next) => {
      const { account } = await linked();
      expect((await signIn(account, next)).location).toBe("/");
    },
  );

  test("stays linked when the provider's address changes", async () => {
    const { person, account } = await linked();
    const { browser } = await signIn({ ...account, email: "another@mail.example", email_verified: false });
    expect(await whoIs(browser)).toBe(person.username);
  });

  test("refuses a sign-in while suspended, and after the deletion", async () => {
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

  test("requires its second step", async () => {
    const { person, browser: own } = await createSignedInPerson();
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    const secret = await enroll(own);
    const account = accountOf(person.email);
    const first = await signIn(account);
    const response = await sendPassword(first.browser);
    expect(response.body).toEqual({ twoFactorRequired: true, challenge: expect.any(String) });
    expect(await identitiesOf(person.id)).toBe(0);
    const wrong = await sendCode(first.browser, String(response.body.challenge), "000000");
    expect([wrong.status, await identitiesOf(person.id)]).toEqual([401, 0]);
    const right = await sendCode(first.browser, String(response.body.challenge), codeOf(secret));
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

test("sends the email about a new device after a sign-in with the provider", async () => {
  const { account, person } = await linked();
  await rows(sql`UPDATE sessions SET ip_hash = 'elsewhere' WHERE user_id = ${person.id}::uuid`);
  expect(await whoIs((await signIn(account)).browser)).toBe(person.username);
  expect(await db.mail.count({ where: { userId: person.id, template: "new_device" } })).toBe(1);
});

describe("a provider that is down", () => {
  test("reports the outage at the start and at the return, and lets a later attempt work", async () => {
    const { account, person } = await linked();
    await provider().set({ account });
    const browser = createBrowser();
    const address = await visitProvider(browser, "/favorites");
    const port = Number(new URL(provider().issuer).port);
    await provider().stop();
    expect((await comeBack(browser, address)).location).toBe("/auth?oidc=down&next=%2Ffavorites");
    const begun = await browser.post(start.POST, "/api/auth/oidc/start", { body: {} });
    expect([begun.status, begun.body.error]).toEqual([
      503,
      "Example isn’t answering right now. Please try again in a moment, or use your password.",
    ]);
    await restartProvider(port);
    expect(await whoIs((await signIn(account)).browser)).toBe(person.username);
  });
});
