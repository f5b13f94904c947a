import * as callback from "@/app/api/auth/callback/oidc/route";
import * as link from "@/app/api/auth/oidc/link/route";
import * as start from "@/app/api/auth/oidc/start/route";
import * as currentUser from "@/app/api/user/route";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { createBrowser, type Browser } from "./browser";
import { forgetLimits } from "./logins";
import { startOidcServer, type OidcServer, type ProviderAccount } from "./oidc";
import { createPerson, goodPassword, type Person, type PersonOptions } from "./people";

export const redirect = "http://localhost:3000/api/auth/callback/oidc";
let running: OidcServer;
let count = 0;

export const provider = (): OidcServer => running;

export async function restartProvider(port: number): Promise<void> {
  running = await startOidcServer(redirect, port);
}

export function withProvider(): void {
  beforeAll(async () => {
    running = await startOidcServer(redirect);
    const { issuer } = running;
    Object.assign(env, {
      OIDC: { issuer, clientId: "plaza", clientSecret: "plaza-secret-of-the-tests", name: "Example" },
    });
  });
  beforeEach(async () => {
    await forgetLimits();
    await running.set({ refuses: false });
  });
  afterAll(() => running.stop());
}

export function accountOf(email: string, more: Partial<ProviderAccount> = {}): ProviderAccount {
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

export async function confirmed(options: PersonOptions = {}): Promise<Person> {
  const person = await createPerson(options);
  await db.user.update({
    where: { id: person.id },
    data: { emailVerifiedAt: new Date() },
    select: { id: true },
  });
  return person;
}

export async function visitProvider(browser: Browser, next?: string): Promise<string> {
  const { status, body } = await browser.post(start.POST, "/api/auth/oidc/start", { body: { next } });
  expect(status).toBe(200);
  return running.visit(String(body.url));
}

export async function comeBack(browser: Browser, address: string) {
  const { status, headers, setCookies } = await browser.get(callback.GET, address);
  expect(status).toBe(303);
  return { location: headers.get("location"), setCookies };
}

export async function signIn(account: ProviderAccount, next?: string, browser = createBrowser()) {
  await running.set({ account });
  const address = await visitProvider(browser, next);
  return { browser, address, ...(await comeBack(browser, address)) };
}

export const sendPassword = (browser: Browser, password = goodPassword) =>
  browser.post(link.POST, "/api/auth/oidc/link", { body: { password } });

export async function linked(options: PersonOptions = {}) {
  const person = await confirmed(options);
  const account = accountOf(person.email);
  const { browser } = await signIn(account);
  expect((await sendPassword(browser)).status).toBe(200);
  return { person, account };
}

export const identitiesOf = (userId: string) => db.identity.count({ where: { userId } });

export async function whoIs(browser: Browser): Promise<unknown> {
  return (await browser.get(currentUser.GET, "/api/user")).body.username;
}
