/** @jest-environment jsdom */
import { endpoint } from "@/lib/shared/endpoint";
import { endpointUrl, ApiError, call } from "./api";
import { onSessionEnd } from "./session-end";
import { clearToken, readToken, storeToken } from "./token-store";

const mine = endpoint({
  method: "GET",
  path: "/api/favorites/check/{id}",
  summary: "Test",
  access: "member",
  schemas: async () => ({}),
});
const open = endpoint({
  method: "GET",
  path: "/api/listings",
  summary: "Test",
  access: "any",
  schemas: async () => ({}),
});

const creating = endpoint({
  method: "POST",
  path: "/api/listings",
  summary: "Test",
  access: "member",
  idempotent: true,
  schemas: async () => ({}),
});

type Sent = { url: string; authorization: string | null; credentials: RequestCredentials | undefined };

function plain(status: number, body: object = {}): Response {
  const answer = { ok: status < 400, status, statusText: "", headers: new Headers() };
  return { ...answer, text: async () => JSON.stringify(body), json: async () => body } as Response;
}

function recordKeys(statuses: number[]): (string | null)[] {
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    const status = statuses.shift();
    if (!status) throw new TypeError("Failed to fetch");
    return plain(status);
  };
  return keys;
}

function scriptFetch(answers: [number, string][]): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    sent.push({
      url: String(input),
      authorization: headers.get("authorization"),
      credentials: init?.credentials,
    });
    const [status, text] = answers.shift() ?? [500, ""];
    return {
      ok: status < 400,
      status,
      statusText: status === 502 ? "Bad Gateway" : "",
      headers: new Headers(),
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    } as Response;
  };
  return sent;
}

afterEach(clearToken);

describe("call", () => {
  test("sends the stored token and credentials", async () => {
    storeToken("t1");
    const sent = scriptFetch([[200, "{}"]]);
    await call(mine, { params: { id: "7" } } as never);
    expect(sent).toEqual([
      { url: "/api/favorites/check/7", authorization: "Bearer t1", credentials: "include" },
    ]);
  });

  test("sends the JSON content type only with a body", async () => {
    const types: (string | null)[] = [];
    globalThis.fetch = async (_, init) => {
      types.push(new Headers(init?.headers).get("content-type"));
      return plain(200);
    };
    await call(creating, { body: { title: "A lamp" } } as never);
    await call(open, {} as never);
    expect(types).toEqual(["application/json", null]);
  });

  test("refreshes once and retries once after a 401", async () => {
    storeToken("old");
    const sent = scriptFetch([
      [401, "{}"],
      [200, '{"token":"new"}'],
      [200, '{"ok":true}'],
    ]);
    expect(await call(mine, { params: { id: "7" } } as never)).toEqual({ ok: true });
    expect(sent.map((item) => item.url)).toEqual([
      "/api/favorites/check/7",
      "/api/refresh-token",
      "/api/favorites/check/7",
    ]);
    expect(sent[2]?.authorization).toBe("Bearer new");
    expect([localStorage.getItem("authToken"), sessionStorage.getItem("authToken")]).toEqual(["new", "new"]);
  });

  test("retries with a token that another call stored meanwhile, without a refresh", async () => {
    storeToken("old");
    const sent = scriptFetch([
      [401, "{}"],
      [200, "{}"],
    ]);
    const answer = call(mine, { params: { id: "7" } } as never);
    storeToken("new");
    await answer;
    expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer old", "Bearer new"]);
  });

  test("throws the error and clears both storages if the refresh fails", async () => {
    storeToken("old");
    const sent = scriptFetch([
      [401, '{"error":"Your sign-in has expired.","code":"not_signed_in"}'],
      [401, "{}"],
    ]);
    await expect(call(mine, { params: { id: "7" } } as never)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(readToken()).toBeNull();
  });

  test("shares one refresh between calls that fail together", async () => {
    storeToken("old");
    const sent = scriptFetch([
      [401, "{}"],
      [401, "{}"],
      [200, '{"token":"new"}'],
      [200, "{}"],
      [200, "{}"],
    ]);
    await Promise.all([
      call(mine, { params: { id: "1" } } as never),
      call(mine, { params: { id: "2" } } as never),
    ]);
    expect(sent.filter((item) => item.url === "/api/refresh-token")).toHaveLength(1);
  });

  test.each(["any", "cookie"] as const)(
    "sends no token to endpoints for %s and never refreshes for them",
    async (access) => {
      storeToken("t1");
      const sent = scriptFetch([[401, "{}"]]);
      await expect(call({ ...open, access }, {} as never)).rejects.toBeInstanceOf(ApiError);
      expect(sent).toEqual([{ url: "/api/listings", authorization: null, credentials: "include" }]);
    },
  );
});

describe("ApiError", () => {
  test("has the status, a colon, a space, and the response text as its message", () => {
    const error = new ApiError(
      409,
      '{"error":"Taken","code":"conflict","fields":{"email":"Taken"}}',
      "Conflict",
    );
    expect(error.message).toBe('409: {"error":"Taken","code":"conflict","fields":{"email":"Taken"}}');
    expect([error.error, error.sentence, error.code]).toEqual(["Taken", "Taken", "conflict"]);
    expect(error.fields).toEqual({ email: "Taken" });
  });

  test("falls back to the status text, and to 'Server error' in messages for people", () => {
    const error = new ApiError(502, "", "Bad Gateway");
    expect([error.message, error.error, error.sentence]).toEqual([
      "502: Bad Gateway",
      "Server error: 502",
      null,
    ]);
  });
});

describe("endpointUrl", () => {
  test("adds a timestamp only to GET calls on auth and user paths and to fresh calls", () => {
    expect(endpointUrl({ method: "GET", path: "/api/listings" }, {}, { fresh: true })).toMatch(
      /^\/api\/listings\?_t=\d+$/,
    );
    expect(endpointUrl({ method: "POST", path: "/api/listings" }, {}, { fresh: true })).toBe("/api/listings");
    expect(endpointUrl({ method: "GET", path: "/api/user" }, {})).toMatch(/^\/api\/user\?_t=\d+$/);
    expect(endpointUrl({ method: "GET", path: "/api/auth/session" }, {})).toMatch(
      /^\/api\/auth\/session\?_t=\d+$/,
    );
    expect(endpointUrl({ method: "POST", path: "/api/auth/x" }, {})).toBe("/api/auth/x");
    expect(endpointUrl({ method: "GET", path: "/api/favorites/ids" }, {})).toBe("/api/favorites/ids");
    expect(
      endpointUrl({ method: "GET", path: "/api/listings" }, { query: { search: "a b", sort: undefined } }),
    ).toBe("/api/listings?search=a+b");
  });

  test("encodes parameters", () => {
    expect(endpointUrl({ method: "GET", path: "/api/listings/{id}" }, { params: { id: "../user" } })).toBe(
      "/api/listings/..%2Fuser",
    );
  });
});

describe("token store", () => {
  test.each([
    ["localStorage", "authToken"],
    ["localStorage", "token"],
    ["sessionStorage", "authToken"],
    ["sessionStorage", "token"],
  ] as const)("restores from %s under %s", (storage, key) => {
    window[storage].setItem(key, "kept");
    expect(readToken()).toBe("kept");
    clearToken();
    expect(window[storage].getItem(key)).toBeNull();
  });
});

describe("the idempotency key of a creating request", () => {
  const send = (name: string) => call(creating, { body: { name } } as never).catch(() => undefined);

  test("stays the same until a final answer arrives, then changes, and differs for other content", async () => {
    const keys = recordKeys([503, 0, 201, 201, 422, 201]);
    for (const name of ["lamp", "lamp", "lamp", "lamp", "lamp", "lamp", "chair"]) await send(name);
    const [first, ...rest] = keys;
    expect(first).toMatch(/^\d{1,10}(-\d{1,10}){3}$/);
    expect(rest.slice(0, 2)).toEqual([first, first]);
    expect(new Set(keys).size).toBe(5);
  });

  test("stays the same for a double click and after a token refresh", async () => {
    storeToken("t1");
    const keys = recordKeys([201, 201]);
    await Promise.all([send("lamp"), send("lamp")]);
    expect(new Set(keys).size).toBe(1);
    const sent: (string | null)[] = [];
    globalThis.fetch = async (input, init) => {
      if (String(input).endsWith("refresh-token")) return plain(200, { token: "t2" });
      sent.push(new Headers(init?.headers).get("idempotency-key"));
      return plain(sent.length === 1 ? 401 : 201);
    };
    await send("lamp");
    expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
  });

  test("sends the key that the form passes", async () => {
    const keys = recordKeys([201]);
    await call(creating, { body: {} } as never, { idempotencyKey: "mine" });
    expect(keys).toEqual(["mine"]);
  });
});

describe("a page without interaction", () => {
  afterEach(() => void jest.useRealTimers());

  function recordBackground(): boolean[] {
    const marks: boolean[] = [];
    globalThis.fetch = async (input, init) => {
      marks.push(new Headers(init?.headers).has("x-background"));
      const renewed = String(input) === "/api/refresh-token";
      return plain(renewed ? 200 : marks.length === 2 ? 401 : 200, { token: "new" });
    };
    return marks;
  }

  test("marks its requests after a minute, including token refreshes, until the next interaction", async () => {
    jest.useFakeTimers();
    storeToken("old");
    window.dispatchEvent(new Event("pointerdown"));
    const marks = recordBackground();
    await call(mine, { params: { id: "1" } });
    expect(marks).toEqual([false]);
    jest.advanceTimersByTime(61_000);
    await call(mine, { params: { id: "1" } });
    expect(marks).toEqual([false, true, true, true]);
    window.dispatchEvent(new Event("keydown"));
    await call(mine, { params: { id: "1" } });
    expect(marks.at(-1)).toBe(false);
  });
});

describe("a session that the server refuses to refresh", () => {
  test.each([
    [401, 1],
    [503, 0],
  ])("notifies listeners after %i: %i times", async (status, times) => {
    storeToken("old");
    let ends = 0;
    const stop = onSessionEnd(() => (ends += 1));
    globalThis.fetch = async (input) => plain(String(input) === "/api/refresh-token" ? status : 401);
    await expect(call(mine, { params: { id: "1" } })).rejects.toBeInstanceOf(ApiError);
    stop();
    expect(ends).toBe(times);
  });
});
