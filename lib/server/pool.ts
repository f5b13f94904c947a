import "server-only";
import pg from "pg";
import { connectionSettings, connectTimeout, isPooled } from "./connection";
import { env } from "./env";
import { removeSingleton, processSingleton, existingSingleton } from "./process-singleton";
import { log } from "./log";
import { runOutsideRequest } from "./detached";
import { PatientPool } from "./waiting-pool";
import { isMarked, markColumnsAsText, parsers } from "./statements";

/**
 * In milliseconds. A database that is gone, frozen or slow must become an error within 2.5 s (quality.md section 2):
 * waiting for a connection and for one answer together stay below that. The server gives up before the client does,
 * so that a merely slow statement costs no connection. DATABASE_PATIENCE stretches them all for a machine that is slow
 * by itself, such as one that runs two test browsers beside the database.
 */
const timeoutFactor = env.DATABASE_PATIENCE;
export const lockTimeout = 1000 * timeoutFactor;
const idleTimeout = 30_000;
/** In seconds. What a connection has prepared and nobody asks for any more ends with it (statements.ts). */
const maxConnectionLifetimeSeconds = 4 * 60 * 60;
export const lanes = {
  fast: {
    statement: 1300 * timeoutFactor,
    answer: 1400 * timeoutFactor,
    transaction: 10_000 * timeoutFactor,
    connections: env.DATABASE_POOL_SIZE,
    /** That stay open: who waits for one to be opened is not served by one that is free before. */
    open: env.DATABASE_POOL_SIZE,
    opening: connectTimeout,
    /** For one that others use: no longer than `stuck` while none comes back, at all no longer than `wait`. */
    stuck: connectTimeout,
    wait: 4 * connectTimeout,
  },
  /** What an admin asks for and may take long, which many wait for longer than for others. */
  slow: {
    statement: 60_000,
    answer: 61_000,
    transaction: 120_000,
    connections: 2,
    open: 0,
    opening: connectTimeout,
    stuck: 20_000,
    wait: 20_000,
  },
  /** Tasks: nobody waits for one of them, and each may wait for its turn. */
  background: {
    statement: 60_000,
    answer: 61_000,
    transaction: 120_000,
    connections: 4,
    open: 0,
    opening: 10_000,
    stuck: 60_000,
    wait: 60_000,
  },
  /** Whoever waits for it in vain asks the primary after it. */
  replica: {
    statement: 400 * timeoutFactor,
    answer: 500 * timeoutFactor,
    transaction: 10_000 * timeoutFactor,
    connections: env.DATABASE_POOL_SIZE,
    open: env.DATABASE_POOL_SIZE,
    opening: 300 * timeoutFactor,
    stuck: 300 * timeoutFactor,
    wait: 300 * timeoutFactor,
  },
} as const;

export type Lane = keyof typeof lanes;

/** How `rows` reads the values of an answer. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

type Call = (...args: unknown[]) => unknown;

/** Sets the zone of a connection as it opens: a pooler remembers that for each client, and refuses it as an option. */
function inUtc(connect: Call, ask: Call): Call {
  return (opened) => {
    const report = opened as (error?: Error | null) => void;
    return connect((error?: Error) => (error ? report(error) : ask("SET TimeZone TO 'UTC'", report)));
  };
}

/**
 * Cuts its connection when an answer does not come in time. Otherwise a transaction would wait once more for its
 * ROLLBACK, and the connection would go back to the pool with the transaction still open. One that the server ends says
 * so before it is closed: ended here at once, too, it goes back to nobody in between.
 */
class TimeoutClient extends pg.Client {
  constructor(config?: pg.ClientConfig & { opening?: number; utc?: boolean }) {
    super({ ...config, connectionTimeoutMillis: config?.opening });
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const cutIfOver = (error: unknown) => {
      if (error instanceof Error && error.message === "Query read timeout") this.connection.stream.destroy();
      if (error instanceof pg.DatabaseError && error.severity === "FATAL") void this.end();
    };
    const query = (...args: unknown[]): unknown => {
      const [statement, ...rest] = args;
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const report = (error: unknown, result: unknown) => {
          cutIfOver(error);
          callback(error, result);
        };
        return ask(...args.slice(0, -1), report);
      }
      const own = isMarked(statement);
      const answer = ask(own ? { ...statement, types } : statement, ...rest);
      if (!(answer instanceof Promise)) return answer;
      answer.catch(cutIfOver);
      return own ? answer.then(markColumnsAsText) : answer;
    };
    this.query = query as typeof this.query;
    // The first request to need it is not the last to use it.
    const connect = this.connect.bind(this) as (...args: unknown[]) => unknown;
    const open = config?.utc ? inUtc(connect, ask) : connect;
    this.connect = ((...args: unknown[]) => runOutsideRequest(() => open(...args))) as typeof this.connect;
  }
}

function createPool(lane: Lane): pg.Pool {
  const { statement, answer, transaction: longest, connections, open, opening, stuck, wait } = lanes[lane];
  const url = lane === "replica" ? env.DATABASE_REPLICA_URL : env.DATABASE_URL;
  const sessionTimeouts = {
    statement_timeout: statement,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: longest,
  };
  const isThroughPooler = isPooled && lane !== "replica";
  const settings = {
    ...connectionSettings(`plaza-${lane}`, url),
    // A pooler refuses timeouts of a session; transactions set their own (db.ts), and the driver gives up for the rest.
    ...(isThroughPooler ? { utc: true } : sessionTimeouts),
    connectionTimeoutMillis: wait,
    opening,
    Client: TimeoutClient,
    max: connections,
    min: open,
    query_timeout: answer,
    idleTimeoutMillis: idleTimeout,
    maxLifetimeSeconds: maxConnectionLifetimeSeconds,
    allowExitOnIdle: true,
  };
  const pool = new PatientPool(settings, stuck);
  pool.on("error", (error) => log.warn({ event: "database_connection_lost", err: error }));
  return pool;
}

const names = {
  fast: "plazaPool",
  slow: "plazaSlowPool",
  background: "plazaBackgroundPool",
  replica: "plazaReplicaPool",
} as const satisfies Record<Lane, string>;

/** Pools are made at the first query, so that a build needs no database. */
export function getPool(lane: Lane): pg.Pool {
  return processSingleton(names[lane], () => createPool(lane));
}

export type PoolState = { pool: Lane; connections: number; idle: number; waiting: number; limit: number };

/** Connections in use, idle, and awaited, by pool of this process. */
export function poolStates(): PoolState[] {
  return (Object.keys(names) as Lane[]).flatMap((pool) => {
    const opened = existingSingleton<pg.Pool>(names[pool]);
    if (!opened) return [];
    const { totalCount: connections, idleCount: idle, waitingCount: waiting } = opened;
    return [{ pool, connections, idle, waiting, limit: lanes[pool].connections }];
  });
}

/** Opens the connections that the pool keeps, before a crowd waits for all of them at once. Never rejects. */
export async function openPool(): Promise<void> {
  const pool = getPool("fast");
  const opened = await Promise.allSettled(Array.from({ length: lanes.fast.open }, () => pool.connect()));
  for (const connection of opened) if (connection.status === "fulfilled") connection.value.release();
}

/** Ends the pools, once what uses them has let go; the next query opens new ones. */
export async function endPools(release: () => Promise<unknown>): Promise<void> {
  const pools = Object.values(names).map((name) => removeSingleton<pg.Pool>(name));
  await release();
  await Promise.all(pools.map((pool) => pool?.end()));
}
