/** @jest-environment jsdom */
import { checkFavorite } from "@/lib/favorites/contract";
import { call } from "./api";
import { clearToken, readToken, storeToken } from "./token-store";

function tokenOf(sub: string): string {
  return `x.${btoa(JSON.stringify({ sub }))}.y`;
}

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
  const asking = call(checkFavorite, { params: { id: "1" } });
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
  await call(checkFavorite, { params: { id: "1" } });
  expect(called.filter((address) => address.includes("favorites"))).toHaveLength(2);
});
