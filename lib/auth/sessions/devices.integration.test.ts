import * as listings from "@/app/api/listings/route";
import * as profile from "@/app/api/profile/route";
import * as one from "@/app/api/profile/sessions/[id]/route";
import * as sessions from "@/app/api/profile/sessions/route";
import * as refresh from "@/app/api/refresh-token/route";
import * as currentUser from "@/app/api/user/route";
import { rows, sql } from "@/lib/server/db";
import { type Browser, createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import type { DeviceDto } from "./devices.contract";

async function devicesOf(browser: Browser): Promise<DeviceDto[]> {
  return (await browser.get(sessions.GET, "/api/profile/sessions")).body as unknown as DeviceDto[];
}

function end(browser: Browser, id: string) {
  return browser.delete(one.DELETE, `/api/profile/sessions/${id}`, { params: { id } });
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get(currentUser.GET, "/api/user")).status === 200;
}

describe("the list of devices", () => {
  test("16: shows live sessions, this one first, and no secrets", async () => {
    const { person, browser } = await createSignedInPerson();
    await signIn(person);
    const devices = await devicesOf(browser);
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual(
      ["createdAt", "current", "device", "expiresAt", "id", "lastUsedAt", "remembered"].sort(),
    );
    await rows(sql`
      UPDATE sessions SET last_used_at = now() - interval '13 hours'
      WHERE user_id = ${person.id}::uuid AND id <> ${devices[0]?.id}::uuid`);
    expect(await devicesOf(browser)).toHaveLength(1);
  });

  test("16: signs one device out", async () => {
    const { person, browser } = await createSignedInPerson();
    const [other, third] = [await signIn(person), await signIn(person)];
    const [otherDevice] = await devicesOf(other);
    expect((await end(browser, otherDevice?.id ?? "")).body).toEqual({ success: true });
    expect([await isSignedIn(other), await isSignedIn(third), await isSignedIn(browser)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await end(browser, otherDevice?.id ?? "")).status).toBe(404);
  });

  test("signs this device out with its cookies", async () => {
    const { browser } = await createSignedInPerson();
    const [device] = await devicesOf(browser);
    await end(browser, device?.id ?? "");
    expect([...browser.cookies.keys()]).toEqual(["plaza_device"]);
  });

  test("signs out all other devices", async () => {
    const { person, browser } = await createSignedInPerson();
    const others = [await signIn(person), await signIn(person)];
    const answer = await browser.delete(sessions.DELETE, "/api/profile/sessions");
    expect(answer.body).toEqual({ endedSessions: 2 });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("refuses to end another person's session", async () => {
    const [one, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const [device] = await devicesOf(other.browser);
    expect((await end(one.browser, device?.id ?? "")).status).toBe(404);
    expect(await isSignedIn(other.browser)).toBe(true);
  });
});

describe("the check of mixed credentials", () => {
  const cookieName = "next-auth.session-token";

  async function tokenOf(browser: Browser) {
    const { body } = await browser.post(refresh.POST, "/api/refresh-token");
    return { headers: { authorization: `Bearer ${String(body.token)}` } };
  }

  test("12: refuses an access token with a cookie of another session, except where only the cookie is read", async () => {
    const [one, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const mixed = await tokenOf(other.browser);
    expect((await one.browser.get(profile.GET, "/api/profile", mixed)).status).toBe(401);
    expect((await one.browser.get(listings.GET, "/api/listings", mixed)).status).toBe(401);
    const response = await one.browser.get(currentUser.GET, "/api/user", mixed);
    expect([response.status, response.body.id]).toEqual([200, one.person.id]);
    expect((await one.browser.post(refresh.POST, "/api/refresh-token", mixed)).status).toBe(200);
  });

  test("refuses an access token with a cookie of the same person's other session", async () => {
    const { person, browser } = await createSignedInPerson();
    const mixed = await tokenOf(await signIn(person));
    expect((await browser.get(profile.GET, "/api/profile", mixed)).status).toBe(401);
  });

  test("12: refuses an access token with a forged cookie", async () => {
    const { browser } = await createSignedInPerson();
    const good = await tokenOf(browser);
    for (const value of ["rubbish", browser.cookies.get(cookieName)?.slice(0, -4) ?? ""]) {
      const forged = createBrowser([[cookieName, value]]);
      expect((await forged.get(profile.GET, "/api/profile", good)).status).toBe(401);
    }
    expect((await createBrowser().get(profile.GET, "/api/profile", good)).status).toBe(200);
    expect((await browser.get(profile.GET, "/api/profile", good)).status).toBe(200);
  });
});
