import * as favorites from "@/app/api/favorites/route";
import * as favorite from "@/app/api/favorites/[id]/route";
import * as listings from "@/app/api/listings/route";
import * as keys from "@/app/api/profile/api-keys/route";
import * as profile from "@/app/api/profile/route";
import { apiKeyLimit } from "@/lib/server/api-key";
import { db, rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { apiKeysPath, askForKey, makeKey, revokeKey, statusOf, withKey } from "@/prisma/test/api-keys";
import { createBrowser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { ApiKeyDto } from "./keys.contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("creating an API key", () => {
  test("shows the key once and stores only its hash", async () => {
    const { person, browser } = await createSignedInPerson();
    const { body, headers } = await askForKey(browser);
    const key = String(body.key);
    expect(key).toMatch(/^plaza_[\w-]{43}$/);
    expect(headers.get("cache-control")).toBe("no-store");
    const [stored] = await db.apiKey.findMany({ where: { userId: person.id } });
    expect(stored).toMatchObject({ keyHash: hashToken(key), start: key.slice(0, 10), revokedAt: null });
    expect(JSON.stringify(stored)).not.toContain(key.slice(10));
    const listed = (await browser.get(keys.GET, apiKeysPath)).body as unknown as ApiKeyDto[];
    expect(listed).toEqual([
      {
        id: stored!.id,
        name: "Inventory sync",
        start: key.slice(0, 10),
        scopes: ["favorites:read"],
        createdAt: stored!.createdAt.toISOString(),
        lastUsedAt: null,
        expiresAt: stored!.expiresAt.toISOString(),
        expired: false,
      },
    ]);
    expect(stored!.expiresAt.getTime() - stored!.createdAt.getTime()).toBe(30 * 24 * 60 * 60 * 1000);
  });

  test.each([
    ["a wrong password", { password: "wrong" }, "password"],
    ["no password", { password: "" }, "password"],
    ["no name", { name: " " }, "name"],
    ["no permission", { scopes: [] }, "scopes"],
    ["an unknown permission", { scopes: ["roles:write"] }, "scopes.0"],
    ["more than a year", { days: 366 }, "days"],
    ["no end", { days: null }, "days"],
  ])("refuses %s", async (_what, change, field) => {
    const { person, browser } = await createSignedInPerson();
    const { status, body } = await askForKey(browser, change);
    expect([status, Object.keys(body.fields as object)]).toEqual([422, [field]]);
    expect(await db.apiKey.count({ where: { userId: person.id } })).toBe(0);
  });

  test("requires a code while two-step sign-in is on", async () => {
    const { person, browser } = await createSignedInPerson();
    await db.totpCredential.create({
      data: { userId: person.id, secret: "sealed", confirmedAt: new Date() },
      select: { userId: true },
    });
    const { status, body } = await askForKey(browser);
    expect([status, Object.keys(body.fields as object)]).toEqual([422, ["code"]]);
  });

  test("refuses an administrator, and a key of a person who became one", async () => {
    const { browser } = await createSignedInPerson({ role: "admin" });
    const { status, body } = await askForKey(browser);
    expect([status, body.error]).toEqual([403, "Administrators can’t have API keys."]);
    const promoted = await createSignedInPerson();
    const { key } = await makeKey(promoted.browser);
    await rows(sql`UPDATE users SET role = 'admin' WHERE id = ${promoted.person.id}::uuid`);
    expect(await statusOf(key)).toBe(401);
  });

  test("refuses more than 20 live keys", async () => {
    const { person, browser } = await createSignedInPerson();
    await rows(sql`
      INSERT INTO api_keys (id, user_id, name, key_hash, start, scopes, expires_at)
      SELECT gen_random_uuid(), ${person.id}::uuid, 'Old', ${person.id} || n, 'plaza_Abcd', '{profile:read}',
        now() + interval '1 day' FROM generate_series(1, 20) n`);
    const { status, body } = await askForKey(browser);
    expect([status, body.error]).toEqual([
      422,
      "You have 20 API keys. Revoke one that you no longer use first.",
    ]);
  });
});

describe("a request with an API key", () => {
  test("acts for the person within the permissions, from any origin, and ignores cookies", async () => {
    const [owner, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const { key } = await makeKey(owner.browser, { scopes: ["favorites:write", "profile:read"] });
    const { id } = await createListing();
    const added = await other.browser.post(favorite.POST, `/api/favorites/${id}`, {
      params: { id },
      ...withKey(key),
    });
    expect(added.status).toBe(200);
    const found = await db.favorite.findMany({ where: { listingId: id }, select: { userId: true } });
    expect(found).toEqual([{ userId: owner.person.id }]);
    const response = await other.browser.get(profile.GET, "/api/profile", withKey(key));
    expect([response.status, response.body.username]).toEqual([200, owner.person.username]);
    const refused = await other.browser.get(favorites.GET, "/api/favorites", withKey(key));
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "This API key needs the permission favorites:read.",
    ]);
  });

  test("refuses a write from another site without a key", async () => {
    const { browser } = await createSignedInPerson();
    const { id } = await createListing();
    const foreign = { params: { id }, headers: { origin: "https://program.example" } };
    expect((await browser.post(favorite.POST, `/api/favorites/${id}`, foreign)).status).toBe(403);
  });

  test.each([
    "plaza_",
    `plaza_${"a".repeat(43)}`,
    `plaza_${"a".repeat(4000)}`,
    "plaza_'; DROP TABLE api_keys; --",
  ])("answers 401 for the key %p, even with a valid cookie or on a public endpoint", async (key) => {
    const { browser } = await createSignedInPerson();
    expect((await browser.get(profile.GET, "/api/profile", withKey(key))).status).toBe(401);
    expect((await browser.get(listings.GET, "/api/listings", withKey(key))).status).toBe(401);
  });

  test("records the last use at most once a minute", async () => {
    const { browser } = await createSignedInPerson();
    const { key, id } = await makeKey(browser);
    const lastUse = async () =>
      (await db.apiKey.findUniqueOrThrow({ where: { id }, select: { lastUsedAt: true } })).lastUsedAt;
    await statusOf(key);
    const first = await lastUse();
    expect(first).toBeInstanceOf(Date);
    await statusOf(key);
    expect(await lastUse()).toEqual(first);
    await rows(sql`UPDATE api_keys SET last_used_at = now() - interval '61 seconds' WHERE id = ${id}::uuid`);
    const before = await lastUse();
    await statusOf(key);
    expect((await lastUse())!.getTime()).toBeGreaterThan(before!.getTime());
  });

  test("limits requests by key, not by person", async () => {
    const { browser } = await createSignedInPerson();
    const [busy, other] = [await makeKey(browser), await makeKey(browser)];
    for (let turn = 0; turn < apiKeyLimit.points; turn += 1) {
      expect(await statusOf(busy.key)).toBe(200);
    }
    const { status, headers } = await createBrowser().get(favorites.GET, "/api/favorites", withKey(busy.key));
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await statusOf(other.key)).toBe(200);
  });
});

test("logs creation and revocation without the key", async () => {
  const { person, browser } = await createSignedInPerson();
  const { key, id } = await makeKey(browser);
  await revokeKey(browser, id);
  const found = await db.auditEntry.findMany({
    where: { subjectType: "api_key", subjectId: id },
    orderBy: { createdAt: "asc" },
  });
  const { username } = person;
  expect(
    found.map(({ actorId, action, summary, before, after }) => [actorId, action, summary, before, after]),
  ).toEqual([
    [
      person.id,
      "api_key.create",
      `${username} created the API key “Inventory sync”`,
      null,
      { name: "Inventory sync", permissions: "favorites:read", days: 30 },
    ],
    [
      person.id,
      "api_key.revoke",
      `${username} revoked the API key “Inventory sync”`,
      { name: "Inventory sync" },
      null,
    ],
  ]);
  expect(JSON.stringify(found)).not.toContain(key.slice(10));
});
