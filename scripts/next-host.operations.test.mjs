/** @database demo */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cloneCheckout } from "../prisma/test/clone.mjs";
import { eventually } from "../prisma/test/eventually";
import { mustRunNode } from "./lib/child.mjs";
import { demoPassword } from "./lib/demo.mjs";
import { freePort } from "./lib/ports.mjs";

// Packages and a build take two minutes on an idle machine, but many times longer next to other tests.
const timeoutMs = 1_800_000;
jest.setTimeout(timeoutMs);

let clone;
let settings;
let origin;
let site;

async function run(command, env = {}) {
  const { code, output } = await clone.run(command.split(" "), { NEXT_TELEMETRY_DISABLED: "1", ...env });
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
}

// `npx` exits on a signal without forwarding it.
const next = ["node_modules/.bin/next", "start"];

async function start(env = {}) {
  const own = { ...settings, ...env };
  const started = clone.launch(next, own);
  await started.printed(/Ready in/);
  // Next listens before the site is loaded, so a health check must wait.
  expect((await fetch(`http://localhost:${own.PORT}/api/health`)).status).toBe(200);
  return started;
}

async function stop(started) {
  started.child.kill("SIGTERM");
  await started.ended;
}

beforeAll(async () => {
  clone = cloneCheckout({ packages: false });
  await run("npm ci --include=dev");
  await run("npx next build");
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  settings = {
    AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
    DATABASE_URL: process.env.DATABASE_URL,
    DATABASE_PATIENCE: "10",
    DATA_DIR: process.env.DATA_DIR,
    PORT: port,
  };
  await run("npm run migrate", settings);
  site = await start();
}, timeoutMs);

afterAll(async () => {
  if (site) await stop(site);
  clone.remove();
}, timeoutMs);

/**
 * @param {string} path
 * @param {{ cookie?: string, headers?: object, body?: object }} [options]
 */
async function ask(path, options = {}) {
  const { cookie = "", headers = {}, body } = options;
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}${path}`, {
    method: body ? "POST" : "GET",
    headers: { origin, cookie, ...(body && !isForm && { "content-type": "application/json" }), ...headers },
    body: isForm || !body ? body : JSON.stringify(body),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { status: answer.status, headers: answer.headers, cookie: cookies.join("; "), answer };
}

async function signIn(username) {
  const { status, cookie } = await ask("/api/login", { body: { username, password: demoPassword } });
  expect(status).toBe(200);
  return cookie;
}

async function firstListing() {
  const [listing] = await (await ask("/api/listings?category=products")).answer.json();
  return listing;
}

test("serves public pages with their content and the headers of every page", async () => {
  const { id, title } = await firstListing();
  const pages = {
    "/": "</h1>",
    "/products": "</h1>",
    [`/listings/${id}`]: title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"),
    "/jobs": "</h1>",
    "/privacy-policy": "</h1>",
    "/auth": "</form>",
    "/~offline": "</h1>",
  };
  for (const [path, text] of Object.entries(pages)) {
    const { status, headers, answer } = await ask(path);
    expect([path, status, (await answer.text()).includes(text)]).toEqual([path, 200, true]);
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("strict-transport-security")).toBe(false);
  }
  expect((await ask("/nothing-here")).status).toBe(404);
  expect((await ask("/listings/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("serves files for search engines, the manifest, and the probes", async () => {
  const types = {
    "/robots.txt": "text/plain",
    "/sitemap.xml": "application/xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/api/openapi.json": "application/json",
    "/api/health": "application/json",
    "/api/ready": "application/json",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("content-type")?.split(";")[0]]).toEqual([path, 200, type]);
  }
});

test("opens the desk to a signed-in vendor, not to a visitor or a customer", async () => {
  const vendor = await signIn("demo-vendor");
  const desk = await ask("/vendor", { cookie: vendor });
  expect([desk.status, (await desk.answer.text()).includes("</h1>")]).toEqual([200, true]);
  const session = await (await ask("/api/auth/session", { cookie: vendor })).answer.json();
  expect(session.user.role).toBe("vendor");
  const visitor = await ask("/vendor");
  expect([visitor.status, visitor.headers.get("location")]).toEqual([307, "/auth?next=%2Fvendor"]);
  expect((await ask("/vendor", { cookie: await signIn("demo-customer") })).status).toBe(403);
  expect((await ask("/admin", { cookie: await signIn("demo-admin") })).status).toBe(200);
});

test("serves an uploaded picture, and sends a mail from the queue", async () => {
  const person = {
    role: "customer",
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@plaza.example",
    phone: "(512) 555-0143",
    username: "annlee",
    password: "a-password-of-a-test-7",
  };
  const registered = await ask("/api/register", { body: person });
  expect(registered.status).toBe(201);
  const body = new FormData();
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } });
  body.set("file", new File([await picture.jpeg().toBuffer()], "teal.jpg", { type: "image/jpeg" }));
  const uploaded = await ask("/api/uploads", { cookie: registered.cookie, body });
  const shown = await ask((await uploaded.answer.json()).url);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const folder = join(settings.DATA_DIR, "mail");
  const read = () => readdirSync(folder).filter((name) => name.endsWith(".json"));
  const isToAnn = (name) => readFileSync(join(folder, name), "utf8").includes("ann@plaza.example");
  await eventually(async () => read().some(isToAnn), 60_000);
});

test("revalidates the worker script each time, with the names of files of this build", async () => {
  const { status, headers, answer } = await ask("/sw.js");
  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=0"]);
  expect(headers.get("content-type")).toContain("javascript");
  const found = (await answer.text()).matchAll(/"?url"?:\s*"(\/[^"]+)"/g);
  const addresses = [...found].map(([, address]) => String(address));
  expect(addresses).toContain("/~offline");
  const built = addresses.filter((address) => address.startsWith("/_next/static/"));
  expect(built.length).toBe(addresses.length - 1);
  expect(built.length).toBeGreaterThan(2);
  const page = await (await ask("/~offline")).answer.text();
  expect(built.filter((address) => !address.endsWith(".woff2") && !page.includes(address))).toEqual([]);
  for (const address of built) {
    const file = await ask(address);
    expect([address, file.status, file.headers.get("cache-control")]).toEqual([
      address,
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
});

test("registers the worker in a browser, which shows the offline page without a network", async () => {
  const output = await mustRunNode("The visit", ["prisma/test/worker-visit.mjs", origin]);
  expect(JSON.parse(output)).toEqual({ script: `${origin}/sw.js`, heading: "You’re offline" });
});

test("uses https behind an https proxy, and redirects to its own address", async () => {
  const port = String(await freePort());
  const secure = await start({ PORT: port, APP_URL: "https://plaza.example", TRUSTED_PROXIES: "1" });
  const headers = {
    host: "plaza.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.7",
  };
  const get = (path) => fetch(`http://localhost:${port}${path}`, { headers, redirect: "manual" });
  expect((await get("/")).headers.get("strict-transport-security")).toBe("max-age=63072000");
  const guarded = await get("/vendor");
  expect([guarded.status, guarded.headers.get("location")]).toEqual([307, "/auth?next=%2Fvendor"]);
  await stop(secure);
});

test("sends live events at once, and ends their streams on a signal", async () => {
  const port = String(await freePort());
  const other = await start({ PORT: port });
  const cookie = await signIn("demo-customer");
  const stream = await fetch(`http://localhost:${port}/api/events`, { headers: { cookie } });
  const body = /** @type {ReadableStream} */ (stream.body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^retry: /);
  other.child.kill("SIGTERM");
  for (let part = await reader.read(); !part.done; part = await reader.read());
  await other.ended;
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
});

test("ends a start without a database with one readable list", async () => {
  const { code, output } = await clone.run(next, { PORT: String(await freePort()) });
  expect([code, output]).toEqual([1, expect.stringContaining("DATABASE_URL: missing")]);
});
