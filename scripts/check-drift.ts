import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DiffTarget, SchemaContainer } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { migrate } from "./migrate";
import { noFilters, readMigrations, readSchema, withEngine } from "./prisma-engine";

export const listFile = "prisma/beyond-models.txt";

/** Schema objects that Prisma models can't express, one line each. */
const beyondModelsSql = `
  SELECT 'extension ' || extname AS line FROM pg_extension WHERE extname <> 'plpgsql'
  UNION ALL
  SELECT 'check ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'deferrable ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  FROM pg_constraint WHERE condeferrable AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function ' || p.oid::regprocedure
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT 'index ' || pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace AND (i.indexprs IS NOT NULL OR EXISTS (
    SELECT 1 FROM unnest(i.indclass::oid[]) AS used (oid)
    JOIN pg_opclass o USING (oid)
    JOIN pg_am m ON m.oid = o.opcmethod
    WHERE m.amname = 'btree' AND NOT o.opcdefault))
  UNION ALL
  SELECT 'index option ' || c.oid::regclass || ' ' || array_to_string(c.reloptions, ', ')
  FROM pg_class c WHERE c.relkind = 'i' AND c.reloptions IS NOT NULL AND c.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT 'collation ' || a.attrelid::regclass || '.' || a.attname || ' ' || l.collname
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  JOIN pg_type t ON t.oid = a.atttypid
  JOIN pg_collation l ON l.oid = a.attcollation
  WHERE a.attcollation <> t.typcollation
  UNION ALL
  SELECT 'text search configuration ' || cfgname FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace
  ORDER BY 1`;

export async function describeBeyondModels(client: Pick<pg.Client, "query">): Promise<string[]> {
  const result = await client.query<{ line: string }>(beyondModelsSql);
  return result.rows.map((row) => row.line.replace(/\s+/g, " "));
}

/** Ignores dropping indexes that are declared to be beyond the models. */
async function removeDeclaredSteps(script: string): Promise<string> {
  const names = (await readList()).map((line) => /^index CREATE (?:UNIQUE )?INDEX (\w+) /.exec(line)?.[1]);
  const declared = new Set(names.flatMap((name) => (name ? [`-- DropIndex\nDROP INDEX "${name}";`] : [])));
  const steps = script.split(/\n\s*\n/).filter((step) => !declared.has(step.trim()));
  return steps.join("\n\n").trim();
}

/**
 * Returns the SQL that would bring the migrated schema in line with the models, or null if they agree. The database
 * must be empty; it is migrated and emptied again.
 */
export async function findDrift(emptyDatabaseUrl: string, models: SchemaContainer[]): Promise<string | null> {
  return compare(emptyDatabaseUrl, { tag: "migrations", ...(await readMigrations()) }, models);
}

export function findDriftIn(databaseUrl: string, models: SchemaContainer[]): Promise<string | null> {
  return compare(databaseUrl, { tag: "schemaDatasource", files: models, configDir: "" }, models);
}

function compare(url: string, from: DiffTarget, models: SchemaContainer[]): Promise<string | null> {
  return withEngine(url, "", async (engine) => {
    const { exitCode, stdout } = await engine.diff({
      from,
      to: { tag: "schemaDatamodel", files: models },
      script: true,
      exitCode: true,
      filters: noFilters,
    });
    if (exitCode === 0) return null;
    return (await removeDeclaredSteps(stdout ?? "")) || null;
  });
}

export async function readList(): Promise<string[]> {
  return (await readFile(listFile, "utf8")).trim().split("\n");
}

export async function withEmptyDatabase<T>(
  databaseUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const name = `plaza_shadow_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    try {
      const url = new URL(databaseUrl);
      url.pathname = `/${name}`;
      return await work(url.href);
    } finally {
      // Ends our own connections; an autovacuum ends by itself, and only a superuser may terminate it.
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user",
        [name],
      );
      await client.query(`DROP DATABASE ${name}`);
    }
  } finally {
    await client.end();
  }
}

async function writeMigration(name: string, sql: string): Promise<string> {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join("prisma/migrations", `${stamp}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, "migration.sql"), sql);
  return folder;
}

async function writeList(databaseUrl: string): Promise<void> {
  const lines = await withEmptyDatabase(databaseUrl, async (url) => {
    await migrate(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await describeBeyondModels(client);
    } finally {
      await client.end();
    }
  });
  await writeFile(listFile, `${lines.join("\n")}\n`);
}

/**
 * `check-drift` reports drift; `--write name` creates the missing migration; `--list` updates the list of objects
 * beyond the models.
 */
async function main([option, name]: string[]): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error("DATABASE_URL isn't set; its user must be allowed to create databases");
  if (option === "--list") return writeList(databaseUrl);
  const models = await readSchema();
  const drift = await withEmptyDatabase(databaseUrl, (url) => findDrift(url, models));
  if (drift === null) return console.log("The models and migrations match.");
  if (option === "--write" && name) return console.log(`Wrote ${await writeMigration(name, drift)}`);
  console.log(drift);
  process.exitCode = 1;
}

if (process.argv[1] && path.basename(process.argv[1]) === "check-drift.mjs") {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
