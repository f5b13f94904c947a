import * as adminUsers from "@/app/api/admin/users/[id]/[action]/route";
import * as keys from "@/app/api/profile/api-keys/route";
import * as password from "@/app/api/profile/password/route";
import * as profile from "@/app/api/profile/route";
import * as devices from "@/app/api/profile/sessions/route";
import * as reset from "@/app/api/reset-password/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { apiKeysPath, makeKey, revokeKey, statusOf } from "@/prisma/test/api-keys";
import { createBrowser } from "@/prisma/test/browser";
import { goodPassword } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createResetLink } from "../credentials/reset.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("the end of an API key", () => {
  test("follows its revocation, which only the owner can request", async () => {
    const [owner, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const { key, id } = await makeKey(owner.browser);
    expect((await revokeKey(other.browser, id)).status).toBe(404);
    expect(await statusOf(key)).toBe(200);
    expect((await revokeKey(owner.browser, id)).body).toEqual({ success: true });
    expect(await statusOf(key)).toBe(401);
    expect((await revokeKey(owner.browser, id)).status).toBe(404);
    expect((await owner.browser.get(keys.GET, apiKeysPath)).body).toEqual([]);
  });

  test("follows the database's clock, and the list shows the expired key for 30 days", async () => {
    const { browser } = await createSignedInPerson();
    const { key, id } = await makeKey(browser);
    const age = (days: number) =>
      rows(sql`
      UPDATE api_keys SET created_at = created_at - make_interval(days => ${days}),
        expires_at = expires_at - make_interval(days => ${days}) WHERE id = ${id}::uuid`);
    await age(30);
    expect(await statusOf(key)).toBe(401);
    expect((await browser.get(keys.GET, apiKeysPath)).body).toMatchObject([{ id, expired: true }]);
    await age(30);
    expect((await browser.get(keys.GET, apiKeysPath)).body).toEqual([]);
  });

  test("follows a suspension and stays after it", async () => {
    const [{ person, browser }, admin] = [
      await createSignedInPerson(),
      await createSignedInPerson({ role: "admin" }),
    ];
    const { key } = await makeKey(browser);
    const decide = (action: string, body = {}) =>
      admin.browser.post(adminUsers.POST, `/api/admin/users/${person.id}/${action}`, {
        params: { id: person.id, action },
        body,
      });
    expect((await decide("suspend", { reason: "Spam in many threads." })).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
    expect((await decide("reinstate")).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
  });

  test("follows at once a suspension written directly to the database", async () => {
    const { person, browser } = await createSignedInPerson();
    const { key } = await makeKey(browser);
    await rows(
      sql`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = ${person.id}::uuid`,
    );
    expect(await statusOf(key)).toBe(401);
  });

  test("follows the deletion of the account", async () => {
    const { person, browser } = await createSignedInPerson();
    const { key } = await makeKey(browser);
    const { status } = await browser.delete(profile.DELETE, "/api/profile", {
      body: { password: goodPassword },
    });
    expect(status).toBe(200);
    expect(await statusOf(key)).toBe(401);
    expect(await db.apiKey.count({ where: { userId: person.id } })).toBe(0);
  });

  test("follows a new password, but not signing out other devices", async () => {
    const { browser } = await createSignedInPerson();
    const { key } = await makeKey(browser);
    await browser.delete(devices.DELETE, "/api/profile/sessions");
    expect(await statusOf(key)).toBe(200);
    const body = { currentPassword: goodPassword, newPassword: "quiet-harbor-77" };
    expect((await browser.post(password.POST, "/api/profile/password", { body })).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
  });

  test("follows a password reset", async () => {
    const { person, browser } = await createSignedInPerson();
    const { key } = await makeKey(browser);
    const link = await transaction((tx) => createResetLink(tx, { userId: person.id }));
    const token = new URL(link).searchParams.get("token") ?? "";
    const body = { token, newPassword: "quiet-harbor-77" };
    expect((await createBrowser().post(reset.POST, "/api/reset-password", { body })).status).toBe(200);
    expect(await statusOf(key)).toBe(401);
  });
});
