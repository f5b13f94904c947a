import { createServer, request as send, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createMeter } from "../metrics/meter";
import { eventually } from "@/prisma/test/eventually";
import { createRequestMeter } from "./request-meter";

const meter = createMeter();
const countName = "plaza_http_request_duration_seconds_count";
let server: Server;
let abandoned: ReturnType<typeof send>;

beforeAll(async () => {
  const watch = createRequestMeter({
    meter,
    labelOf: (url) => (url.startsWith("/items/") ? "/items/{id}" : url),
  });
  server = createServer((request, response) => {
    watch(request, response);
    if (request.url === "/never") return void abandoned.destroy();
    response.statusCode = request.method === "POST" ? 201 : 200;
    response.end("done");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, method = "GET"): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = send({ port, host: "127.0.0.1", path, method, agent: false }, (response) => {
      response.resume().once("end", () => resolve());
    });
    request.once("error", reject).end();
    if (path === "/never") abandoned = request;
  });
}

async function valuesOf(name: string) {
  const metrics = await meter.collect();
  return metrics.find((metric) => metric.name === name)?.values ?? [];
}

test("counts requests by route, method, and status, and measures them by route", async () => {
  await ask("/items/1");
  await ask("/items/2");
  await ask("/items/2", "POST");
  await ask("/items/2", "PROPFIND");
  await ask("/api/events");
  await expect(ask("/never")).rejects.toThrow();
  await eventually(async () => (await valuesOf("plaza_http_requests_total")).length === 5);
  const counted = (await valuesOf("plaza_http_requests_total")).map(({ labels, value }) => ({
    ...labels,
    value,
  }));
  expect(counted).toEqual([
    { route: "/items/{id}", method: "GET", status: "200", value: 2 },
    { route: "/items/{id}", method: "POST", status: "201", value: 1 },
    { route: "/items/{id}", method: "other", status: "200", value: 1 },
    { route: "/api/events", method: "GET", status: "200", value: 1 },
    { route: "/never", method: "GET", status: "499", value: 1 },
  ]);
  const durations = await valuesOf("plaza_http_request_duration_seconds");
  const counts = durations.filter((value) => "metricName" in value && value.metricName === countName);
  expect(counts.map(({ labels, value }) => [labels.route, value])).toEqual([
    ["/items/{id}", 4],
    ["/never", 1],
  ]);
});
