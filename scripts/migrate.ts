import { createHash } from "node:crypto";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { toCurrentNames, recordBaseline } from "./baseline";
import { noFilters, readMigrations, withEngine } from "./prisma-engine";
import { loadReferenceData } from "./reference-data";

/** Arbitrary unique number; processes that start at the same time migrate one after another. */
const advisoryLock = 7_013_001;
/**
 * Milliseconds; shorter than the application's lock timeout, so that no request fails because a migration waits in the
 * lock queue.
 */
const lockTimeoutMs = 400;
const lockAttempts = 60;

const engineSettings = `-c lock_timeout=${lockTimeoutMs} -c statement_timeout=0`;

type Row = { migration_name: string; checksum: string; finished: boolean };

async function readApplied(client: pg.Client): Promise<Row[]> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there");
  if (!table.rows[0]?.there) return [];
  const result = await client.query<Row>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return result.rows;
}

function checksums(migrations: MigrationList): Map<string, string> {
  return new Map(
    migrations.migrationDirectories.map(({ path: name, migrationFile: { content } }) => [
      name,
      content.tag === "ok" ? createHash("sha256").update(content.value).digest("hex") : "",
    ]),
  );
}

/** Applied migrations must never be edited, only followed by new ones. */
function findProblem(applied: Row[], known: Map<string, string>): string | null {
  for (const row of applied.filter(({ finished }) => finished)) {
    const checksum = known.get(row.migration_name);
    if (checksum === undefined) {
      return `The database has the migration ${row.migration_name}, which this version doesn't have. The database is newer.`;
    }
    if (checksum !== row.checksum) {
      return `The migration ${row.migration_name} was changed after it was applied to this database.`;
    }
  }
  return null;
}

function isLockTimeout(error: unknown): boolean {
  return /55P03|lock timeout/i.test(String(error));
}

function apply(databaseUrl: string, migrations: MigrationList, unfinished: string[]): Promise<string[]> {
  return withEngine(databaseUrl, engineSettings, async (engine) => {
    // Scripts are atomic, so an interrupted one left only its row.
    for (const migrationName of unfinished) {
      await engine.markMigrationRolledBack({ migrationName });
    }
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrations,
      filters: noFilters,
    });
    return appliedMigrationNames;
  });
}

/** Polls, because a session that waits for the lock would block CREATE INDEX CONCURRENTLY. */
async function acquireLock(client: pg.Client): Promise<void> {
  for (;;) {
    const result = await client.query("SELECT pg_try_advisory_lock($1) AS mine", [advisoryLock]);
    if (result.rows[0]?.mine) return;
    await delay(100);
  }
}

/**
 * Turns JIT off for new sessions, because PostgreSQL would compile the functions of triggers again for each row. Only the
 * owner of a database may change its settings.
 */
async function turnOffJit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; jit: string; isOwner: boolean }>(
    `SELECT datname AS name, current_setting('jit') AS jit, pg_has_role(datdba, 'USAGE') AS "isOwner"
     FROM pg_database WHERE datname = current_database()`,
  );
  const { name = "", jit, isOwner } = rows[0] ?? {};
  if (jit !== "on" || !isOwner) return;
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(name)} SET jit = off`);
  await client.query("SET jit = off");
}

/** Records the migrations of this version in a database that was migrated at 4775caa1; both have the same result. */
async function upgradeChain(client: pg.Client, known: Map<string, string>): Promise<void> {
  const applied = (await readApplied(client)).filter(({ finished }) => finished);
  const names = applied.map((row) => row.migration_name);
  if (toCurrentNames(names) !== names) await recordBaseline(client, known);
}

async function applyWithRetry(client: pg.Client, url: string, migrations: MigrationList): Promise<string[]> {
  const known = checksums(migrations);
  await upgradeChain(client, known);
  for (let attempt = 1; ; attempt += 1) {
    const applied = await readApplied(client);
    const problem = findProblem(applied, known);
    if (problem) throw new Error(problem);
    const unfinished = applied.filter(({ finished }) => !finished).map((row) => row.migration_name);
    if (unfinished.length === 0 && applied.length === known.size) return [];
    try {
      return await apply(url, migrations, unfinished);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttempts) throw error;
      await delay(1000);
    }
  }
}

type Options = {
  migrations?: string;
  data?: string | null;
};

/**
 * Applies pending migrations and reference data and returns their names; takes milliseconds if there are none. On a
 * running site it backs off and retries instead of blocking requests behind its locks.
 */
export async function migrate(databaseUrl: string, { migrations, data }: Options = {}): Promise<string[]> {
  const list = await readMigrations(migrations);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: "plaza-migrate",
  });
  await client.connect();
  try {
    await acquireLock(client);
    await turnOffJit(client);
    const applied = await applyWithRetry(client, databaseUrl, list);
    return data === null ? applied : [...applied, ...(await loadReferenceData(client, data))];
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error("DATABASE_URL is not set");
  const applied = await migrate(databaseUrl);
  for (const name of applied) console.log(`applied ${name}`);
  console.log(applied.length > 0 ? "The database is migrated." : "The database is up to date.");
}

if (process.argv[1] && path.basename(process.argv[1]) === "migrate.mjs") {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
