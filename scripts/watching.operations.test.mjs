import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { catalog } from "@/lib/server/metrics/catalog";
import { eventually } from "../prisma/test/eventually";
import { makeDatabase } from "../prisma/test/own-database.mjs";
import { isBuilt } from "./lib/build.mjs";
import { bundle } from "./lib/bundle.mjs";
import { mustRunNode } from "./lib/child.mjs";
import { inRoot } from "./lib/paths.mjs";
import { freePort } from "./lib/ports.mjs";

// A build takes half a minute on an idle machine, but many times longer next to other tests.
const timeoutMs = 900_000;
jest.setTimeout(timeoutMs);

const token = "a-token-that-only-tests-use";
const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "plaza-watching-"));
const recorder = pathToFileURL(inRoot("prisma/test/loaded-modules.mjs")).href;

const databases = [];
const running = [];

function launch(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: inRoot("."),
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_OPTIONS: `--import ${recorder}`,
      AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
      DATA_DIR: folder,
      DATABASE_PATIENCE: "10",
      QUEUE_WORKERS: "separate",
      RENDERERS: "2",
      ...env,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const ended = new Promise((resolve) => child.once("close", resolve));
  const one = {
    lines: () => output.split("\n").filter(Boolean),
    printed: (text) => eventually(async () => output.includes(text), timeoutMs),
    async stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
  running.push(one);
  return one;
}

async function launchBoth(name, env) {
  const [port, health] = [await freePort(), await freePort()];
  const loaded = join(folder, name);
  const database = await makeDatabase("plaza");
  databases.push(database);
  const all = { ...env, DATABASE_URL: database.url, PORT: String(port), PLAZA_LOADED: loaded };
  const site = launch(["scripts/serve.mjs"], all);
  await site.printed("Plaza is ready");
  const worker = launch(["scripts/tool.mjs", "worker"], { ...all, WORKER_HEALTH_PORT: String(health) });
  await worker.printed("Working on");
  return {
    site,
    worker,
    origin: `http://127.0.0.1:${port}`,
    health: `http://127.0.0.1:${health}`,
    readLoaded() {
      const processes = readFileSync(loaded, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      const names = processes.flatMap(({ modules }) =>
        modules.flatMap((file) => /@opentelemetry\/[\w-]+/.exec(file)?.[0] ?? []),
      );
      const programs = new Set(processes.map(({ program }) => program.split("/").at(-1)));
      return {
        programs: [...programs],
        packages: [...new Set(names)].filter((one) => !one.endsWith("/api")),
      };
    },
  };
}

async function scrape(address, authorization = `Bearer ${token}`) {
  const response = await fetch(address, { headers: { authorization } });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

function valueOf(text, name, labels = {}) {
  const requiredLabels = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const values = text
    .split("\n")
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => requiredLabels.every((part) => line.includes(part)))
    .map((line) => Number(line.split(" ").at(-1)));
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

const typesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^# TYPE (plaza_\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );

beforeAll(async () => {
  if (!isBuilt()) await mustRunNode("The production build", ["scripts/build.mjs"], {});
  await bundle(["scripts/worker.ts"]);
}, timeoutMs);

afterAll(async () => {
  for (const one of running) await one.stop();
  for (const database of databases) await database.remove();
  rmSync(folder, { recursive: true, force: true });
}, timeoutMs);

describe("a site with METRICS_TOKEN", () => {
  let both;
  beforeAll(async () => {
    both = await launchBoth("plain", { METRICS_TOKEN: token });
  }, timeoutMs);

  test("counts the requests of all processes by route, and search results", async () => {
    const { origin } = both;
    let before = "";
    // The second renderer starts once the first one serves, and each runs a search first.
    await eventually(async () => {
      before = (await scrape(`${origin}/api/metrics`)).text;
      return valueOf(before, "plaza_process_up") === 3;
    }, timeoutMs);
    for (const path of [
      "/products",
      "/listings/one",
      "/listings/two",
      "/api/listings?search=zorblax",
      "/wp-login.php",
    ]) {
      await fetch(origin + path);
    }
    const { status, type, text } = await scrape(`${origin}/api/metrics`);
    expect([status, type]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    const grown = (name, labels) => valueOf(text, name, labels) - (valueOf(before, name, labels) ?? 0);
    expect(grown("plaza_http_requests_total", { route: "/products", status: "200" })).toBe(1);
    expect(grown("plaza_http_requests_total", { route: "/listings/{id}", status: "404" })).toBe(2);
    expect(grown("plaza_http_requests_total", { route: "other" })).toBe(1);
    expect(grown("plaza_http_request_duration_seconds_count", { route: "/api/listings" })).toBe(1);
    expect(grown("plaza_searches_total", { match: "none" })).toBe(1);
    expect(grown("plaza_admission_admitted_total", { lane: "search" })).toBe(1);
    expect(valueOf(text, "plaza_process_up")).toBe(3);
    expect(valueOf(text, "plaza_renderers_ready")).toBe(2);
    expect(valueOf(text, "plaza_build_info", { version })).toBe(3);
    expect(valueOf(text, "plaza_database_pool_limit", { process: "renderer-0", pool: "fast" })).toBe(10);
    expect(valueOf(text, "plaza_database_up")).toBe(1);
    expect(text).not.toMatch(/zorblax|listings\/one/);
  });

  test("refuses scrapes without the token", async () => {
    expect((await scrape(`${both.origin}/api/metrics`, "Bearer another")).status).toBe(401);
    expect((await scrape(`${both.health}/metrics`, "")).status).toBe(401);
  });

  test("reports the queue from the site, and tasks from the worker", async () => {
    const { origin, health } = both;
    await eventually(
      async () =>
        valueOf((await scrape(`${health}/metrics`)).text, "plaza_tasks_total", { result: "done" }) > 0,
    );
    const { text } = await scrape(`${origin}/api/metrics`);
    expect(valueOf(text, "plaza_outbox_messages")).toBe(0);
    expect([...text.matchAll(/^plaza_queue_jobs\{task=/gm)].length).toBeGreaterThan(20);
  });

  test("exports every metric of the catalog with its type, except those of a replica", async () => {
    const site = await scrape(`${both.origin}/api/metrics`);
    const worker = await scrape(`${both.health}/metrics`);
    const expected = Object.entries(catalog).filter(([name]) => !name.startsWith("plaza_replica_"));
    const types = Object.fromEntries(expected.map(([name, { type }]) => [name, type]));
    expect({ ...typesIn(site.text), ...typesIn(worker.text) }).toEqual(types);
  });

  test("reports whether the worker is alive and working", async () => {
    const { health } = both;
    expect(await (await fetch(`${health}/health`)).json()).toEqual({ status: "ok" });
    const ready = await fetch(`${health}/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "ready", checks: { worker: "ok", database: "ok", storage: "ok", queue: "ok" }, degraded: [] },
    ]);
    expect((await fetch(`${health}/nothing`)).status).toBe(404);
    await databases.shift().remove();
    await eventually(async () => (await fetch(`${health}/ready`)).status === 503);
    expect((await fetch(`${health}/health`)).status).toBe(200);
    expect(valueOf((await scrape(`${both.origin}/api/metrics`)).text, "plaza_database_up")).toBe(0);
  });

  test("writes one log format with the version in every process", async () => {
    const { site, worker } = both;
    await worker.stop();
    await site.stop();
    const lines = [...site.lines(), ...worker.lines()];
    const entries = lines.map((line) => {
      const { level, time, version: own, ...rest } = JSON.parse(line);
      expect([line, typeof level, own]).toEqual([line, "number", version]);
      expect(new Date(time).toISOString()).toBe(time);
      return rest;
    });
    // From the launcher, the front server, a renderer, and the worker.
    expect(entries).toContainEqual({ msg: expect.stringContaining("Plaza is ready on") });
    expect(entries).toContainEqual(expect.objectContaining({ event: "admission" }));
    expect(entries).toContainEqual(expect.objectContaining({ path: "/api/listings", status: 200 }));
    expect(entries).toContainEqual({ msg: expect.stringContaining("Working on") });
  });

  test("loads nothing of OpenTelemetry's SDK", () => {
    const { programs, packages } = both.readLoaded();
    expect(programs).toEqual(expect.arrayContaining(["server.mjs", "renderer.mjs", "worker.mjs"]));
    expect(packages).toEqual([]);
  });
});

describe("a site with OTEL_EXPORTER_OTLP_ENDPOINT", () => {
  const spans = [];
  let receiver;
  let both;

  beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      const { resourceSpans } = /** @type {any} */ (await json(request));
      for (const { resource, scopeSpans } of resourceSpans) {
        const { value } = resource.attributes.find(({ key }) => key === "service.name");
        spans.push(
          ...scopeSpans
            .flatMap((scope) => scope.spans)
            .map((span) => ({ ...span, path: request.url, service: value.stringValue })),
        );
      }
      response.setHeader("content-type", "application/json").end("{}");
    });
    const port = await freePort();
    await new Promise((resolve) => receiver.listen(port, "127.0.0.1", resolve));
    both = await launchBoth("traced", { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  }, timeoutMs);
  afterAll(() => receiver.close());

  test("sends a request as one trace of the front server, a renderer, and its statements", async () => {
    const foreign = "0af7651916cd43dd8448eb211c80319c";
    await fetch(`${both.origin}/api/listings?search=sofa`, {
      headers: { traceparent: `00-${foreign}-b7ad6b7169203331-01` },
    });
    const isFront = ({ service, name }) => service === "plaza-front" && name === "GET /api/listings";
    await eventually(async () => {
      const id = spans.find(isFront)?.traceId;
      const services = spans.filter(({ traceId }) => traceId === id).map(({ service }) => service);
      return id !== undefined && services.includes("plaza-renderer");
    }, 60_000);
    const root = spans.find(isFront);
    expect(root).toMatchObject({ path: "/v1/traces", kind: 2 });
    // Trace ids of clients are ignored.
    expect(root.traceId).not.toBe(foreign);
    await eventually(
      async () => spans.some(({ name, traceId }) => name === "SELECT" && traceId === root.traceId),
      60_000,
    );
  });

  test("sends the worker's jobs", async () => {
    await eventually(
      async () => spans.some(({ service, name }) => service === "plaza-worker" && name.startsWith("task ")),
      60_000,
    );
  });

  test("loads the SDK, and serves no metrics without a token", async () => {
    expect((await scrape(`${both.origin}/api/metrics`)).status).toBe(404);
    await both.worker.stop();
    await both.site.stop();
    expect(both.readLoaded().packages).toEqual(
      expect.arrayContaining(["@opentelemetry/sdk-trace-node", "@opentelemetry/exporter-trace-otlp-http"]),
    );
  });
});
