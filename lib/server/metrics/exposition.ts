import "server-only";
import { AggregatorRegistry, Registry, type MetricObjectWithValues, type MetricValue } from "prom-client";
import { catalog, type MetricName } from "./catalog";

/** A metric with its values, as plain data that processes send each other. */
export type MetricData = MetricObjectWithValues<MetricValue<string>>;
/** Metrics of a process, with those of the whole site on request. */
export type Measurement = { own: MetricData[]; site: MetricData[] };
export type Sample = { labels?: Record<string, string>; value: number };

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Values of a metric that no process counts. */
export function toMetric(name: MetricName, samples: readonly Sample[]): MetricData {
  const { help, type } = catalog[name];
  const values = samples.map(({ labels = {}, value }) => ({ labels, value }));
  return { name, help, type, values, aggregator: "first" } as unknown as MetricData;
}

/**
 * The metrics with the name of their process. Counters stay apart: added up, a restart of one process would look like
 * one of all, and Prometheus would count everything again.
 */
export function ofProcess(process: string, metrics: readonly MetricData[]): MetricData[] {
  return metrics.map((metric) => ({
    ...metric,
    aggregator: "first",
    values: metric.values.map((value) => ({ ...value, labels: { process, ...value.labels } })),
  }));
}

/** The text of one scrape, each metric once with the values of all groups. */
export function writeMetrics(groups: readonly MetricData[][]): Promise<string> {
  return AggregatorRegistry.aggregate(groups as object[][]).metrics();
}
