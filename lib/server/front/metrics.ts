import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { toMetric, metricsType, ofProcess, writeMetrics } from "../metrics/exposition";
import type { Meter } from "../metrics/meter";
import { assertMetricsToken } from "../metrics/token";
import type { AdmissionControl, LaneState } from "./admission";
import type { PageCache } from "./page-cache";
import type { Renderers } from "./renderers";
import type { Streams } from "./streams";
import type { Counters } from "./counters";

const measureTimeoutMs = 3000;

type Sources = {
  admission: Pick<AdmissionControl, "state">;
  cache: Pick<PageCache, "bytes">;
  streams: Pick<Streams, "open">;
  counters: Pick<Counters, "pages">;
  renderers: Pick<Renderers, "readyCount" | "restarts">;
};

export function registerFrontMetrics(
  meter: Meter,
  { admission, cache, streams, counters, renderers }: Sources,
): void {
  const byLane = (value: (state: LaneState) => number) => () =>
    admission.state().map((state) => ({ labels: { lane: state.lane }, value: value(state) }));
  const one = (value: () => number) => () => [{ value: value() }];
  meter.read(
    "plaza_admission_admitted_total",
    byLane(({ admitted }) => admitted),
  );
  meter.read(
    "plaza_admission_refused_total",
    byLane(({ refused }) => refused),
  );
  meter.read(
    "plaza_admission_waiting",
    byLane(({ waiting }) => waiting),
  );
  meter.read(
    "plaza_admission_active",
    byLane(({ active }) => active),
  );
  meter.read("plaza_page_cache_requests_total", () =>
    Object.entries(counters.pages()).map(([result, value]) => ({ labels: { result }, value })),
  );
  meter.read(
    "plaza_page_cache_bytes",
    one(() => cache.bytes),
  );
  meter.read(
    "plaza_event_streams_open",
    one(() => streams.open),
  );
  meter.read(
    "plaza_renderers_ready",
    one(() => renderers.readyCount),
  );
  meter.read(
    "plaza_renderer_restarts_total",
    one(() => renderers.restarts),
  );
  meter.watchProcess();
}

type Options = {
  path: string;
  token: string | undefined;
  meter: Pick<Meter, "collect"> | null;
  renderers: Pick<Renderers, "measure">;
  headers: readonly (readonly [string, string])[];
  within?: number;
};

export function createMetricsAnswer({
  path,
  token,
  meter,
  renderers,
  headers,
  within = measureTimeoutMs,
}: Options) {
  async function write(): Promise<string> {
    const [own, reports] = await Promise.all([meter?.collect() ?? [], renderers.measure(within)]);
    const named = reports.map(({ index, metrics }) => ({ process: `renderer-${index}`, metrics }));
    const up = [
      { labels: { process: "front" }, value: 1 },
      ...named.map(({ process, metrics }) => ({ labels: { process }, value: metrics ? 1 : 0 })),
    ];
    return writeMetrics([
      [toMetric("plaza_process_up", up)],
      ofProcess("front", own),
      ...named.flatMap(({ process, metrics }) =>
        metrics ? [ofProcess(process, metrics.own), metrics.site] : [],
      ),
    ]);
  }

  return {
    canHandle: ({ url = "", method }: IncomingMessage) =>
      url.split("?", 1)[0] === path && (method === "GET" || method === "HEAD"),
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      assertMetricsToken(request.headers.authorization, token);
      const text = await write();
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader("Content-Type", metricsType);
      response.setHeader("Cache-Control", "no-store");
      response.end(request.method === "HEAD" ? undefined : text);
    },
  };
}
