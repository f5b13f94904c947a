/** @jest-environment jsdom */
import { endpoint } from "@/lib/shared/endpoint";
import { call } from "./api";
import { clearToken, readToken, storeToken } from "./token-store";

const mine = endpoint({
  method: "GET",
  path: "/api/favorites/check/{id}",
  summary: "Test",
  access: "member",
  schemas: async () => ({}),
});

function tokenOf(sub: string): string {
  return `x.${btoa(JSON.stringify({ sub }))}.y`;
}

/** Answers in this order; returns the addresses that were called. */
function scriptFetch(answers: [number, object][]): string[] {
  const called: string[] = [];
  globalThis.fetch = async (input) => {
    called.push(String(input));
    const [status, body] = answers.shift() ?? [500, {}];
    const answer = { ok: status < 400, status, statusText: "", headers: new Headers() };
    return { ...answer, text: async () => JSON.stringify(body), json: async () => body } as Response;
  };
  return called;
}

afterEach(() => clearToken());

test.each<[string, [number, object][]]>([
  ["in another tab", [[401, {}]]],
  [
    "before the refresh",
    [
      [401, {}],
      [200, { token: tokenOf("ben") }],
    ],
  ],
])("55: doesn’t repeat a request for the next person, who signed in %s", async (where, answers) => {
  storeToken(tokenOf("ann"));
  const called = scriptFetch(answers);
  const asking = call(mine, { params: { id: "1" } } as never);
  if (where === "in another tab") storeToken(tokenOf("ben"));
  await expect(asking).rejects.toMatchObject({ status: 401 });
  expect(called.filter((address) => address.includes("favorites"))).toHaveLength(1);
  expect(readToken()).toBe(tokenOf("ben"));
});

test("repeats a request for the same person", async () => {
  storeToken(tokenOf("ann"));
  const called = scriptFetch([
    [401, {}],
    [200, { token: `${tokenOf("ann")}2` }],
    [200, {}],
  ]);
  await call(mine, { params: { id: "1" } } as never);
  expect(called.filter((address) => address.includes("favorites"))).toHaveLength(2);
});
