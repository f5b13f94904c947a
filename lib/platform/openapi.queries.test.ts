import { readFileSync } from "node:fs";
import path from "node:path";
import { allEndpoints } from "./rules";
import { inputShape } from "@/prisma/test/schemas";

jest.mock("@/lib/server/site", () => ({
  getSite: () => Promise.resolve({ name: "Corner Market", contactEmail: "help@market.example" }),
}));

type Answer = { $ref?: string; headers?: object; content?: object };
type Operation = {
  security: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: object };
  responses: Record<string, Answer>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: { session: { name: string } }; responses: Record<string, Answer> };
};

const root = path.resolve(__dirname, "../..");

async function readDocument(appUrl = "http://localhost:3000"): Promise<Document> {
  process.env.APP_URL = appUrl;
  jest.resetModules();
  const { getOpenapiDocument } = await import("./openapi.queries");
  return (await getOpenapiDocument()) as unknown as Document;
}

let document: Document;

beforeAll(async () => {
  document = await readDocument();
});

const operationOf = (method: string, address: string) => document.paths[address]![method.toLowerCase()]!;

function successOf({ responses }: Operation): [string, Answer] {
  return Object.entries(responses).find(([status]) => /^[23]/.test(status))!;
}

function headersOf({ parameters = [] }: Operation): string[] {
  return parameters.filter((one) => one.in === "header").map(({ name }) => name);
}

function handlerOf({ method, path: address }: { method: string; path: string }): string {
  const file = path.join(root, "app", address.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
  return readFileSync(file, "utf8").split(`export const ${method} =`)[1]!.split("export const")[0]!;
}

test.each([
  ["http://localhost:3000", "next-auth.session-token"],
  ["https://market.example", "__Secure-next-auth.session-token"],
])("documents the session cookie that %s sets", async (appUrl, name) => {
  expect((await readDocument(appUrl)).components.securitySchemes.session.name).toBe(name);
});

const session = { session: [] };
const bearer = { bearer: [] };

test.each([
  ["POST", "/api/login", []],
  ["POST", "/api/refresh-token", [session]],
  ["GET", "/api/user", [session, bearer]],
  ["GET", "/api/auth/session", [{}, session, bearer]],
  ["GET", "/api/listings", [{}, session, bearer, { apiKey: [] }]],
  ["GET", "/api/favorites", [session, bearer, { apiKey: [] }]],
  ["POST", "/api/profile/password", [session, bearer]],
])("documents the access to %s %s", (method, address, security) => {
  expect(operationOf(method, address).security).toEqual(security);
});

test.each([
  ["GET", "/api/unsubscribe/{token}", "303", []],
  ["GET", "/clear-cache-helper.jpg", "200", ["image/jpeg"]],
  ["GET", "/images/{file}", "200", ["image/avif", "image/webp"]],
  ["GET", "/sitemap.xml", "200", ["application/xml"]],
  ["GET", "/api/events", "200", ["text/event-stream"]],
  ["GET", "/api/viewings/{id}", "200", ["text/calendar"]],
  ["GET", "/api/listings/export", "200", ["text/csv"]],
  ["GET", "/api/deals/export", "200", ["text/csv"]],
  ["GET", "/api/listings/import/{id}/errors", "200", ["text/csv"]],
  ["GET", "/api/documents/{id}", "200", ["application/pdf", "image/webp"]],
  ["GET", "/api/listings", "200", ["application/json"]],
  ["POST", "/api/listings", "201", ["application/json"]],
])("documents the answer of %s %s", (method, address, status, media) => {
  const [found, { content = {} }] = successOf(operationOf(method, address));
  expect([found, Object.keys(content)]).toEqual([status, media]);
});

test("documents the target of each redirect, and of nothing else", () => {
  const moving = Object.entries(document.paths).filter(([, methods]) =>
    Object.values(methods).some((one) => "Location" in (successOf(one)[1].headers ?? {})),
  );
  expect(moving.map(([address]) => address)).toEqual(["/api/auth/callback/oidc", "/api/unsubscribe/{token}"]);
});

test.each([
  ["/api/webhooks/stripe", ["application/json"]],
  ["/api/unsubscribe/{token}", ["application/x-www-form-urlencoded"]],
  ["/api/uploads", ["multipart/form-data"]],
  ["/api/login", ["application/json"]],
  ["/api/logout", []],
])("documents the body of POST %s", (address, media) => {
  expect(Object.keys(operationOf("POST", address).requestBody?.content ?? {})).toEqual(media);
});

test("documents paging headers for exactly the paged lists", () => {
  const wrong = allEndpoints.filter((endpoint) => {
    const [, { headers = {} }] = successOf(operationOf(endpoint.method, endpoint.path));
    const isPaged = "Link" in headers && "X-Total-Count" in headers;
    return isPaged !== /\bpage(Reply|Headers)\(/.test(handlerOf(endpoint));
  });
  expect(wrong.map(({ path: address }) => address)).toEqual([]);
  expect(allEndpoints.filter(({ paged }) => paged).length).toBeGreaterThan(20);
});

test("documents the search headers of the listing list", () => {
  const [, response] = successOf(operationOf("GET", "/api/listings"));
  const headers: Record<string, unknown> = { ...response.headers };
  const searchHeaders = ["Corrected", "Missing", "Partial", "Lacking", "Exact", "Mentions"].map(
    (name) => `X-Search-${name}`,
  );
  expect(Object.keys(headers)).toEqual(["Link", "X-Total-Count", ...searchHeaders]);
  expect(JSON.stringify(headers["X-Total-Count"])).toMatch(/Close matches are not in it/);
});

test("documents Retry-After for every 429 and 503", () => {
  for (const { method, path: address } of allEndpoints) {
    for (const status of ["429", "503"]) {
      const { $ref = "" } = operationOf(method, address).responses[status] ?? {};
      const { headers } = document.components.responses[$ref.split("/").at(-1)!]!;
      expect(Object.keys(headers ?? {})).toEqual(["Retry-After"]);
    }
  }
});

test("documents If-Match for exactly the edits with a version or updatedAt", async () => {
  const known: string[] = [];
  const taking: string[] = [];
  for (const endpoint of allEndpoints.filter(({ method }) => method === "PATCH" || method === "PUT")) {
    const { body } = await endpoint.schemas();
    const { properties = {} } = body ? (inputShape(body) as { properties?: object }) : {};
    const name = `${endpoint.method} ${endpoint.path}`;
    if ("version" in properties || "updatedAt" in properties) known.push(name);
    if (headersOf(operationOf(endpoint.method, endpoint.path)).includes("If-Match")) taking.push(name);
  }
  expect(taking).toEqual(known);
  expect(known).toEqual(expect.arrayContaining(["PATCH /api/listings/{id}", "PATCH /api/jobs/{id}"]));
});
