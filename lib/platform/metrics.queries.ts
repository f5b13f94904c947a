import "server-only";
import { getReplicaLag, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { ReadName } from "@/lib/server/metrics/catalog";
import {
  toMetric,
  ofProcess,
  writeMetrics,
  type MetricData,
  type Measurement,
  type Sample,
} from "@/lib/server/metrics/exposition";
import { meter } from "@/lib/server/metrics/meter";
import { poolStates, type PoolState } from "@/lib/server/pool";

async function readQueues(tasks: readonly string[]): Promise<MetricData[]> {
  const found = await rows<{ task: string; jobs: number; age: number }>(sql`
    SELECT name AS task, count(*)::int AS jobs, extract(epoch FROM now() - min(start_after))::float8 AS age
    FROM pgboss.job WHERE state < 'active' AND start_after <= now() GROUP BY name`);
  const due = new Map(found.map((row) => [row.task, row]));
  const byTask = (value: (row: { jobs: number; age: number } | undefined) => number) =>
    tasks.map((task) => ({ labels: { task }, value: value(due.get(task)) }));
  return [
    toMetric(
      "plaza_queue_jobs",
      byTask((row) => row?.jobs ?? 0),
    ),
    toMetric(
      "plaza_queue_oldest_seconds",
      byTask((row) => row?.age ?? 0),
    ),
  ];
}

async function readOutbox(): Promise<MetricData[]> {
  const [row] = await rows<{ mails: number; age: number }>(sql`
    SELECT count(*)::int AS mails, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
    FROM mails WHERE status IN ('queued', 'sending')`);
  return [
    toMetric("plaza_outbox_messages", [{ value: row?.mails ?? 0 }]),
    toMetric("plaza_outbox_oldest_seconds", [{ value: row?.age ?? 0 }]),
  ];
}

async function readDatabase(tasks: readonly string[]): Promise<MetricData[]> {
  try {
    const found = await Promise.all([readQueues(tasks), readOutbox()]);
    return [toMetric("plaza_database_up", [{ value: 1 }]), ...found.flat()];
  } catch (error) {
    log.warn({ event: "metrics_failed", err: error });
    return [toMetric("plaza_database_up", [{ value: 0 }])];
  }
}

async function readReplica(): Promise<MetricData[]> {
  try {
    const { seconds, bytes } = await getReplicaLag();
    return [
      toMetric("plaza_replica_up", [{ value: 1 }]),
      toMetric("plaza_replica_lag_seconds", [{ value: seconds }]),
      toMetric("plaza_replica_lag_bytes", [{ value: bytes }]),
    ];
  } catch {
    return [toMetric("plaza_replica_up", [{ value: 0 }])];
  }
}

/** Measures the queue, outbox, and replica, which all processes share. Never rejects. */
export async function measureSite(tasks: readonly string[]): Promise<MetricData[]> {
  const found = await Promise.all([readDatabase(tasks), env.DATABASE_REPLICA_URL ? readReplica() : []]);
  return found.flat();
}

export function registerProcessMetrics(): void {
  if (!meter) return;
  const byPool = (value: (state: PoolState) => number) => (): Sample[] =>
    poolStates().map((state) => ({ labels: { pool: state.pool }, value: value(state) }));
  const reads: [ReadName, (state: PoolState) => number][] = [
    ["plaza_database_pool_connections", ({ connections }) => connections],
    ["plaza_database_pool_idle", ({ idle }) => idle],
    ["plaza_database_pool_waiting", ({ waiting }) => waiting],
    ["plaza_database_pool_limit", ({ limit }) => limit],
  ];
  for (const [name, value] of reads) meter.read(name, byPool(value));
  meter.watchProcess();
}

export async function measureWork(
  tasks: readonly string[],
  { withSite }: { withSite: boolean },
): Promise<Measurement> {
  const [own, site] = await Promise.all([meter?.collect() ?? [], withSite ? measureSite(tasks) : []]);
  return { own, site };
}

export async function writeProcessMetrics(process: string, tasks: readonly string[]): Promise<string> {
  const { own, site } = await measureWork(tasks, { withSite: true });
  const up = toMetric("plaza_process_up", [{ labels: { process }, value: 1 }]);
  return writeMetrics([[up], ofProcess(process, own), site]);
}
