import { readdirSync, readFileSync } from "node:fs";
import { allEndpoints } from "@/lib/platform/rules";
import { raw, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { GET as document } from "@/app/api/openapi.json/route";
import { stopQueue } from "@/lib/server/workers";
import { denialMessage, groupRoles, type Role } from "@/lib/shared/access";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createPerson, type PersonOptions } from "@/prisma/test/people";
import { startSession } from "./sessions/sessions.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

type Person = { role: Role; approved: boolean; suspended?: true } | null;

/** Everybody of the matrix: what they are to the site, and how they come to be. */
const people = {
  "signed out": { viewer: null, options: null },
  customer: { viewer: { role: "customer", approved: true }, options: {} },
  "pending vendor": { viewer: { role: "vendor", approved: false }, options: { vendorStatus: "pending" } },
  "rejected vendor": { viewer: { role: "vendor", approved: false }, options: { vendorStatus: "rejected" } },
  "approved vendor": { viewer: { role: "vendor", approved: true }, options: { vendorStatus: "approved" } },
  "suspended vendor": {
    viewer: { role: "vendor", approved: false, suspended: true },
    options: { vendorStatus: "suspended" },
  },
  // Was signed in when the suspension came: to every endpoint nobody is there.
  "suspended person": { viewer: null, options: {} },
  admin: { viewer: { role: "admin", approved: true }, options: { role: "admin" } },
} satisfies Record<string, { viewer: Person; options: PersonOptions | null }>;

type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

const samples: Record<string, string> = {
  id: "01890000-0000-7000-8000-00000000abcd",
  userId: "01890000-0000-7000-8000-00000000abcd",
  action: "approve",
  position: "top",
  key: "site_logo",
  file: `${"0".repeat(32)}-320.webp`,
  name: "listings-0.xml",
  token: "a".repeat(43),
};

function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

/** The refusal that the declaration stands for, or null where it lets this person in. */
function refusalOf(endpoint: Endpoint, viewer: Person): { status: number; error: string } | null {
  const { access, approved } = endpoint;
  if (access === "any" || access === "optional" || access === "cookie") return null;
  if (!viewer) return { status: 401, error: "Please sign in to continue." };
  const roles = groupRoles[access];
  if (!roles.includes(viewer.role)) return { status: 403, error: denialMessage(roles) };
  const isEnough = viewer.approved || (approved === "or_suspended" && viewer.suspended);
  if (approved && !isEnough) {
    return { status: 403, error: "Your vendor account isn’t approved yet." };
  }
  return null;
}

async function arrive(who: Who): Promise<Browser> {
  const { options } = people[who];
  const browser = createBrowser();
  if (!options) return browser;
  const { id: userId } = await createPerson(options);
  const { cookies } = await startSession({ userId, remember: false, headers: new Headers() });
  for (const line of cookies) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    browser.cookies.set(name, value);
  }
  if (who === "suspended person") {
    await rows(sql`UPDATE users SET status = 'suspended', suspended_at = now() WHERE id = ${userId}::uuid`);
  }
  return browser;
}

function paramsOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.map((name) => {
      if (!samples[name]) throw new Error(`say in samples what {${name}} of ${path} looks like`);
      return [name, samples[name]];
    }),
  );
}

type Documented = { headers?: object; content?: object };
type ApiDocument = { paths: Record<string, Record<string, { responses: Record<string, Documented> }>> };

/** What the published document says of the success of an endpoint. */
async function readDocumented({ method, path }: Endpoint) {
  const { body } = await createBrowser().get(document, "/api/openapi.json");
  const { responses } = (body as unknown as ApiDocument).paths[path]![method.toLowerCase()]!;
  const [status, { headers = {}, content = {} }] = Object.entries(responses)[0]!;
  return {
    status: Number(status),
    media: Object.keys(content),
    isPaged: "X-Total-Count" in headers,
    isElsewhere: "Location" in headers,
  };
}

/** The same of an answer. */
function factsOf(headers: Headers, status: number): Awaited<ReturnType<typeof readDocumented>> {
  const [media] = headers.get("content-type")?.split(";") ?? [];
  return {
    status,
    media: media ? [media] : [],
    isPaged: headers.has("x-total-count"),
    isElsewhere: headers.has("location"),
  };
}

type As = { body?: unknown; headers?: Record<string, string> };

async function send(endpoint: Endpoint, browser: Browser, as: As = {}) {
  const file = endpoint.path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
  const handler = handlers[endpoint.method];
  if (!handler) throw new Error(`${nameOf(endpoint)} has no handler`);
  const params = paramsOf(endpoint.path);
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  const body = method === "get" ? undefined : {};
  return browser[method](handler, address, { params, body, ...as });
}

const lasting = new Map<Who, Promise<Browser>>();

/** The same person each time, for what changes nothing of anybody. */
function arriveAgain(who: Who): Promise<Browser> {
  const known = lasting.get(who) ?? arrive(who);
  lasting.set(who, known);
  return known;
}

/** Nobody's data: what limits count, and the gazetteer, whose rows are too many to be read for each endpoint. */
const nobodys = ["rate_limits", "places", "place_zips"];

/** A row as text. A session notes once a minute that it is in use, whatever it is used for. */
const rowOf = (table: string) => (table === "sessions" ? "(to_jsonb(t) - 'last_used_at')::text" : "t::text");

/** Of every table a fingerprint of all its rows, in no order: to sort them takes twenty times as long. */
async function fingerprints(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(sql`
    SELECT table_name::text AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL(${nobodys})`);
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, concat_ws(' ', count(*), sum(hashtextextended(${rowOf(name)}, 0))) AS print FROM "${name}" t`,
  );
  const found = await rows<{ name: string; print: string }>(sql`${raw(parts.join(" UNION ALL "))}`);
  return Object.fromEntries(found.map(({ name, print }) => [name, print]));
}

describe("the matrix of people and endpoints", () => {
  test("knows every handler there is", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const handled = files.flatMap((file) => {
      if (!file.endsWith("/route.ts") || file.includes("[...")) return [];
      const path = `/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`;
      const methods = readFileSync(`app/${file}`, "utf8").matchAll(
        /^export const (GET|POST|PUT|PATCH|DELETE)\b/gm,
      );
      return [...methods].map(([, method]) => `${method} ${path}`);
    });
    expect(allEndpoints.map(nameOf).sort()).toEqual(handled.sort());
  });

  describe.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s",
    (_, endpoint) => {
      const refused = everybody.filter((who) => refusalOf(endpoint, people[who].viewer));
      const welcome = everybody.filter((who) => !refused.includes(who));

      test(`refuses ${refused.join(", ") || "nobody"} and changes nothing`, async () => {
        const browsers = await Promise.all(refused.map(arriveAgain));
        const before = await fingerprints();
        for (const [index, who] of refused.entries()) {
          const { status, body } = await send(endpoint, browsers[index] ?? createBrowser());
          const expected = refusalOf(endpoint, people[who].viewer);
          expect({ who, status, error: body.error }).toEqual({ who, ...expected });
        }
        expect(await fingerprints()).toEqual(before);
      });

      const reads = endpoint.method === "GET";
      test(`lets ${welcome.join(", ")} in${reads ? ", and changes nothing" : ""}`, async () => {
        const browsers = await Promise.all(welcome.map(reads ? arriveAgain : arrive));
        const documented = await readDocumented(endpoint);
        const before = reads ? await fingerprints() : null;
        for (const [index, who] of welcome.entries()) {
          const { status, headers } = await send(endpoint, browsers[index] ?? createBrowser());
          const asks = endpoint.credentials !== undefined && people[who].viewer === null;
          expect({ who, refused: status === 401, denied: status === 403 }).toEqual({
            who,
            refused: asks,
            denied: false,
          });
          expect(status).toBeLessThan(500);
          if (status < 400) expect(factsOf(headers, status)).toEqual(documented);
        }
        if (before) expect(await fingerprints()).toEqual(before);
      });
    },
  );
});

describe("a form of another page", () => {
  const forms = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", ""];
  const writes = allEndpoints.filter(({ method, body }) => method !== "GET" && body !== "raw");

  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "is refused by %s, which changes nothing",
    async (_, endpoint) => {
      const welcome = everybody.find((who) => people[who].viewer && !refusalOf(endpoint, people[who].viewer));
      const browser = await arriveAgain(welcome ?? "signed out");
      const before = await fingerprints();
      for (const type of forms) {
        if (endpoint.body === "multipart" && type.startsWith("multipart")) continue;
        const answer = await send(endpoint, browser, { headers: { "content-type": type } });
        expect({ type, status: answer.status }).toEqual({ type, status: 415 });
        const foreign = { "content-type": type, origin: "https://evil.example" };
        expect((await send(endpoint, browser, { headers: foreign })).status).toBe(403);
      }
      const foreign = { body: new FormData(), headers: { origin: "https://evil.example" } };
      expect((await send(endpoint, browser, foreign)).status).toBe(403);
      expect(await fingerprints()).toEqual(before);
    },
  );
});
