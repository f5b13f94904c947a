import "server-only";
import { collectDefaultMetrics, Registry } from "prom-client";
import { env } from "../env";
import { processSingleton } from "@/lib/server/process-singleton";
import { version } from "../version";
import { durationBuckets, taskBuckets, type CounterName, type HistogramName, type ReadName } from "./catalog";
import { toMetric, type MetricData, type Sample } from "./exposition";
import { createCounter, createHistogram } from "./series";

type Labels = Record<string, string>;

/** Labels must be given in the same order for each metric. */
export function createMeter() {
  const node = new Registry();
  const counters = new Map<CounterName, ReturnType<typeof createCounter>>();
  const durations = new Map<HistogramName, ReturnType<typeof createHistogram>>();
  const reads = new Map<ReadName, () => readonly Sample[]>();

  return {
    count(name: CounterName, labels: Labels): void {
      const counter = counters.get(name) ?? createCounter(name);
      counters.set(name, counter);
      counter.count(labels);
    },
    observe(name: HistogramName, labels: Labels, seconds: number): void {
      const bounds = name === "plaza_task_duration_seconds" ? taskBuckets : durationBuckets;
      const histogram = durations.get(name) ?? createHistogram(name, bounds);
      durations.set(name, histogram);
      histogram.observe(labels, seconds);
    },
    read(name: ReadName, values: () => readonly Sample[]): void {
      reads.set(name, values);
    },
    watchProcess(): void {
      reads.set("plaza_build_info", () => [{ labels: { version }, value: 1 }]);
      collectDefaultMetrics({ register: node });
    },
    async collect(): Promise<MetricData[]> {
      return [
        ...[...reads].map(([name, values]) => toMetric(name, values())),
        ...[...counters.values(), ...durations.values()].map((one) => one.collect()),
        ...((await node.getMetricsAsJSON()) as unknown as MetricData[]),
      ];
    },
  };
}

export type Meter = ReturnType<typeof createMeter>;

export const meter: Meter | null = env.METRICS_TOKEN ? processSingleton("plazaMeter", createMeter) : null;
