import { createReadStream } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Storage } from "@/lib/server/stored-files";
import { toCurrentNames } from "../baseline";
import { migrate } from "../migrate";
import { RowDigest, sha256, type Digest } from "./digest";
import { readManifest, tableFile, type Manifest } from "./manifest";
import { inTransaction, listMigrations, listTables, readConstraintStatements } from "./tables";

type Options = { databaseUrl: string; storage: Storage; folder: string; migrations?: string; data?: string };

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Migrates only up to the version of the backup; newer migrations follow after the rows are loaded. */
async function migrateTo({ databaseUrl, migrations }: Options, names: string[]): Promise<void> {
  const known = migrations ?? path.resolve("prisma/migrations");
  const folder = await mkdtemp(path.join(tmpdir(), "plaza-restore-"));
  try {
    for (const name of ["migration_lock.toml", ...names]) {
      await cp(path.join(known, name), path.join(folder, name), { recursive: true }).catch(() => {
        throw new Error(
          `The backup needs the migration ${name}, which this version doesn't have. The backup is newer.`,
        );
      });
    }
    await migrate(databaseUrl, { migrations: folder, data: null });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function digestOf(client: pg.Client, name: string): Promise<Digest> {
  const rows = new RowDigest();
  await pipeline(client.query(copyTo(`COPY public."${name}" TO STDOUT`)), rows, nowhere());
  return rows.digest;
}

async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const { before, after } = await readConstraintStatements(client);
  for (const statement of before) await client.query(statement);
  // The backup contains the rows that migrations insert, in their current state.
  const there = await listTables(client);
  await client.query(`TRUNCATE ${there.map((name) => `public."${name}"`).join(", ")}`);
  for (const { name, rows, sha256: hash } of manifest.tables) {
    const copy = client.query(copyFrom(`COPY public."${name}" FROM STDIN`));
    await pipeline(createReadStream(tableFile(folder, name)), copy);
    const found = await digestOf(client, name);
    if (found.rows !== rows || found.sha256 !== hash) {
      throw new Error(`The table ${name} doesn't match the backup: it has ${found.rows} of ${rows} rows.`);
    }
  }
  for (const [name, last] of Object.entries(manifest.sequences)) {
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, last]);
  }
  for (const statement of after) await client.query(statement);
}

async function readBackupFile(folder: string, { area, name, sha256: hash }: Manifest["files"][number]) {
  const bytes = await readFile(path.join(folder, area, name)).catch(() => null);
  if (!bytes || sha256(bytes) !== hash) {
    throw new Error(`The file ${area}/${name} of the backup is missing or damaged.`);
  }
  return bytes;
}

/**
 * Restores a backup into an empty database and the file storage, verifies every count and hash, and migrates to this
 * version. Loads all rows or none.
 */
export async function restoreBackup(options: Options): Promise<Manifest> {
  const { databaseUrl, storage, folder } = options;
  const manifest = await readManifest(folder);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "plaza-restore" });
  await client.connect();
  try {
    const there = [...(await listMigrations(client)), ...(await listTables(client))];
    if (there.length > 0) throw new Error("The database isn't empty. Restore into a new one.");
    for (const file of manifest.files) await readBackupFile(folder, file);
    await migrateTo(options, toCurrentNames(manifest.migrations));
    await inTransaction(client, () => load(client, folder, manifest));
    for (const file of manifest.files) {
      await storage.write(file.area, file.name, await readBackupFile(folder, file));
    }
    await migrate(databaseUrl, { migrations: options.migrations, data: options.data });
    // The planner has no statistics on new rows.
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
  return manifest;
}
