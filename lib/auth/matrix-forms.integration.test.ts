import { allEndpoints } from "@/lib/platform/rules";
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

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("an HTML form post", () => {
  const forms = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""];
  const writes = allEndpoints.filter(({ method, body }) => method !== "GET" && body !== "raw");
  let before: Record<string, string>;
  beforeAll(async () => {
    await Promise.all(everybody.map(sharedBrowser));
    before = await fingerprints();
    await watchChanges();
  });

  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "18: refuses the post to %s, and changes nothing",
    async (_, endpoint) => {
      const welcome = everybody.filter((who) => who !== "signed out" && !refusalOf(endpoint, who));
      const browser = await sharedBrowser(welcome[0] ?? "signed out");
      for (const type of forms) {
        if (endpoint.body === "multipart" && type.startsWith("multipart")) continue;
        const answer = await send(endpoint, browser, { headers: { "content-type": type } });
        expect({ type, status: answer.status }).toEqual({ type, status: 415 });
        const foreign = { "content-type": type, origin: "https://evil.example" };
        expect((await send(endpoint, browser, { headers: foreign })).status).toBe(403);
      }
      const foreign = { body: new FormData(), headers: { origin: "https://evil.example" } };
      expect((await send(endpoint, browser, foreign)).status).toBe(403);
      expect(await takeChanges()).toEqual([]);
    },
  );

  test("changes nothing", async () => {
    expect(await fingerprints()).toEqual(before);
  });
});
