import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPostgres } from "../postgres.mjs";
import { bundlePath } from "./bundle.mjs";
import { withLock } from "./file-lock.mjs";
import { migrateDatabase, migrateEntry } from "./migrations.mjs";
import { freePort } from "./ports.mjs";
import { binaryPackage } from "./postgres/binaries.mjs";
import { hashOf } from "./source-hash.mjs";
import { runFolder, testFolder } from "./test-folders.mjs";
import { isRun, lockRun, removeLeftRun } from "./test-runs.mjs";

// `cp -a` preserves file owners, which PostgreSQL checks.
function copyFolder(from, to) {
  const { status, stderr } = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${from} couldn't be copied: ${stderr}`);
}

async function removeLeftRuns(folder) {
  for (const name of readdirSync(folder).filter(isRun)) await removeLeftRun(join(folder, name));
}

async function removeStaleFolders(folder, retained) {
  await removeLeftRuns(folder);
  for (const name of readdirSync(folder)) {
    if (/^(migrated|seeded|many|few)-/.test(name) && !retained.includes(name))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function keyOf(bundles, texts = []) {
  const programs = bundles.map((path) => readFileSync(path, "utf8"));
  const server = join("node_modules", binaryPackage() ?? "", "package.json");
  return hashOf(["prisma/data", "prisma/migrations", server], { texts: [...programs, ...texts] }).slice(
    0,
    12,
  );
}

async function ensureFolder(folder, name, origin, fill) {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const half = join(folder, `run-${process.pid}-making`);
  if (origin) copyFolder(origin, half);
  await complete(half, path, fill);
  return path;
}

async function complete(half, path, fill) {
  const database = await openPostgres({ dataDir: half, durable: false, bulk: true });
  try {
    await fill(database, half);
  } finally {
    await database.stop();
  }
  renameSync(half, path);
}

function migratedNameOf() {
  return `migrated-${keyOf([bundlePath(migrateEntry)])}`;
}

function migrated(folder) {
  return ensureFolder(folder, migratedNameOf(), null, ({ url }) => migrateDatabase(url));
}

async function originOf(folder, content) {
  const migratedName = migratedNameOf();
  const { kind, bundle, day } = content ?? {};
  const filledName = kind && `${kind}-${keyOf([bundlePath(migrateEntry), bundle], day ? [day] : [])}`;
  const others = readdirSync(folder).filter(
    (name) => /^(seeded|many|few)-/.test(name) && !name.startsWith(`${kind}-`),
  );
  await removeStaleFolders(folder, [migratedName, filledName, ...others]);
  const origin = await migrated(folder);
  return content ? ensureFolder(folder, filledName, origin, content.fill) : origin;
}

/**
 * @typedef {{
 *   kind: string,
 *   bundle: string,
 *   day?: string,
 *   fill: (database: Awaited<ReturnType<typeof openPostgres>>, dataDir: string) => Promise<unknown>,
 * }} Content
 */

/**
 * @param {{ content?: Content }} [options]
 */
export async function prepareTestDatabase({ content } = {}) {
  const folder = testFolder();
  await withLock(join(folder, "templates.lock"), () => originOf(folder, content));
}

function copyForRun(origin, place) {
  const dataDir = join(place, `run-${process.pid}-${Date.now()}`);
  const lock = lockRun(dataDir);
  if (!lock) throw new Error(`Another run uses ${dataDir}.`);
  copyFolder(origin, dataDir);
  return { dataDir, lock };
}

/**
 * Opens a separate database for one run: a copy of a cached migrated one, with more data if `content` is given. `stop()`
 * also removes the folder. A `durable` one keeps each commit when it is killed.
 * @param {{ content?: Content; durable?: boolean }} [options]
 */
export async function openTestDatabase({ content, durable = false } = {}) {
  const folder = testFolder();
  const { dataDir, lock } = await withLock(join(folder, "templates.lock"), async () => {
    const origin = await originOf(folder, content);
    const place = runFolder(origin);
    if (place !== folder) await removeLeftRuns(place);
    return copyForRun(origin, place);
  });
  const credentialsFile = join(dataDir, "postgres.json");
  const credentials = JSON.parse(readFileSync(credentialsFile, "utf8"));
  writeFileSync(credentialsFile, JSON.stringify({ ...credentials, port: await freePort() }), { mode: 0o600 });
  const database = await openPostgres({ dataDir, durable });
  return {
    ...database,
    dataDir,
    async stop() {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
      lock.release();
    },
  };
}

/**
 * Opens a cached database in place, for work that only reads or may leave visit data in it; creates it if missing. One
 * process at a time; tests don't wait for it.
 */
export async function openKeptDatabase({ kind, bundle, fill }) {
  const folder = testFolder();
  const name = `${kind}-${keyOf([bundlePath(migrateEntry), bundle])}`;
  const path = join(folder, name);
  const half = join(folder, `making-${kind}`);
  return withLock(join(folder, `${kind}.lock`), async () => {
    if (!existsSync(path)) {
      const older = readdirSync(folder).filter((other) => other.startsWith(`${kind}-`));
      for (const other of [...older, `making-${kind}`])
        rmSync(join(folder, other), { recursive: true, force: true });
      await withLock(join(folder, "templates.lock"), async () => copyFolder(await migrated(folder), half));
      await complete(half, path, fill);
    }
    return { ...(await openPostgres({ dataDir: path })), dataDir: path };
  });
}
