import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPostgres } from "../postgres.mjs";
import { bundlePath } from "./bundle.mjs";
import { withLock } from "./file-lock.mjs";
import { migrateDatabase, migrateEntry } from "./migrations.mjs";
import { inRoot, root } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { canEnter, databaseAccount } from "./postgres/account.mjs";
import { binaryPackage } from "./postgres/binaries.mjs";
import { commonFolder } from "./postgres/place.mjs";
import { hashOf } from "./source-hash.mjs";
import { isRun, lockRun, removeLeftRun } from "./test-runs.mjs";

/** The folder of everything that tests make: `.test`, or one that the account of the database can enter. */
function testFolder() {
  const folder = inRoot(".test");
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const account = databaseAccount(folder);
  if (!account || canEnter(account, folder)) return folder;
  const elsewhere = join(
    commonFolder(),
    `test-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`,
  );
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return elsewhere;
}

// `cp` keeps the owner of the files, which PostgreSQL insists on.
function copyFolder(from, to) {
  const { status, stderr } = spawnSync("cp", ["-a", from, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${from} could not be copied: ${stderr}`);
}

/** Removes the folders of runs that were killed, and data made for older migrations. */
async function tidy(folder, keep) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/^(migrated|seeded|many)-/.test(name) && !keep.includes(name))
      rmSync(path, { recursive: true, force: true });
    if (isRun(name)) await removeLeftRun(path);
  }
}

function keyOf(bundles, ...more) {
  const texts = [...bundles.map((path) => readFileSync(path, "utf8")), ...more];
  const sources = ["prisma/migrations", join("node_modules", binaryPackage() ?? "", "package.json")];
  return hashOf(sources, { texts }).slice(0, 12);
}

/** A data folder named after what it was made from; `fill` gets the opened database of a new one, once. */
async function kept(folder, name, origin, fill) {
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
  return kept(folder, migratedNameOf(), null, ({ url }) => migrateDatabase(url));
}

/** The data folder that copies are made of, which is made where there is none; the caller holds the lock. */
async function originOf(folder, content) {
  const migratedName = migratedNameOf();
  const { kind, bundle, day } = content ?? {};
  const filledName = kind && `${kind}-${keyOf([bundlePath(migrateEntry), bundle], ...(day ? [day] : []))}`;
  const others = readdirSync(folder).filter(
    (name) => /^(seeded|many)-/.test(name) && !name.startsWith(`${kind}-`),
  );
  await tidy(folder, [migratedName, filledName, ...others]);
  const origin = await migrated(folder);
  return content ? kept(folder, filledName, origin, content.fill) : origin;
}

/** Makes what `openTestDatabase` copies, and opens nothing. */
export async function prepareTestDatabase({ content } = {}) {
  const folder = testFolder();
  await withLock(join(folder, "templates.lock"), () => originOf(folder, content));
}

/**
 * Opens a database of its own for one run, a copy of a migrated one that is kept between runs. With `content`, the copy
 * holds more: its `kind` (`seeded` or `many`), the `bundle` of the program that makes it, the `day` that it is for where
 * it ages, and what fills a migrated database with it, `fill(database, dataDir)`. Returns the opened database with its
 * `dataDir`; `stop()` removes the folder too.
 */
export async function openTestDatabase({ content } = {}) {
  const folder = testFolder();
  const dataDir = join(folder, `run-${process.pid}-${Date.now()}`);
  const lock = lockRun(dataDir);
  await withLock(join(folder, "templates.lock"), async () => {
    copyFolder(await originOf(folder, content), dataDir);
  });
  const credentialsFile = join(dataDir, "postgres.json");
  const credentials = JSON.parse(readFileSync(credentialsFile, "utf8"));
  writeFileSync(credentialsFile, JSON.stringify({ ...credentials, port: await freePort() }), { mode: 0o600 });
  const database = await openPostgres({ dataDir, durable: false });
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
 * Opens a kept database where it is, as the site would, for what only reads or may leave traces of visitors in it; made
 * when there is none. One process at a time; tests need not wait for it.
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
