import * as registration from "@/app/api/auth/oidc/register/route";
import { db } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { type Browser } from "@/prisma/test/browser";
import { createPerson } from "@/prisma/test/people";
import {
  accountOf,
  confirmed,
  identitiesOf,
  linked,
  provider,
  sendPassword,
  signIn,
  whoIs,
  withProvider,
} from "@/prisma/test/oidc-visits";
import { registerAddressLimit } from "../limits.rules";

withProvider();

describe("a first sign-in with the address of an account", () => {
  test("links after the password once, and notifies the person by mail", async () => {
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
    expect(stored).toEqual([{ issuer: provider().issuer, subject: account.sub }]);
    const mails = await db.mail.findMany({ where: { userId: person.id }, select: { template: true } });
    expect(mails).toEqual([{ template: "sign_in_linked" }]);
    const audits = await db.auditEntry.findMany({
      where: { subjectId: person.id },
      select: { action: true },
    });
    expect(audits).toEqual([{ action: "user.link_sign_in" }]);
  });

  test("counts wrong passwords together with those of the password sign-in", async () => {
    const person = await confirmed();
    const { browser } = await signIn(accountOf(person.email));
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await sendPassword(browser, "wrong-password")).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test("refuses the sign-in while the account’s address isn’t confirmed", async () => {
    const person = await createPerson();
    const { browser, location } = await signIn(accountOf(person.email));
    expect(location).toBe("/auth?oidc=unconfirmed");
    expect((await sendPassword(browser)).status).toBe(401);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test("refuses the sign-in if the address loses its confirmation before the password is sent", async () => {
    const person = await confirmed();
    const { browser } = await signIn(accountOf(person.email));
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: null } });
    expect((await sendPassword(browser)).status).toBe(403);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test.each([false, undefined])(
    "refuses the sign-in if the provider sends email_verified %s",
    async (verified) => {
      const person = await confirmed();
      const { browser, location } = await signIn(accountOf(person.email, { email_verified: verified }));
      expect(location).toBe("/auth?oidc=unverified");
      expect((await sendPassword(browser)).status).toBe(401);
    },
  );

  test("reveals a suspension only after the right password", async () => {
    const person = await confirmed({ status: "suspended" });
    const { browser } = await signIn(accountOf(person.email));
    expect((await sendPassword(browser, "wrong-password")).status).toBe(401);
    const right = await sendPassword(browser);
    expect([right.status, right.body.error]).toEqual([403, "This account is suspended."]);
    expect(await identitiesOf(person.id)).toBe(0);
  });

  test("links only one identity per provider", async () => {
    const { person } = await linked();
    const { browser } = await signIn(accountOf(person.email));
    expect((await sendPassword(browser)).status).toBe(409);
    expect(await identitiesOf(person.id)).toBe(1);
  });
});

describe("a first sign-in with an unknown address", () => {
  const facts = { firstName: "Ada", lastName: "King", phone: "555-010-0199", terms: true };

  test("creates a confirmed customer after the terms are accepted, who later signs in without a password", async () => {
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
      200,
      "ada.king@mail.example",
      "customer",
    ]);
    const user = await db.user.findUniqueOrThrow({ where: { username: "ada.king" } });
    expect(user).toMatchObject({ emailVerifiedAt: expect.any(Date), termsAcceptedAt: expect.any(Date) });
    const again = await signIn(account);
    expect([again.location, await whoIs(again.browser)]).toEqual(["/", "ada.king"]);
  });

  test("reports a taken username and lets the person try again", async () => {
    const { username } = await createPerson();
    const { browser } = await signIn(accountOf("taken.name@mail.example"));
    const send = (name: string) =>
      browser.post(registration.POST, "/api/auth/oidc/register", { body: { ...facts, username: name } });
    expect((await send(username)).body.fields).toEqual({ username: "This username is already taken." });
    expect((await send("free.name")).status).toBe(200);
  });

  test("creates one account for two requests with one ticket", async () => {
    const { browser } = await signIn(accountOf("twice@mail.example"));
    const other = browser.clone();
    const send = (each: Browser, username: string) =>
      each.post(registration.POST, "/api/auth/oidc/register", { body: { ...facts, username } });
    const answers = await Promise.all([send(browser, "twice.one"), send(other, "twice.two")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.user.count({ where: { email: "twice@mail.example" } })).toBe(1);
  });

  test.each([
    ["unverified", { email_verified: false }],
    ["unverified", { email_verified: undefined }],
    ["no-email", { email: undefined }],
  ])("refuses the sign-in with %s for %j", async (problem, change) => {
    const { browser, location } = await signIn(accountOf("nobody.here@mail.example", change));
    expect(location).toBe(`/auth?oidc=${problem}`);
    const body = { ...facts, username: "nobody.here" };
    expect((await browser.post(registration.POST, "/api/auth/oidc/register", { body })).status).toBe(401);
  });

  test("counts toward the account limit of its network", async () => {
    const { browser } = await signIn(accountOf("grace@mail.example"));
    const network = addressHash(new Headers());
    for (let count = 0; count < 40; count += 1) await consume(registerAddressLimit, network, "Too many");
    const body = { ...facts, username: "grace.h" };
    expect((await browser.post(registration.POST, "/api/auth/oidc/register", { body })).status).toBe(429);
  });
});
