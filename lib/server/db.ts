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
 * Prisma casts an enum value from text at run time, and then PostgreSQL cannot see that `status = $1` is what a partial
 * index is about: lists would be sequential scans. A value that is an enum from the start is known when it plans.
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

/** Whose connections the client takes: those of requests where nothing else stands. */
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
  const taken = () => adapters[workLane.getStore() ?? "fast"];
  return {
    provider: fast.provider,
    adapterName: fast.adapterName,
    queryRaw: (query) => taken().queryRaw(query),
    executeRaw: (query) => taken().executeRaw(query),
    executeScript: (script) => taken().executeScript(script),
    startTransaction: (isolation) => taken().startTransaction(isolation),
    getConnectionInfo: () => fast.getConnectionInfo!(),
    dispose: async () => {
      for (const adapter of Object.values(adapters)) await adapter.dispose();
    },
  };
}

/** One for all lanes: what a client knows of the models takes more than 10 MB. */
function createClient(): PrismaClient {
  const adapter = {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: connectAdapter,
  } as const;
  return runOutsideRequest(() => new PrismaClient({ adapter }));
}

export const db: PrismaClient = processSingleton("plazaDb", createClient);

/** SQL with its values apart from the text; fragments nest. `raw` must never see what a person typed. */
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
    ask: (statement: QueryConfig) => client.query(statement),
    release: (failure?: Error) => client.release(failure),
  };
}

const replica = env.DATABASE_REPLICA_URL
  ? processSingleton("plazaReplica", () =>
      createReplica({ connect: connectReplica, askPosition: readWalPosition }),
    )
  : null;

/** Names who hears of changes; until then the replica, if there is one, answers nothing. */
export function followChanges(changes: ChangeFeed): void {
  replica?.follow(changes);
}

/** Asks the replica itself, however far it is behind; nothing to ask where none is configured. */
export async function checkReplica(): Promise<void> {
  await getPool("replica").query("SELECT 1");
}

/**
 * Reads the lag of the replica: bytes of the log, and seconds since the last change that it replayed, 0 where
 * it has all of them. Throws where one of the two doesn't answer.
 */
export async function getReplicaLag(): Promise<{ bytes: number; seconds: number }> {
  const position = await readWalPosition();
  const { rows: found } = await getPool("replica").query<{ bytes: number; seconds: number }>(
    `SELECT greatest(pg_wal_lsn_diff($1::pg_lsn, replayed), 0)::float8 AS bytes,
       CASE WHEN replayed >= $1::pg_lsn THEN 0
         ELSE coalesce(extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0) END::float8 AS seconds
     FROM pg_last_wal_replay_lsn() AS replayed`,
    [position],
  );
  return found[0]!;
}

async function ask({ text, values }: Prisma.Sql, isPrepared: boolean): Promise<unknown[]> {
  // Behind a pooler the next statement may go to a session that has nothing prepared.
  const name = isPrepared && !isPooled ? statementName(text) : undefined;
  const asked = { name, text, values: [...values], types };
  const mayAskReplica = replica !== null && mayReadReplica();
  const lagging = mayAskReplica ? await replica.ask(asked) : null;
  if (mayAskReplica) meter?.count("plaza_replica_reads_total", { by: lagging ? "replica" : "primary" });
  const pool = getPool(isInBackground() ? "background" : "fast");
  const result = lagging ?? (await traced(text, () => runDatabaseQuery(() => pool.query(asked))));
  return result.rows;
}

/** The text as it is: to write it out as JSON takes longer than all else. */
function queryKey({ text, values }: Prisma.Sql): string {
  const asked = JSON.stringify(values, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
  return `${asked} ${text}`;
}

/**
 * Runs one statement prepared, on the pool of `db`, or on the replica where everybody may see what it reads (decision
 * 68); one whose text is seldom the same is better not prepared. int8 and numeric come as numbers where these are exact
 * (else bigint and string), timestamptz as Date, date as 'YYYY-MM-DD'. Not part of a transaction: there it is `tx.rows`,
 * which gives the same. The parts of a public page, which need not know of each other, get one answer to one question.
 */
export async function rows<T>(query: Prisma.Sql, { prepared = true } = {}): Promise<T[]> {
  const reads = publicQueryResults();
  if (!reads) return (await ask(query, prepared)) as T[];
  const question = queryKey(query);
  const answer = reads.get(question) ?? ask(query, prepared);
  reads.set(question, answer);
  return [...(await answer)] as T[];
}

/** Like `rows`, for work that may take up to a minute. */
export async function slowRows<T>(query: Prisma.Sql): Promise<T[]> {
  const pool = getPool(isInBackground() ? "background" : "slow");
  const result = await pool.query({ text: query.text, values: [...query.values], types });
  return result.rows as T[];
}

/** What can be asked: a transaction, or the database itself as `{ rows }`. */
export type Reader = { rows: <T>(query: Prisma.Sql) => Promise<T[]> };

/** Prisma's models, and `rows` on the connection of the transaction. */
export type Transaction = Prisma.TransactionClient & Reader;

/** Adds `rows` to a new object, because a property set on one transaction's client is set on those of all others. */
function withRows(client: Prisma.TransactionClient): Transaction {
  // Made of strings and values: a statement from another bundle of this process has that bundle's class.
  const rows = async <T>({ strings: [first = "", ...others], values }: Prisma.Sql) =>
    client.$queryRaw<T[]>(sql([`${rowsMark}${first}`, ...others], ...values));
  return Object.create(client, { rows: { value: rows } }) as Transaction;
}

type TransactionOptions = {
  isolation?: Prisma.TransactionIsolationLevel;
  /** Up to two minutes instead of ten seconds, and a minute instead of a second for each statement. */
  slow?: boolean;
};

type Work<T> = (tx: Transaction) => Promise<T>;

/** Wraps each named step of a request; called once per step and run with every attempt. */
export type StepWrapper = (step: string) => (<T>(tx: Transaction, work: Work<T>) => Promise<T>) | null;

const stepWrappers = new AsyncLocalStorage<StepWrapper>();

/** Runs work with a companion for its steps. */
export function withStepWrapper<T>(companion: StepWrapper, run: () => Promise<T>): Promise<T> {
  return stepWrappers.run(companion, run);
}

/** The connection gives up first, and its error says why. */
function transactionTimeouts(lane: WorkLane): { maxWait: number; timeout: number } {
  const { wait, answer, transaction: timeout } = lanes[lane];
  return { maxWait: wait + answer, timeout };
}

/** The timeouts of a transaction, which a session has from its start where no pooler stands between. */
async function setTimeouts(tx: Transaction, lane: WorkLane): Promise<void> {
  const { statement, transaction: longest } = lanes[lane];
  await tx.rows(sql`
    SELECT set_config('statement_timeout', ${String(statement)}, true),
      set_config('lock_timeout', ${String(lockTimeout)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(longest)}, true)`);
}

const attempts = 3;

/** By its code: the client may come from another bundle of this process, which has its own copy of Prisma's classes. */
function isWriteConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2034";
}

type Finish<T> = (tx: Transaction, items: T[]) => Promise<void>;

// The cache of the process belongs to the bundle that asked for it first, and a transaction to the one that began it.
const commitWork = processSingleton("plazaCommitWork", () => new WeakMap<Transaction, (() => void)[]>());
const lastSteps = processSingleton(
  "plazaLastSteps",
  () => new WeakMap<Transaction, Map<Finish<never>, unknown[]>>(),
);

function stateOf<T>(states: WeakMap<Transaction, T>, tx: Transaction): T {
  const state = states.get(tx);
  if (!state) throw new Error("this transaction was not begun by transaction()");
  return state;
}

/**
 * Gathers what is to be written as the last step of the transaction, all of one kind at once: what locks rows that many
 * want holds them no longer than it must, in one order.
 */
export function beforeCommit<T>(tx: Transaction, finish: Finish<T>, item: T): void {
  const steps = stateOf(lastSteps, tx);
  const items = steps.get(finish as Finish<never>);
  if (items) items.push(item);
  else steps.set(finish as Finish<never>, [item]);
}

/** Has something done in this process once the transaction has committed, before its caller goes on. */
export function afterCommit(tx: Transaction, work: () => void): void {
  stateOf(commitWork, tx).push(work);
}

/**
 * All or nothing. `work` runs again, at most three times, when the database ended it for a deadlock or a serialisation
 * failure: it must do nothing but ask the database. It runs outside of the request, for which Prisma remembers the last
 * hundred transactions.
 */
export async function transaction<T>(
  work: Work<T>,
  { isolation, slow = false }: TransactionOptions = {},
): Promise<T> {
  const isTask = isInBackground();
  const lane: WorkLane = isTask ? "background" : slow ? "slow" : "fast";
  for (let attempt = 1; ; attempt += 1) {
    const done: (() => void)[] = [];
    const run = async (client: Prisma.TransactionClient) => {
      const tx = withRows(client);
      if (isPooled) await setTimeouts(tx, lane);
      const steps = new Map<Finish<never>, unknown[]>();
      commitWork.set(tx, done);
      lastSteps.set(tx, steps);
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
 * Runs a transaction once per Idempotency-Key; a repeated request gets its result. Names are unique within a request.
 * Other transactions run again.
 */
export function runStep<T>(step: string, work: Work<T>, options?: TransactionOptions): Promise<T> {
  const within = stepWrappers.getStore()?.(step);
  return transaction(within ? (tx) => within(tx, work) : work, options);
}

/** Ends every connection of this process; the next query opens new ones. */
export async function closeDatabase(): Promise<void> {
  stopPolling();
  await endPools(() => db.$disconnect());
}
