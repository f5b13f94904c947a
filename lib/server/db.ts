import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { env } from "./env";
import { log } from "./log";

/**
 * In milliseconds. A database that is gone, frozen or slow must become an error within 2.5 s (quality.md section 2):
 * waiting for a connection and for one answer together stay below that. The server gives up before the client does,
 * so that a merely slow statement costs no connection.
 */
const connectTimeout = 1000;
const answerTimeout = 1400;
const statementTimeout = 1300;
const lockTimeout = 1000;
const idleInTransactionTimeout = 10_000;
const transactionTimeout = 10_000;
const idleTimeout = 30_000;

/** Beyond this many different texts, statements are no longer kept prepared in every connection. */
const maxPrepared = 500;

function settings(application: string): pg.ClientConfig {
  if (!env.DATABASE_URL) throw new Error("DATABASE_URL is not set: there is no database to ask");
  return {
    connectionString: env.DATABASE_URL,
    application_name: application,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    // The Prisma adapter writes and reads times without their offset: it is right in UTC sessions only.
    options: "-c TimeZone=UTC",
  };
}

function createPool(): pg.Pool {
  const pool = new pg.Pool({
    ...settings("plaza"),
    max: env.DATABASE_POOL_SIZE,
    query_timeout: answerTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    idleTimeoutMillis: idleTimeout,
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => log.warn({ event: "database_connection_lost", err: error }));
  return pool;
}

type Store = { plazaPool?: pg.Pool; plazaDb?: PrismaClient };

/** Hot reload evaluates this module again; connections live on here. */
const store = globalThis as Store;

function getPool(): pg.Pool {
  store.plazaPool ??= createPool();
  return store.plazaPool;
}

/** The pool is made at the first query, so that a build needs no database. */
const adapter = {
  provider: "postgres" as const,
  adapterName: "@prisma/adapter-pg",
  connect: () => new PrismaPg(getPool()).connect(),
};

function createClient(): PrismaClient {
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: connectTimeout, timeout: transactionTimeout },
  });
}

export const db: PrismaClient = (store.plazaDb ??= createClient());

/** SQL with its values apart from the text; fragments nest. `raw` must never see what a person typed. */
export const { sql, join, raw, empty } = Prisma;

/** A number where it is exact, else the bigint itself. */
function parseInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A number, or the text itself when it has more whole digits than a number holds. */
function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}

const { builtins } = pg.types;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseInteger],
  [builtins.NUMERIC, parseNumeric],
  [builtins.DATE, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    (format !== "binary" && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

const names = new Map<string, string>();

/** The same text has the same name on every connection and instance. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxPrepared) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  names.set(text, name);
  return name;
}

/**
 * Runs one statement prepared, on the pool of `db`. int8 and numeric come as numbers where these are exact (else
 * bigint and string), timestamptz as Date, date as 'YYYY-MM-DD'. Not part of a transaction: there use `tx.$queryRaw`.
 */
export async function rows<T>(query: Prisma.Sql): Promise<T[]> {
  const { text, values } = query;
  const result = await getPool().query({ name: nameOf(text), text, values: [...values], types });
  return result.rows as T[];
}

/** Like `rows`, for background work that may take up to `seconds` on a connection of its own. */
export async function slowRows<T>(query: Prisma.Sql, seconds: number): Promise<T[]> {
  const connection = await openConnection();
  try {
    await connection.query(`SET statement_timeout = ${Math.ceil(seconds * 1000)}`);
    const result = await connection.query({ text: query.text, values: [...query.values], types });
    return result.rows as T[];
  } finally {
    await connection.end();
  }
}

/** A connection outside the pool, without statement timeouts, for LISTEN, COPY and long work. The caller ends it. */
export async function openConnection(): Promise<pg.Client> {
  const connection = new pg.Client(settings("plaza-single"));
  await connection.connect();
  return connection;
}

export type Transaction = Prisma.TransactionClient;

type TransactionOptions = { isolation?: Prisma.TransactionIsolationLevel };

const attempts = 3;

function isWriteConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2034";
}

/**
 * All or nothing. `work` runs again, at most three times, when the database ended it for a deadlock or a serialisation
 * failure: it must do nothing but ask the database. At most 10 s.
 */
export async function transaction<T>(
  work: (tx: Transaction) => Promise<T>,
  { isolation }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.$transaction(work, { isolationLevel: isolation });
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
    }
  }
}

/** Ends every connection of this process; the next query opens new ones. */
export async function closeDatabase(): Promise<void> {
  const pool = store.plazaPool;
  store.plazaPool = undefined;
  await db.$disconnect();
  await pool?.end();
}
