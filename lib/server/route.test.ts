import { z } from "zod";
import { AppError } from "@/lib/shared/app-error";
import { endpoint } from "@/lib/shared/endpoint";
import { log } from "./log";
import { reply, route, unknownPath } from "./route";

const echo = endpoint({
  method: "POST",
  path: "/api/echo/{id}",
  summary: "Test",
  access: "any",
  schemas: async () => ({
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    body: z.object({ name: z.string().min(2, "Name is too short") }),
    response: z.object({ name: z.string(), page: z.number() }),
  }),
});

const id = "0190b6a0-0000-7000-8000-000000000001";
const handle = route(echo, ({ body, query }) => ({ ...body, page: query.page, secret: "not in the schema" }));

function post(
  body: BodyInit,
  options: { headers?: HeadersInit; query?: string; id?: string } = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/echo/x${options.query ?? ""}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...options.headers },
    body,
  });
  return handle(request, { params: Promise.resolve({ id: options.id ?? id }) });
}

describe("route", () => {
  test("answers with only the fields of the response schema", async () => {
    const response = await post('{"name":"Ann"}', { query: "?page=3&_t=17" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ name: "Ann", page: 3 });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("answers HEAD without a body, and closes the stream that GET would have", async () => {
    const cancel = jest.fn();
    const stream = route({ ...echo, method: "GET", schemas: async () => ({}) }, () => {
      return new Response(new ReadableStream({ cancel }), { headers: { "content-type": "text/plain" } });
    });
    const response = await stream(new Request("http://localhost:3000/api/echo/x", { method: "HEAD" }));
    expect([response.body, response.headers.get("content-type")]).toEqual([null, "text/plain"]);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test("logs one line per request, and none for quiet endpoints", async () => {
    const [info, debug] = [jest.spyOn(log, "info"), jest.spyOn(log, "debug")];
    await post('{"name":"Ann"}');
    expect(info).toHaveBeenCalledWith(expect.objectContaining({ path: "/api/echo/{id}", status: 200 }));
    const quiet = route({ ...echo, quiet: true, schemas: async () => ({}) }, () => undefined);
    await quiet(new Request("http://localhost:3000/api/echo/x", { method: "POST" }));
    expect(info).toHaveBeenCalledTimes(1);
    expect(debug).toHaveBeenCalledTimes(1);
  });

  test("explains an invalid address in words", async () => {
    const { body, status } = await post('{"name":"Ann"}', { query: "?page=0" }).then(async (response) => ({
      body: (await response.json()) as unknown,
      status: response.status,
    }));
    const message = "Page must be at least 1";
    expect([status, body]).toEqual([400, { error: message, code: "bad_request", fields: { page: message } }]);
  });

  test("uses the first of several values, and refuses any with a NUL", async () => {
    expect(await (await post('{"name":"Ann"}', { query: "?page=&page=4&page=9" })).json()).toMatchObject({
      page: 4,
    });
    expect((await post('{"name":"Ann"}', { query: "?page=4&page=%00" })).status).toBe(400);
  });

  test("58: leaves out half of a character cut in two", async () => {
    expect(await (await post('{"name":"Ann \\ud83d\\ude00\\ud83d"}')).json()).toMatchObject({
      name: "Ann 😀",
    });
  });

  test("treats an empty query value as absent", async () => {
    expect(await (await post('{"name":"Ann"}', { query: "?page=" })).json()).toEqual({
      name: "Ann",
      page: 1,
    });
  });

  test.each([
    ["broken JSON", "{", 400],
    ["an empty body", "", 400],
    ["null", "null", 400],
    ["an array", "[]", 400],
    ["a string", '"x"', 400],
    ["invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400],
    ["a body nested 30 deep", `{"name":${"[".repeat(30)}${"]".repeat(30)}}`, 400],
    [
      "a body nested 21 deep, with brackets in its texts",
      `{"[[[\\"":${"[ ".repeat(20)}${"]".repeat(20)}}`,
      400,
    ],
    ["a body nested 10,000 deep", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, 400],
    ["a body of 33 KB", JSON.stringify({ name: "x".repeat(33 * 1024) }), 413],
    ["2,001 numbers", `{"name":[${"0,".repeat(1998)}0]}`, 413],
    ["2,001 empty objects", `{"name":[${"{},".repeat(1998)}{}]}`, 413],
    ["2,001 empty lists on their own lines", `{"name":[\n${"[ ]\n, ".repeat(1998)}[]]}`, 413],
    ["2,001 nested lists", `{"name":[${"[[]],".repeat(999)}[[]]]}`, 413],
    ["2,001 keys", `{${Array.from({ length: 2000 }, (_, key) => `"${key}":1`).join()}}`, 413],
    ["a body of 10 MB", JSON.stringify({ name: "x".repeat(10 * 1024 * 1024) }), 413],
    ["a broken rule", '{"name":"A"}', 422],
  ])("40: refuses %s with its status", async (_name, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const answer: unknown = await response.json();
    expect(answer).toEqual({
      error: expect.any(String),
      code: expect.any(String),
      ...(status === 422 ? { fields: { name: "Name is too short" } } : {}),
    });
  });

  test.each([
    ["2,000 values", `{"name":"Ann","more":[${"{},".repeat(1996)}[]]}`],
    ["brackets in texts", JSON.stringify({ name: "Ann", more: `\\"${"[{,".repeat(5000)}` })],
    ["20 levels", `{"name":"Ann","more":${"[".repeat(19)}${"]".repeat(19)}}`],
  ])("accepts %s", async (_name, body) => {
    expect((await post(body)).status).toBe(200);
  });

  test("accepts larger bodies for endpoints that allow them", async () => {
    const wide = route({ ...echo, maxBytes: 64 * 1024, maxNodes: 4000 }, () => ({ name: "Ann", page: 1 }));
    const body = `{"name":"Ann","more":[${"12345678901234,".repeat(3500)}0]}`;
    const ask = (text: string) =>
      wide(
        new Request("http://localhost:3000/api/echo/x", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: text,
        }),
        { params: Promise.resolve({ id }) },
      );
    expect((await ask(body)).status).toBe(200);
    expect((await ask(body.replace("[", `[${"1,".repeat(500)}`))).status).toBe(413);
  });

  test("names the first 50 fields that are wrong", async () => {
    const schema = z.object({ many: z.array(z.string("Text, please")) });
    const many = route({ ...echo, schemas: async () => ({ body: schema }) }, () => undefined);
    const response = await many(
      new Request("http://localhost:3000/api/echo/x", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ many: Array(1000).fill(0) }),
      }),
    );
    const { fields } = (await response.json()) as { fields: object };
    expect([response.status, Object.keys(fields).length]).toEqual([422, 50]);
  });

  test("stops reading a body without a declared length at the limit", async () => {
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    const request = new Request("http://localhost:3000/api/echo/x", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    const response = await handle(request, { params: Promise.resolve({ id }) });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(12);
  });

  test.each(["\u200b\u200b", "\u2060", "\u3164\u3164", "\u2800\u2800", "\u0085\u0085", "\u200c\u200d"])(
    "treats %j as empty text",
    async (name) => {
      const response = await post(JSON.stringify({ name }));
      expect([response.status, await response.json()]).toEqual([
        422,
        expect.objectContaining({ fields: { name: "Name is too short" } }),
      ]);
    },
  );

  test.each([
    ["a text", { name: "a\u0000b" }, "name"],
    ["a text in a list", { name: "Ann", tags: ["a", { label: "\u0000" }] }, "tags.1.label"],
    ["a key", { name: "Ann", details: { "a\u0000b": 1 } }, "details"],
    ["a key of the body", { "\u0000": 1 }, "body"],
  ])("58: names the field of a NUL character in %s", async (_name, body, field) => {
    const response = await post(JSON.stringify(body));
    const message = "This contains a character that can’t be stored.";
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: message, code: "rule_broken", fields: { [field]: message } },
    ]);
  });

  test("refuses a form content type with 415", async () => {
    const response = await post("name=Ann", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(415);
  });

  test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])(
    "18: refuses %s with 415 even if no body is read",
    async (type) => {
      const bodyless = route({ ...echo, schemas: async () => ({}) }, () => undefined);
      const ask = (headers: HeadersInit, body?: string) =>
        bodyless(new Request("http://localhost:3000/api/echo/x", { method: "POST", headers, body }));
      expect((await ask({ "content-type": type }, "a=b")).status).toBe(415);
      expect((await ask({ "content-type": type })).status).toBe(415);
      expect((await ask({})).status).toBe(200);
      expect((await ask({ "content-type": "Application/JSON; charset=utf-8" }, "{}")).status).toBe(200);
    },
  );

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site", origin: "http://localhost:3000" }],
  ])("18: refuses a write from another site: %j", async (headers) => {
    expect((await post('{"name":"Ann"}', { headers })).status).toBe(403);
  });

  test.each([[{ origin: "http://localhost:3000" }], [{ "sec-fetch-site": "same-origin" }]])(
    "accepts a write from its own site: %j",
    async (headers) => {
      expect((await post('{"name":"Ann"}', { headers })).status).toBe(200);
    },
  );

  test("names the wrong parameter with 400", async () => {
    const response = await post('{"name":"Ann"}', { id: "42" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "bad_request", fields: { id: expect.any(String) } });
  });

  test("refuses a NUL character in the query", async () => {
    expect((await post('{"name":"Ann"}', { query: "?page=%00" })).status).toBe(400);
  });

  test("maps a known error to its status, body, and Retry-After", async () => {
    const limited = route({ ...echo, schemas: async () => ({}) }, () => {
      throw new AppError("too_many", "Slow down.", { retryAfterSeconds: 7 });
    });
    const response = await limited(new Request("http://localhost:3000/api/echo/x", { method: "POST" }));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("7");
    expect(await response.json()).toEqual({ error: "Slow down.", code: "too_many" });
  });

  test("40: hides an unknown error behind a plain 500", async () => {
    const broken = route({ ...echo, schemas: async () => ({}) }, () => {
      throw new Error("SELECT secret FROM users");
    });
    const response = await broken(new Request("http://localhost:3000/api/echo/x", { method: "POST" }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("SELECT");
  });

  test("40: answers 503 when the database is down", async () => {
    const down = route({ ...echo, schemas: async () => ({}) }, () => {
      throw Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
    });
    const response = await down(new Request("http://localhost:3000/api/echo/x", { method: "POST" }));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });

  test("requires sign-in unless the endpoint is open", async () => {
    const closed = route({ ...echo, access: "member", schemas: async () => ({}) }, () =>
      reply(undefined, {}),
    );
    const response = await closed(new Request("http://localhost:3000/api/echo/x", { method: "POST" }));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "not_signed_in" });
  });

  test("answers an unknown path with a JSON 404", async () => {
    const response = await unknownPath();
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "There is nothing at this address.", code: "not_found" });
  });
});
