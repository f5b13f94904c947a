import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { createBucketStorage } from "@/lib/server/bucket-storage";
import type { Storage } from "@/lib/server/stored-files";
import { describeSchema } from "@/prisma/test/catalog";
import { startObjectStore } from "@/prisma/test/object-store";
import { RowDigest } from "./backup/digest";
import { makeBackup } from "./backup/make";
import { manifestName, readManifest, type Manifest } from "./backup/manifest";
import { restoreBackup } from "./backup/restore";
import { baseline } from "./baseline";
import { withEmptyDatabase } from "./check-drift";
import { migrate } from "./migrate";

// Restores a backup and migrates a few databases.
jest.setTimeout(240_000);

const databaseUrl = process.env.DATABASE_URL ?? "";
const newTables = ["reference_data", "shipped_synonyms", "search_follow_ups", "search_suggestions"];
const widenedTables = ["search_synonyms", "search_term_days"];
const later = "20261130081000_search_feedback";

type Table = Manifest["tables"][number];

function comparable(tables: readonly Table[]) {
  return tables.map((table) => (widenedTables.includes(table.name) ? [table.name, table.rows] : table));
}

const revertSql = `
  ALTER TABLE search_synonyms
    DROP COLUMN kind, DROP COLUMN weight, DROP COLUMN source, DROP COLUMN suggestion_id;
  ALTER TABLE search_term_days
    DROP CONSTRAINT search_term_days_counters,
    DROP COLUMN tier, DROP COLUMN visitors, DROP COLUMN results, DROP COLUMN clicks, DROP COLUMN positions,
    ADD PRIMARY KEY (day, term),
    ADD CONSTRAINT search_term_days_counters CHECK (searches >= 0 AND zero_results BETWEEN 0 AND searches);
  DROP TABLE ${newTables.join(", ")};
  DROP TYPE search_suggestion_status, synonym_kind, synonym_source`;
const moved = [
  ["job_searches", "saved_searches"],
  ["job_search_matches", "saved_search_matches"],
] as const;

// Jobs match saved searches without them.
const droppedTables = ["job_search_keys", "job_search_kinds"];

const rebuiltTables = ["listing_search", "search_synonyms"];

// A migration rewords the descriptions that no admin edited.
const rewordedTables = ["plans"];

let place = "";
let backup = "";
let manifest: Manifest;
let storage: Storage;
let stop: () => Promise<void>;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), "plaza-baseline-"));
  backup = path.join(place, "4775caa1");
  const archive = brotliDecompressSync(await readFile("prisma/test/backups/4775caa1.tar.br"));
  await mkdir(backup);
  expect(spawnSync("tar", ["-x", "-C", backup], { input: archive }).status).toBe(0);
  manifest = await readManifest(backup);
  const store = await startObjectStore();
  storage = createBucketStorage(store.bucket);
  stop = () => store.stop();
});
afterAll(async () => {
  await stop();
  await rm(place, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);

const schemaOf = (url: string) => withClient(url, describeSchema);

async function tablesOf(url: string): Promise<Manifest["tables"]> {
  const folder = await mkdtemp(path.join(place, "again-"));
  const { tables } = await makeBackup({ databaseUrl: url, storage, folder, withLines: false });
  return tables.filter(({ name }) => !newTables.includes(name));
}

async function columnsOf(url: string): Promise<Map<string, string[]>> {
  const found = await ask(
    url,
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
      FROM information_schema.columns WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`,
  );
  return new Map(found.map(({ name, columns }) => [String(name), columns as string[]]));
}

function digestOf(url: string, table: string, columns: string[]): Promise<Table> {
  return withClient(url, async (client) => {
    const digest = new RowDigest();
    const names = columns.map((column) => `"${column}"`).join(", ");
    const rows = client.query(copyTo(`COPY (SELECT ${names} FROM public."${table}") TO STDOUT`));
    await pipeline(rows, digest, new PassThrough().resume());
    return { name: table, ...digest.digest };
  });
}

async function revertToBaseline(url: string, names: string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(revertSql);
    await client.query("DELETE FROM _prisma_migrations");
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
        SELECT gen_random_uuid(), 'of 4775caa1', name, now() FROM unnest($1::text[]) AS name`,
      [names],
    );
  });
}

async function expectAdminEdits(url: string): Promise<void> {
  const edited = "SELECT id, words[3] AS word FROM search_synonyms WHERE id IN (2, 3, 1262) ORDER BY id";
  expect(await ask(url, edited)).toEqual([
    { id: 2, word: "snuggler" },
    { id: 1262, word: null },
  ]);
  expect(await ask(url, "SELECT key FROM shipped_synonyms WHERE synonym_id IS NULL ORDER BY key")).toEqual([
    { key: 2 },
    { key: 3 },
  ]);
  expect(await ask(url, "SELECT price_cents::int AS price FROM plans WHERE id = 'pro'")).toEqual([
    { price: 3100 },
  ]);
  expect(await ask(url, "SELECT count(*)::int AS items FROM reward_items")).toEqual([{ items: 3 }]);
}

async function createMigrationFolder(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(place, "chain-"));
  for (const name of ["migration_lock.toml", ...names]) {
    await cp(path.join("prisma/migrations", name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(place, "data-"));
  await cp("prisma/data/places.tsv.gz", path.join(folder, "places.tsv.gz"));
  const lines = (await readFile("prisma/data/synonyms.tsv", "utf8")).split("\n");
  const early = lines.filter((line) => !(Number.parseInt(line, 10) > 1261));
  await writeFile(path.join(folder, "synonyms.tsv"), early.join("\n"));
  await writeFile(path.join(folder, "versions.json"), JSON.stringify({ places: 1, synonyms: 2 }));
  return folder;
}

test("produces the schema of 4775caa1 by the first five migrations", async () => {
  const folder = await createMigrationFolder(baseline);
  const expected = (await readFile(path.join(backup, "schema.txt"), "utf8")).trim().split("\n");
  await withEmptyDatabase(databaseUrl, async (empty) => {
    expect(await migrate(empty, { migrations: folder, data: null })).toEqual(baseline);
    expect(await schemaOf(empty)).toEqual(expected);
  });
});

test("keeps every row and the edits of admins from a backup of 4775caa1 and a database in place", async () => {
  const last = "20261129095000_data";
  // Applies no other migrations, because their new columns would change the hashes.
  const migrations = await createMigrationFolder([...baseline, last, later]);
  const early = { migrations, data: await createDataFolder() };
  await withEmptyDatabase(databaseUrl, async (empty) => {
    await restoreBackup({ databaseUrl: empty, storage, folder: backup, ...early });
    expect(comparable(await tablesOf(empty))).toEqual(comparable(manifest.tables));
    await expectAdminEdits(empty);
    const squashed = await schemaOf(empty);
    expect(await migrate(empty, early)).toEqual([]);

    await revertToBaseline(empty, manifest.migrations);
    const former = await columnsOf(empty);
    const applied = await Promise.all([migrate(empty, early), migrate(empty, early)]);
    expect(applied.flat()).toEqual([last, later, "places (version 1)", "synonyms (version 2)"]);
    expect(comparable(await tablesOf(empty))).toEqual(comparable(manifest.tables));
    await expectAdminEdits(empty);
    expect(await schemaOf(empty)).toEqual(squashed);

    await migrate(empty);
    expect(await schemaOf(empty)).toEqual(await schemaOf(databaseUrl));
    const counts = (tables: Manifest["tables"]) => new Map(tables.map(({ name, rows }) => [name, rows]));
    const expected = counts(manifest.tables);
    for (const [from, to] of moved) {
      expected.set(to, expected.get(to)! + expected.get(from)!);
      expected.delete(from);
    }
    for (const name of droppedTables) expected.delete(name);
    // Groups added since: 66 for jobs, one for raincoats, two for lessons.
    expected.set("search_synonyms", expected.get("search_synonyms")! + 69);
    const carried = counts(await tablesOf(empty));
    for (const [name, rows] of expected) expect([name, carried.get(name)]).toEqual([name, rows]);
    const now = await columnsOf(empty);
    const changed: string[] = [];
    for (const { name, sha256 } of manifest.tables) {
      const columns = former.get(name)!.filter((column) => now.get(name)?.includes(column));
      if (columns.length > 0 && (await digestOf(empty, name, columns)).sha256 !== sha256) changed.push(name);
    }
    expect(changed.sort()).toEqual(
      [...rebuiltTables, ...rewordedTables, ...moved.map(([, to]) => to)].sort(),
    );
    expect(await ask(empty, "SELECT description FROM plans WHERE id = 'starter'")).toEqual([
      { description: "Just getting started" },
    ]);
    expect([...former.keys()].filter((name) => !now.has(name)).sort()).toEqual(
      [...droppedTables, ...moved.map(([from]) => from)].sort(),
    );
    await expectAdminEdits(empty);
  });
});

test("refuses a database and a backup from before 4775caa1 unchanged", async () => {
  const names = manifest.migrations.slice(0, -1);
  const sentence = `at the migration ${names.at(-1)} of an older history, which ends at commit 4775caa1. Update it`;
  await withEmptyDatabase(databaseUrl, async (empty) => {
    await migrate(empty, { data: null });
    await revertToBaseline(empty, names);
    await expect(migrate(empty)).rejects.toThrow(sentence);
    expect(await ask(empty, "SELECT count(*)::int AS rows FROM _prisma_migrations")).toEqual([
      { rows: names.length },
    ]);
  });
  const older = path.join(place, "older");
  await cp(backup, older, { recursive: true });
  await writeFile(path.join(older, manifestName), JSON.stringify({ ...manifest, migrations: names }));
  await withEmptyDatabase(databaseUrl, async (empty) => {
    const restoring = restoreBackup({ databaseUrl: empty, storage, folder: older });
    await expect(restoring).rejects.toThrow(sentence);
    expect(await ask(empty, "SELECT to_regclass('users') AS users")).toEqual([{ users: null }]);
  });
});
