import "server-only";
import { AggregatorRegistry, Registry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { catalog, type MetricName } from "./catalog";

export type MetricData = MetricObjectWithValues<MetricValue<string>>;
export type Measurement = { own: MetricData[]; site: MetricData[] };
export type Sample = { labels?: Record<string, string>; value: number };

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

export function toMetric(name: MetricName, samples: readonly Sample[]): MetricData {
  const { help, type } = catalog[name];
  const values = samples.map(({ labels = {}, value }) => ({ labels, value }));
  return { name, help, type, values, aggregator: "first" } as unknown as MetricData;
}

/**
 * Adds a `process` label. Summed counters would make the restart of one process look like a reset of all, and
 * Prometheus would count everything again.
 */
export function ofProcess(process: string, metrics: readonly MetricData[]): MetricData[] {
  return metrics.map((metric) => ({
    ...metric,
    aggregator: "first",
    values: metric.values.map((value) => ({ ...value, labels: { process, ...value.labels } })),
  }));
}

export function writeMetrics(groups: readonly MetricData[][]): Promise<string> {
  return AggregatorRegistry.aggregate(groups as object[][]).metrics();
}
