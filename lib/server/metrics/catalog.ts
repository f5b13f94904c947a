import "server-only";

type Definition = {
  type: "counter" | "gauge" | "histogram";
  help: string;
  labels: readonly string[];
  /**
   * `front` and `process` metrics have a `process` label; `site` metrics are read from the database and equal in every
   * process.
   */
  scope: "front" | "process" | "site";
};

/** docs/watch.md, deploy/alerts.yaml, and deploy/dashboard.json are tested against this list. */
export const catalog = {
  plaza_build_info: {
    type: "gauge",
    help: "Always 1; the label is the Plaza version",
    labels: ["version"],
    scope: "process",
  },
  plaza_process_up: {
    type: "gauge",
    help: "1 if the process reported its metrics for this scrape, 0 if it didn't in time",
    labels: [],
    scope: "front",
  },
  plaza_http_requests_total: {
    type: "counter",
    help: "Requests by route pattern, method, and status; 499 if the client disconnected before the response",
    labels: ["route", "method", "status"],
    scope: "front",
  },
  plaza_http_request_duration_seconds: {
    type: "histogram",
    help: "Time from the request's headers to the end of the response, without event streams",
    labels: ["route"],
    scope: "front",
  },
  plaza_page_cache_requests_total: {
    type: "counter",
    help: "Public pages by cache result: hit, stale, miss, or passed (rendered for one request only)",
    labels: ["result"],
    scope: "front",
  },
  plaza_page_cache_bytes: {
    type: "gauge",
    help: "Memory used by the page cache",
    labels: [],
    scope: "front",
  },
  plaza_admission_admitted_total: {
    type: "counter",
    help: "Requests admitted to the renderers, by lane",
    labels: ["lane"],
    scope: "front",
  },
  plaza_admission_refused_total: {
    type: "counter",
    help: "Requests refused because a lane was full, by lane",
    labels: ["lane"],
    scope: "front",
  },
  plaza_admission_waiting: {
    type: "gauge",
    help: "Queued requests, by lane",
    labels: ["lane"],
    scope: "front",
  },
  plaza_admission_active: {
    type: "gauge",
    help: "Requests in progress in renderers, by lane",
    labels: ["lane"],
    scope: "front",
  },
  plaza_event_streams_open: {
    type: "gauge",
    help: "Open event streams",
    labels: [],
    scope: "front",
  },
  plaza_renderers_ready: {
    type: "gauge",
    help: "Renderers that accept requests",
    labels: [],
    scope: "front",
  },
  plaza_renderer_restarts_total: {
    type: "counter",
    help: "Renderers restarted after an unexpected exit",
    labels: [],
    scope: "front",
  },
  plaza_database_pool_connections: {
    type: "gauge",
    help: "Open database connections, by pool",
    labels: ["pool"],
    scope: "process",
  },
  plaza_database_pool_idle: {
    type: "gauge",
    help: "Idle database connections, by pool",
    labels: ["pool"],
    scope: "process",
  },
  plaza_database_pool_waiting: {
    type: "gauge",
    help: "Queries and transactions waiting for a connection, by pool",
    labels: ["pool"],
    scope: "process",
  },
  plaza_database_pool_limit: {
    type: "gauge",
    help: "Maximum number of connections, by pool",
    labels: ["pool"],
    scope: "process",
  },
  plaza_searches_total: {
    type: "counter",
    help: "Searches by match: exact, corrected, partial, nearby, or none",
    labels: ["match"],
    scope: "process",
  },
  plaza_replica_reads_total: {
    type: "counter",
    help: "Replica-eligible reads by server: replica, or primary while the replica is behind or unavailable",
    labels: ["by"],
    scope: "process",
  },
  plaza_tasks_total: {
    type: "counter",
    help: "Finished background jobs, by task and result: done or failed (retried while attempts are left)",
    labels: ["task", "result"],
    scope: "process",
  },
  plaza_task_duration_seconds: {
    type: "histogram",
    help: "Duration of background jobs, by task",
    labels: ["task"],
    scope: "process",
  },
  plaza_database_up: {
    type: "gauge",
    help: "1 if the database responded during this scrape",
    labels: [],
    scope: "site",
  },
  plaza_queue_jobs: {
    type: "gauge",
    help: "Due background jobs that haven't started, by task",
    labels: ["task"],
    scope: "site",
  },
  plaza_queue_oldest_seconds: {
    type: "gauge",
    help: "Waiting time of the oldest due job, by task",
    labels: ["task"],
    scope: "site",
  },
  plaza_outbox_messages: {
    type: "gauge",
    help: "Unsent emails",
    labels: [],
    scope: "site",
  },
  plaza_outbox_oldest_seconds: {
    type: "gauge",
    help: "Age of the oldest unsent email",
    labels: [],
    scope: "site",
  },
  plaza_replica_up: {
    type: "gauge",
    help: "1 if the replica responded during this scrape; only with DATABASE_REPLICA_URL",
    labels: [],
    scope: "site",
  },
  plaza_replica_lag_bytes: {
    type: "gauge",
    help: "WAL of the primary that the replica hasn't replayed",
    labels: [],
    scope: "site",
  },
  plaza_replica_lag_seconds: {
    type: "gauge",
    help: "Age of the last change that the replica replayed; 0 if it is current",
    labels: [],
    scope: "site",
  },
} as const satisfies Record<string, Definition>;

export type MetricName = keyof typeof catalog;
type NameOf<T extends Definition["type"]> = {
  [N in MetricName]: (typeof catalog)[N]["type"] extends T ? N : never;
}[MetricName];
export type CounterName = NameOf<"counter">;
export type HistogramName = NameOf<"histogram">;
export type ReadName = NameOf<"counter" | "gauge">;

/** In seconds: a cached page takes 1 ms, and a request times out after 15 s. */
export const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
export const taskBuckets = [0.05, 0.25, 1, 5, 15, 60, 300];
