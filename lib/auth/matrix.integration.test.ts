import { readdirSync, readFileSync } from "node:fs";
import { allEndpoints } from "@/lib/platform/rules";
import { rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  sharedBrowser,
  fingerprints,
  nameOf,
  refusalOf,
  send,
  takeChanges,
  watchChanges,
} from "@/prisma/test/matrix";
import { everybody } from "@/prisma/test/access-refusals";
import { accessTable } from "@/prisma/test/access-table";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("the matrix of people and endpoints", () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await Promise.all(everybody.map(sharedBrowser));
    before = await fingerprints();
    await watchChanges();
  });

  test("detects a change that is undone at once", async () => {
    for (const suffix of ["!", ""]) {
      await rows(sql`UPDATE users SET first_name = rtrim(first_name, '!') || ${suffix}`);
    }
    const changes = await takeChanges();
    expect(new Set(changes)).toEqual(new Set(["UPDATE users"]));
    expect(changes.length).toBeGreaterThan(everybody.length);
  });

  test("20: covers every handler", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const handled = files.flatMap((file) => {
      if (!file.endsWith("/route.ts") || file.includes("[...")) return [];
      const path = `/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`;
      const methods = readFileSync(`app/${file}`, "utf8").matchAll(
        /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm,
      );
      return [...methods].map(([, method]) => `${method} ${path}`);
    });
    expect(Object.values(accessTable).flat().sort()).toEqual(handled.sort());
    expect(allEndpoints.map(nameOf).sort()).toEqual(handled.sort());
  });

  test.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "20: refuses everyone the contract refuses at %s, with the reason, and changes nothing",
    async (_, endpoint) => {
      for (const who of everybody) {
        const expected = refusalOf(endpoint, who);
        if (!expected) continue;
        const { status, body } = await send(endpoint, await sharedBrowser(who));
        expect({ who, status, error: body.error }).toEqual({ who, ...expected });
      }
      expect(await takeChanges()).toEqual([]);
    },
  );

  test("20: changes nothing for refused requests", async () => {
    expect(await fingerprints()).toEqual(before);
  });
});
