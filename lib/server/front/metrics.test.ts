import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppError } from "@/lib/shared/app-error";
import { eventually } from "@/prisma/test/eventually";
import { allReady, start } from "@/prisma/test/renderers";
import { createMeter } from "../metrics/meter";
import { createAdmissionControl } from "./admission";
import { refuseRequest } from "./failure";
import { createMetricsAnswer, registerFrontMetrics } from "./metrics";
import { createPageCache } from "./page-cache";
import type { Renderers } from "./renderers";
import { createStreams } from "./streams";
import { createCounters } from "./counters";

const token = "a-token-of-a-test";
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function serve(renderers: Renderers, options: { token?: string } = { token }) {
  const meter = createMeter();
  const counters = createCounters();
  const admission = createAdmissionControl({ timeoutFactor: 1, renderers: 1 });
  const [cache, streams] = [createPageCache({ maxBytes: 1000 }), createStreams({ https: false })];
  registerFrontMetrics(meter, { admission, cache, streams, counters, renderers });
  const metrics = createMetricsAnswer({
    path: "/api/metrics",
    token: options.token,
    meter,
    renderers,
    headers: [["x-own", "yes"]],
    within: 500,
  });
  const server = createServer((request, response) => {
    metrics.respond(request, response).catch((error: AppError) => {
      refuseRequest(request, response, { siteName: "Plaza", error });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/metrics`;
  async function scrape(authorization = `Bearer ${token}`): Promise<{ status: number; lines: string[] }> {
    const response = await fetch(address, { headers: { authorization } });
    return { status: response.status, lines: (await response.text()).split("\n") };
  }
  return { scrape, counters, door: admission };
}

test("collects the metrics of all processes under their names, and those of the site once", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { scrape, counters } = await serve(renderers);
  for (const how of ["hit", "hit", "miss"] as const) counters.countPage(how);
  const { status, lines } = await scrape();
  expect(status).toBe(200);
  expect(lines).toEqual(
    expect.arrayContaining([
      'plaza_process_up{process="front"} 1',
      'plaza_process_up{process="renderer-0"} 1',
      'plaza_process_up{process="renderer-1"} 1',
      'plaza_searches_total{process="renderer-0",match="exact"} 1',
      'plaza_searches_total{process="renderer-1",match="exact"} 1',
      'plaza_page_cache_requests_total{process="front",result="hit"} 2',
      'plaza_page_cache_requests_total{process="front",result="miss"} 1',
      'plaza_admission_waiting{process="front",lane="search"} 0',
      'plaza_renderers_ready{process="front"} 2',
      'plaza_renderer_restarts_total{process="front"} 0',
      'plaza_event_streams_open{process="front"} 0',
    ]),
  );
  expect(lines.filter((line) => line.startsWith("plaza_outbox_messages"))).toEqual([
    "plaza_outbox_messages 1",
  ]);
  const types = lines.filter((line) => line.startsWith("# TYPE"));
  expect(new Set(types).size).toBe(types.length);
});

test("counts admissions by lane, and shows waiting requests", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { scrape, door } = await serve(renderers);
  const search = { method: "GET", url: "/products?search=sofa", headers: {} } as never;
  const leaves = [await door.enter(search), await door.enter(search)];
  const waiting = door.enter(search);
  expect((await scrape()).lines).toEqual(
    expect.arrayContaining([
      'plaza_admission_admitted_total{process="front",lane="search"} 2',
      'plaza_admission_active{process="front",lane="search"} 2',
      'plaza_admission_waiting{process="front",lane="search"} 1',
      'plaza_admission_refused_total{process="front",lane="search"} 0',
    ]),
  );
  for (const leave of leaves) leave?.();
  (await waiting)?.();
  expect((await scrape()).lines).toContain('plaza_admission_admitted_total{process="front",lane="search"} 3');
});

test("reports a slow renderer as down, and the metrics of the others", async () => {
  const renderers = start(2, { ...process.env, SILENT: "1" });
  await allReady(renderers, 2);
  const { lines } = await (await serve(renderers)).scrape();
  expect(lines).toEqual(
    expect.arrayContaining([
      'plaza_process_up{process="renderer-0"} 1',
      'plaza_process_up{process="renderer-1"} 0',
      'plaza_searches_total{process="renderer-0",match="exact"} 1',
    ]),
  );
});

test("counts a renderer that ended", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { scrape } = await serve(renderers);
  const { socket } = renderers.choose()!;
  await fetchDeath(socket);
  await eventually(async () =>
    (await scrape()).lines.includes('plaza_renderer_restarts_total{process="front"} 1'),
  );
});

async function fetchDeath(socketPath: string): Promise<void> {
  const { request } = await import("node:http");
  await new Promise((resolve) => request({ socketPath, path: "/die" }).once("error", resolve).end());
}

test.each([
  ["no token", "", 401],
  ["another token", "Bearer another-token-of-a-test", 401],
  ["the token by another scheme", `Basic ${token}`, 401],
])("refuses a scrape with %s", async (_, authorization, expected) => {
  const renderers = start(1);
  await renderers.ready;
  const { status, lines } = await (await serve(renderers)).scrape(authorization);
  expect(status).toBe(expected);
  expect(JSON.parse(lines.join("\n"))).toMatchObject({ code: "not_signed_in" });
});

test("answers 404 when no token is set", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { scrape } = await serve(renderers, {});
  expect((await scrape()).status).toBe(404);
});
