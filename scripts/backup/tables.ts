import type pg from "pg";

/** Session settings for backup and restore, so that both format numbers and times the same way. */
const sessionSettings = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL client_encoding = 'UTF8'; SET LOCAL statement_timeout = 0`;

export async function inSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
  return finish(client, work);
}

export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  return finish(client, work);
}

async function finish<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    await client.query(sessionSettings);
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

const migrationsTable = "_prisma_migrations";

/** Excludes the migrations table and the queue's schema, which recreates itself. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname <> $1 ORDER BY relname`,
    [migrationsTable],
  );
  return rows.map(({ name }) => name);
}

export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) return [];
  const found = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return found.rows.map(({ name }) => name);
}

export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    "SELECT sequencename AS name, last_value::text AS last FROM pg_sequences WHERE schemaname = 'public'",
  );
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}

type Statements = { before: string[]; after: string[] };

/**
 * Statements that drop foreign keys and disable triggers so that rows can load in any order, and those that restore
 * them. Foreign keys are validated when restored; triggers already ran when the rows were first written.
 */
export async function readConstraintStatements(client: pg.Client): Promise<Statements> {
  const { rows } = await client.query<{ before: string; after: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS before,
        format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS after
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    UNION ALL
      SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
        format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
      FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND tgenabled = 'O' AND c.relnamespace = 'public'::regnamespace`,
  );
  return { before: rows.map(({ before }) => before), after: rows.map(({ after }) => after) };
}
