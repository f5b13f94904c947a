import { allEndpoints } from "@/lib/platform/rules";
import { newApiKey } from "@/lib/server/api-key";
import { rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { scopes } from "@/lib/shared/scopes";
import { withKey } from "@/prisma/test/api-keys";
import { createBrowser } from "@/prisma/test/browser";
import { nameOf, send } from "@/prisma/test/matrix";
import { createPerson } from "@/prisma/test/people";
import { scopeTable } from "@/prisma/test/scope-table";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("the permissions of endpoints", () => {
  const expected = new Map(
    Object.entries(scopeTable).flatMap(([scope, names]) =>
      names.map((name) => [name as string, scope] as const),
    ),
  );
  let personId = "";
  beforeAll(async () => {
    personId = (await createPerson({ vendorStatus: "approved" })).id;
  });

  async function keyWith(grantedScopes: readonly string[]): Promise<string> {
    const { key, hash, start } = newApiKey();
    await rows(sql`
      INSERT INTO api_keys (id, user_id, name, key_hash, start, scopes, expires_at)
      VALUES (gen_random_uuid(), ${personId}::uuid, 'Matrix', ${hash}, ${start}, ${[...grantedScopes]}::text[],
        now() + interval '1 day')`);
    return key;
  }

  test("lists every endpoint in the table", () => {
    expect([...expected.keys()].sort()).toEqual(allEndpoints.map(nameOf).sort());
    const declared = allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint.scope ?? "none"]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(expected));
    const used = new Set(expected.values());
    expect(scopes.filter((scope) => !used.has(scope))).toEqual([]);
  });

  test.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "admits a key with the permission of %s and refuses all others",
    async (name, endpoint) => {
      const needed = expected.get(name) ?? "";
      const others = await keyWith(scopes.filter((scope) => scope !== needed));
      const asOthers = await send(endpoint, createBrowser(), withKey(others));
      if (needed === "none") {
        expect([asOthers.status, asOthers.body.error]).toEqual([
          403,
          "API keys can’t do this. Please sign in instead.",
        ]);
        return;
      }
      const refusal = `This API key needs the permission ${needed}.`;
      if (needed !== "any") expect([asOthers.status, asOthers.body.error]).toEqual([403, refusal]);
      const admitted = await send(
        endpoint,
        createBrowser(),
        withKey(await keyWith([needed === "any" ? "profile:read" : needed])),
      );
      expect([401, 403]).not.toContain(admitted.status);
    },
  );
});
