import { toMetric, ofProcess, writeMetrics } from "./exposition";
import { createMeter } from "./meter";

async function linesOf(meter: ReturnType<typeof createMeter>, name: string): Promise<string[]> {
  const text = await writeMetrics([ofProcess("front", await meter.collect())]);
  return text.split("\n").filter((line) => line.includes(name));
}

test("buckets count values up to their bound", async () => {
  const meter = createMeter();
  for (const seconds of [0.005, 0.006, 0.3, 20]) {
    meter.observe("plaza_http_request_duration_seconds", { route: '/a"b' }, seconds);
  }
  const name = "plaza_http_request_duration_seconds";
  const labels = 'process="front",route="/a\\"b"';
  const counts = [1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4];
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, "+Inf"];
  expect(await linesOf(meter, name)).toEqual([
    `# HELP ${name} Time from the request's headers to the end of the response, without event streams`,
    `# TYPE ${name} histogram`,
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${counts[index]}`),
    `${name}_sum{${labels}} 20.311`,
    `${name}_count{${labels}} 4`,
  ]);
});

test("counts each combination of labels separately", async () => {
  const meter = createMeter();
  for (const match of ["exact", "none", "exact"]) meter.count("plaza_searches_total", { match });
  expect((await linesOf(meter, "plaza_searches_total")).slice(2)).toEqual([
    'plaza_searches_total{process="front",match="exact"} 2',
    'plaza_searches_total{process="front",match="none"} 1',
  ]);
});

test("reads a metric of another source at the scrape", async () => {
  const meter = createMeter();
  let open = 3;
  meter.read("plaza_event_streams_open", () => [{ value: open }]);
  open = 5;
  expect(await linesOf(meter, "plaza_event_streams_open{")).toEqual([
    'plaza_event_streams_open{process="front"} 5',
  ]);
});

test("labels Node metrics with their process, even those that prom-client leaves out of a sum", async () => {
  const meter = createMeter();
  meter.watchProcess();
  const collected = await meter.collect();
  const text = await writeMetrics([
    ofProcess("front", collected),
    ofProcess("renderer-0", collected),
    [toMetric("plaza_database_up", [{ value: 1 }])],
  ]);
  for (const name of [
    "process_start_time_seconds",
    "process_resident_memory_bytes",
    "nodejs_eventloop_lag_p99_seconds",
  ]) {
    const own = text.split("\n").filter((line) => line.startsWith(`${name}{`));
    expect(own.map((line) => /process="([\w-]+)"/.exec(line)?.[1])).toEqual(["front", "renderer-0"]);
  }
  expect(text).toContain("\nplaza_database_up 1\n");
});
