import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";
import type { QueryConfig } from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { inBackground, isInBackground } from "./background";
import { env } from "./env";
import { mayReadReplica, publicQueryResults } from "./response-context";
import { processSingleton } from "./process-singleton";
import { meter } from "./metrics/meter";
import { runOutsideRequest } from "./detached";
import { isPooled } from "./connection";
import { endPools, getPool, lanes, lockTimeout, types, type Lane } from "./pool";
import { createReplica, type ChangeFeed } from "./replica";
import { runDatabaseQuery, stopPolling } from "./database-outage";
import { statementName, rowsMark } from "./statements";
import { traced } from "./statement-trace";

const enumCast = /CAST\((\$\d+)::text AS ("[^"]+"\."[^"]+")\)/g;

/**
 * Replaces Prisma's runtime cast from text with an enum parameter. With the cast the planner can't match partial
 * indexes on `status = $1` and uses sequential scans.
 */
function withTypedEnumParameters<Q extends SqlQueryable>(queryable: Q): Q {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  const plain = (query: SqlQuery) => ({ ...query, sql: query.sql.replace(enumCast, "$1::$2") });
  queryable.queryRaw = (query) => queryRaw(plain(query));
  queryable.executeRaw = (query) => executeRaw(plain(query));
  return queryable;
}

type WorkLane = Exclude<Lane, "replica">;

const workLane = processSingleton("plazaWorkLane", () => new AsyncLocalStorage<WorkLane>());

async function connectLane(lane: WorkLane): Promise<SqlDriverAdapter> {
  const adapter = withTypedEnumParameters(await new PrismaPg(getPool(lane)).connect());
  const startTransaction = adapter.startTransaction.bind(adapter);
  adapter.startTransaction = async (isolation) => withTypedEnumParameters(await startTransaction(isolation));
  return adapter;
}

async function connectAdapter(): Promise<SqlDriverAdapter> {
  const [fast, slow, background] = await Promise.all([
    connectLane("fast"),
    connectLane("slow"),
    connectLane("background"),
  ]);
  const adapters = { fast, slow, background };
  const currentAdapter = () => adapters[workLane.getStore() ?? "fast"];
  return {
    provider: fast.provider,
    adapterName: fast.adapterName,
    queryRaw: (query) => runDatabaseQuery(() => currentAdapter().queryRaw(query)),
    executeRaw: (query) => runDatabaseQuery(() => currentAdapter().executeRaw(query)),
    executeScript: (script) => currentAdapter().executeScript(script),
    startTransaction: (isolation) => currentAdapter().startTransaction(isolation),
    getConnectionInfo: () => fast.getConnectionInfo!(),
    dispose: async () => {
      for (const adapter of Object.values(adapters)) await adapter.dispose();
    },
  };
}

/** Shared by all lanes, because a client's model metadata takes more than 10 MB. */
function createClient(): PrismaClient {
  const adapter = {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: connectAdapter,
  } as const;
  return runOutsideRequest(() => new PrismaClient({ adapter }));
}

export const db: PrismaClient = processSingleton("plazaDb", createClient);

/** Parameterized SQL; fragments nest. Never pass user input to `raw`. */
export const { sql, join, raw, empty } = Prisma;

async function readWalPosition(): Promise<string> {
  const { rows } = await getPool("fast").query<{ position: string }>(
    "SELECT pg_current_wal_insert_lsn()::text AS position",
  );
  return rows[0]!.position;
}

async function connectReplica() {
  const client = await getPool("replica").connect();
  return {
    id: client,
    query: (statement: QueryConfig) => client.query(statement),
    release: (failure?: Error) => client.release(failure),
  };
}

const replica = env.DATABASE_REPLICA_URL
  ? processSingleton("plazaReplica", () =>
      createReplica({ connect: connectReplica, askPosition: readWalPosition }),
    )
  : null;

export function followChanges(changes: ChangeFeed): void {
  replica?.follow(changes);
}

export async function checkReplica(): Promise<void> {
  await getPool("replica").query("SELECT 1");
}

/** Lag in bytes of WAL and seconds since the last replay (0 if caught up). Throws without primary or replica. */
export async function getReplicaLag(): Promise<{ bytes: number; seconds: number }> {
  const position = await readWalPosition();
  const { rows: found } = await getPool("replica").query<{ bytes: number; seconds: number }>(
    `SELECT greatest(pg_wal_lsn_diff($1::pg_lsn, replayed), 0)::float8 AS bytes,
       CASE WHEN replayed >= $1::pg_lsn THEN 0
         ELSE extract(epoch FROM now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time()))
         END::float8 AS seconds
     FROM pg_last_wal_replay_lsn() AS replayed`,
    [position],
  );
  return found[0]!;
}

async function runQuery({ text, values }: Prisma.Sql, isPrepared: boolean): Promise<unknown[]> {
  // Behind a pooler the next statement may run in a session without the prepared statement.
  const name = isPrepared && !isPooled ? statementName(text) : undefined;
  const input = { name, text, values: [...values], types };
  const canUseReplica = replica !== null && mayReadReplica();
  const lagging = canUseReplica ? await replica.query(input) : null;
  if (canUseReplica) meter?.count("plaza_replica_reads_total", { by: lagging ? "replica" : "primary" });
  const pool = getPool(isInBackground() ? "background" : "fast");
  const result = lagging ?? (await traced(text, () => runDatabaseQuery(() => pool.query(input))));
  return result.rows;
}

function queryKey({ text, values }: Prisma.Sql): string {
  const input = JSON.stringify(values, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
  return `${input} ${text}`;
}

/**
 * Runs one statement, prepared by default, outside any transaction (use `tx.rows` inside one); public reads may go to
 * the replica (decision 144). Turn off `prepared` for SQL text that rarely repeats. int8 and numeric become numbers if
 * exact (else bigint and string), timestamptz a Date, date 'YYYY-MM-DD'. Identical queries of a public page share one
 * result.
 */
export async function rows<T>(query: Prisma.Sql, { prepared = true } = {}): Promise<T[]> {
  const reads = publicQueryResults();
  if (!reads) return (await runQuery(query, prepared)) as T[];
  const key = queryKey(query);
  const pending = reads.get(key) ?? runQuery(query, prepared);
  reads.set(key, pending);
  return [...(await pending)] as T[];
}

export async function slowRows<T>(query: Prisma.Sql): Promise<T[]> {
  const pool = getPool(isInBackground() ? "background" : "slow");
  return (await pool.query({ text: query.text, values: [...query.values], types })).rows as T[];
}

export type Reader = { rows: <T>(query: Prisma.Sql) => Promise<T[]> };

export type Transaction = Prisma.TransactionClient & Reader;

/** Uses a new object, because a property set on one transaction's client appears on all others. */
function withRows(client: Prisma.TransactionClient): Transaction {
  // Rebuilt from strings and values, because a statement from another bundle of this process has a different class.
  const rows = async <T>({ strings: [first = "", ...others], values }: Prisma.Sql) =>
    client.$queryRaw<T[]>(sql([`${rowsMark}${first}`, ...others], ...values));
  return Object.create(client, { rows: { value: rows } }) as Transaction;
}

type TransactionOptions = {
  isolation?: Prisma.TransactionIsolationLevel;
  /** Two minutes instead of ten seconds, and one minute instead of a second per statement. */
  slow?: boolean;
};

type Work<T> = (tx: Transaction) => Promise<T>;

/** Wraps a named step of a request. Called once per step; the wrapper runs on every attempt. */
export type StepWrapper = (step: string) => (<T>(tx: Transaction, work: Work<T>) => Promise<T>) | null;

const stepWrappers = new AsyncLocalStorage<StepWrapper>();

export function withStepWrapper<T>(companion: StepWrapper, run: () => Promise<T>): Promise<T> {
  return stepWrappers.run(companion, run);
}

/** A check runs at the beginning of every transaction that its callback begins. */
export const transactionChecks = new AsyncLocalStorage<(tx: Transaction) => Promise<void>>();

/** Longer than the connection's own timeouts, so that its more specific error comes first. */
function transactionTimeouts(lane: WorkLane): { maxWait: number; timeout: number } {
  const { wait, answer, transaction: timeout } = lanes[lane];
  return { maxWait: wait + answer, timeout };
}

/** Only needed behind a pooler; direct sessions get these timeouts when they connect. */
async function setTimeouts(tx: Transaction, lane: WorkLane): Promise<void> {
  const { statement, transaction: longest } = lanes[lane];
  await tx.rows(sql`
    SELECT set_config('statement_timeout', ${String(statement)}, true),
      set_config('lock_timeout', ${String(lockTimeout)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(longest)}, true)`);
}

const attempts = 3;

/** Checks the code, because another bundle in this process has its own copy of Prisma's classes. */
function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2034";
}

type CommitStep<T> = (tx: Transaction, items: T[]) => Promise<void>;

// Shared across bundles: the cache belongs to the bundle that created it, a transaction to the one that began it.
const commitWork = processSingleton("plazaCommitWork", () => new WeakMap<Transaction, (() => void)[]>());
const lastSteps = processSingleton(
  "plazaLastSteps",
  () => new WeakMap<Transaction, Map<CommitStep<never>, unknown[]>>(),
);

function stateOf<T>(states: WeakMap<Transaction, T>, tx: Transaction): T {
  const state = states.get(tx);
  if (!state) throw new Error("this transaction was not begun by transaction()");
  return state;
}

/**
 * Defers an item to the end of the transaction, where `finish` gets all items at once: contended rows are locked as
 * briefly as possible and in one order.
 */
export function beforeCommit<T>(tx: Transaction, finish: CommitStep<T>, item: T): void {
  const steps = stateOf(lastSteps, tx);
  const items = steps.get(finish as CommitStep<never>);
  if (items) items.push(item);
  else steps.set(finish as CommitStep<never>, [item]);
}

export function afterCommit(tx: Transaction, work: () => void): void {
  stateOf(commitWork, tx).push(work);
}

/**
 * Runs `work` up to three times on deadlocks and serialization failures, so it must have no effects outside the
 * database. Runs outside the request context, because Prisma retains the last hundred transactions.
 */
export async function transaction<T>(
  work: Work<T>,
  { isolation, slow = false }: TransactionOptions = {},
): Promise<T> {
  const isTask = isInBackground();
  const check = transactionChecks.getStore();
  const lane: WorkLane = isTask ? "background" : slow ? "slow" : "fast";
  for (let attempt = 1; ; attempt += 1) {
    const done: (() => void)[] = [];
    const run = async (client: Prisma.TransactionClient) => {
      const tx = withRows(client);
      if (isPooled) await setTimeouts(tx, lane);
      const steps = new Map<CommitStep<never>, unknown[]>();
      commitWork.set(tx, done);
      lastSteps.set(tx, steps);
      await check?.(tx);
      const result = await work(tx);
      for (const [finish, items] of steps) await finish(tx, items as never[]);
      return result;
    };
    try {
      const options = { isolationLevel: isolation, ...transactionTimeouts(lane) };
      const begin = () => workLane.run(lane, () => db.$transaction(run, options));
      const result = await runDatabaseQuery(() =>
        runOutsideRequest(isTask ? () => inBackground(begin) : begin),
      );
      for (const act of done) act();
      return result;
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
    }
  }
}

/**
 * Runs a transaction once per Idempotency-Key; a repeated request gets the stored result. Step names must be unique
 * within a request.
 */
export function runStep<T>(step: string, work: Work<T>, options?: TransactionOptions): Promise<T> {
  const within = stepWrappers.getStore()?.(step);
  return transaction(within ? (tx) => within(tx, work) : work, options);
}

export async function closeDatabase(): Promise<void> {
  stopPolling();
  await endPools(() => db.$disconnect());
}
