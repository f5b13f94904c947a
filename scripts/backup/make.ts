import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { filesLock, isFileName, type Storage } from "@/lib/server/stored-files";
import { JsonLines, RowDigest, sha256 } from "./digest";
import { areas, linesFile, manifestName, tableFile, type Manifest } from "./manifest";
import { inSnapshot, listMigrations, listTables, readSequences } from "./tables";

type Options = {
  databaseUrl: string;
  storage: Storage;
  folder: string;
  withLines: boolean;
};

/** Closes the connection after an aborted COPY, because it then answers nothing more, not even ROLLBACK. */
async function copyOut(client: pg.Client, query: string, into: Transform, file: Writable): Promise<void> {
  try {
    await pipeline(client.query(copyTo(`COPY ${query} TO STDOUT`)), into, file);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

async function copyTables(client: pg.Client, { folder, withLines }: Options): Promise<Manifest["tables"]> {
  const tables: Manifest["tables"] = [];
  for (const name of await listTables(client)) {
    const rows = new RowDigest();
    const file = createWriteStream(tableFile(folder, name), { mode: 0o600 });
    await copyOut(client, `public."${name}"`, rows, file);
    tables.push({ name, ...rows.digest });
    if (!withLines) continue;
    const lines = createWriteStream(linesFile(folder, name), { mode: 0o600 });
    await copyOut(client, `(SELECT to_jsonb(t) FROM public."${name}" t)`, new JsonLines(), lines);
  }
  return tables;
}

async function copyFiles({ storage, folder }: Options): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const area of areas) {
    for await (const { name } of storage.list(area)) {
      const bytes = isFileName(name) ? await storage.read(area, name) : null;
      if (!bytes) continue;
      await writeFile(path.join(folder, area, name), bytes, { mode: 0o600 });
      files.push({ area, name, bytes: bytes.length, sha256: sha256(bytes) });
    }
  }
  return files;
}

async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} isn't empty. Name a new folder.`);
}

async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true });
  await rmdir(folder).catch(() => undefined);
}

async function writeBackup(options: Options): Promise<Manifest> {
  const { folder, withLines } = options;
  for (const part of ["tables", ...areas, ...(withLines ? ["json"] : [])]) {
    await mkdir(path.join(folder, part), { mode: 0o700 });
  }
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: "plaza-backup",
  });
  // The pending statement reports the error.
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Released when the connection ends.
    await client.query(`SELECT pg_advisory_lock_shared(${filesLock})`);
    const manifest = await inSnapshot(client, async (): Promise<Manifest> => {
      const madeAt = new Date().toISOString();
      const migrations = await listMigrations(client);
      const tables = await copyTables(client, options);
      const sequences = await readSequences(client);
      return { format: 1, madeAt, migrations, tables, sequences, files: await copyFiles(options) };
    });
    await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
    });
    return manifest;
  } finally {
    await client.end();
  }
}

/**
 * Backs up a site's database and files as of one point in time into a new folder; the site may be running. Deletes an
 * incomplete backup.
 */
export async function makeBackup(options: Options): Promise<Manifest> {
  await prepare(options.folder);
  try {
    return await writeBackup(options);
  } catch (error) {
    await removePartial(options.folder).catch(() => undefined);
    throw error;
  }
}
