import "server-only";
import pg from "pg";
import { connectionSettings, connectTimeout, isPooled } from "./connection";
import { env } from "./env";
import { removeSingleton, processSingleton, existingSingleton } from "./process-singleton";
import { log } from "./log";
import { runOutsideRequest } from "./detached";
import { QueueingPool } from "./waiting-pool";
import { isMarked, markColumnsAsText, parsers } from "./statements";

/**
 * In milliseconds. A dead, frozen, or slow database must cause an error within 2.5 s: waiting for a connection plus one
 * response stays below that. The server gives up before the client, so that a slow statement costs no connection.
 * DATABASE_PATIENCE scales the values for slow machines.
 */
const timeoutFactor = env.DATABASE_PATIENCE;
export const lockTimeout = 1000 * timeoutFactor;
const idleTimeout = 30_000;
/** In seconds. Limits how long unused prepared statements stay in a connection (statements.ts). */
const maxConnectionLifetimeSeconds = 4 * 60 * 60;
export const lanes = {
  fast: {
    statement: 1300 * timeoutFactor,
    answer: 1400 * timeoutFactor,
    transaction: 10_000 * timeoutFactor,
    connections: env.DATABASE_POOL_SIZE,
    /** Connections that stay open; a request waiting for a new one can't take one freed meanwhile. */
    open: env.DATABASE_POOL_SIZE,
    opening: connectTimeout,
    /** Wait for a busy connection: `stuck` if none returns meanwhile, `wait` in total. */
    stuck: connectTimeout,
    wait: 4 * connectTimeout,
  },
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

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

type Call = (...args: unknown[]) => unknown;

/** Sets the time zone by statement, because a pooler rejects it as a startup option but remembers it per client. */
function inUtc(connect: Call, query: Call): Call {
  return (opened) => {
    const report = opened as (error?: Error | null) => void;
    return connect((error?: Error) => (error ? report(error) : query("SET TimeZone TO 'UTC'", report)));
  };
}

/**
 * Destroys the connection on a query timeout. Otherwise the transaction would wait again for its ROLLBACK and return to
 * the pool still open. Also ends it on a FATAL error, so that it isn't reused before the server closes it.
 */
class TimeoutClient extends pg.Client {
  constructor(config?: pg.ClientConfig & { opening?: number; utc?: boolean }) {
    super({ ...config, connectionTimeoutMillis: config?.opening });
    const baseQuery = this.query.bind(this) as (...args: unknown[]) => unknown;
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
        return baseQuery(...args.slice(0, -1), report);
      }
      const own = isMarked(statement);
      const result = baseQuery(own ? { ...statement, types } : statement, ...rest);
      if (!(result instanceof Promise)) return result;
      result.catch(cutIfOver);
      return own ? result.then(markColumnsAsText) : result;
    };
    this.query = query as typeof this.query;
    // Runs outside the request that opens the connection, because later requests use it too.
    const connect = this.connect.bind(this) as (...args: unknown[]) => unknown;
    const open = config?.utc ? inUtc(connect, baseQuery) : connect;
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
    // Poolers reject session timeouts; transactions set their own (db.ts), and the driver's timeout covers the rest.
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
  const pool = new QueueingPool(settings, stuck);
  pool.on("error", (error) => log.warn({ event: "database_connection_lost", err: error }));
  return pool;
}

const names = {
  fast: "plazaPool",
  slow: "plazaSlowPool",
  background: "plazaBackgroundPool",
  replica: "plazaReplicaPool",
} as const satisfies Record<Lane, string>;

export function getPool(lane: Lane): pg.Pool {
  return processSingleton(names[lane], () => createPool(lane));
}

export type PoolState = { pool: Lane; connections: number; idle: number; waiting: number; limit: number };

export function poolStates(): PoolState[] {
  return (Object.keys(names) as Lane[]).flatMap((pool) => {
    const opened = existingSingleton<pg.Pool>(names[pool]);
    if (!opened) return [];
    const { totalCount: connections, idleCount: idle, waitingCount: waiting } = opened;
    return [{ pool, connections, idle, waiting, limit: lanes[pool].connections }];
  });
}

export async function openPool(): Promise<void> {
  const pool = getPool("fast");
  const opened = await Promise.allSettled(Array.from({ length: lanes.fast.open }, () => pool.connect()));
  for (const connection of opened) if (connection.status === "fulfilled") connection.value.release();
}

export async function endPools(release: () => Promise<unknown>): Promise<void> {
  const pools = Object.values(names).map((name) => removeSingleton<pg.Pool>(name));
  await release();
  await Promise.all(pools.map((pool) => pool?.end()));
}
