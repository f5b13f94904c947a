import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { createBucketStorage } from "@/lib/server/bucket-storage";
import { db } from "@/lib/server/db";
import { removeFilesAlone } from "@/lib/server/file-lock";
import type { Storage } from "@/lib/server/stored-files";
import { createConversation, createListing, createReview } from "@/prisma/factories";
import { startObjectStore } from "@/prisma/test/object-store";
import { withEmptyDatabase } from "../check-drift";
import { migrate } from "../migrate";
import { makeBackup } from "./make";
import { linesFile, manifestName, tableFile, type Manifest } from "./manifest";
import { restoreBackup } from "./restore";

// Each test migrates a database, which is slow on a busy machine.
jest.setTimeout(240_000);

const databaseUrl = process.env.DATABASE_URL ?? "";

let folder = "";
let source: Storage;
let target: Storage;
const stores: { stop: () => Promise<void> }[] = [];

async function openStore(): Promise<Storage> {
  const store = await startObjectStore();
  stores.push(store);
  return createBucketStorage(store.bucket);
}

beforeAll(async () => {
  [source, target] = [await openStore(), await openStore()];
  await source.write("uploads", "a-picture-640.webp", Buffer.from([0, 255, 10, 13]));
  await source.write("documents", "a-resume.pdf", Buffer.from("%PDF"));
  const listing = await createListing({ title: 'Tab\there, "quotes", back\\slash\nand a new line: é 日本' });
  await createReview({ listingId: listing.id });
  await createConversation({ listingId: listing.id });
});
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "plaza-backup-")), "made");
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));
afterAll(async () => {
  for (const store of stores) await store.stop();
});

const backUp = (withLines = false) => makeBackup({ databaseUrl, storage: source, folder, withLines });

async function ask<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const contentOf = ({ tables, sequences, migrations, files }: Manifest) => ({
  tables,
  sequences,
  migrations,
  files,
});

test("45: restores the same counts, hashes, and files into an empty database", async () => {
  const made = await backUp();
  expect(made.tables.find(({ name }) => name === "listings")?.rows).toBeGreaterThan(0);
  expect(made.tables.find(({ name }) => name === "places")?.rows).toBeGreaterThan(1000);
  await withEmptyDatabase(databaseUrl, async (empty) => {
    await restoreBackup({ databaseUrl: empty, storage: target, folder });
    const again = path.join(path.dirname(folder), "again");
    const found = await makeBackup({ databaseUrl: empty, storage: target, folder: again, withLines: false });
    expect(contentOf(found)).toEqual(contentOf(made));
    expect(await target.read("uploads", "a-picture-640.webp")).toEqual(Buffer.from([0, 255, 10, 13]));

    // The planner has statistics on the restored tables.
    const unknown = "SELECT relname FROM pg_class WHERE relname IN ('users', 'listings') AND reltuples < 1";
    expect(await ask(empty, unknown)).toEqual([]);

    // Foreign keys and triggers are back, and no migration is pending.
    const guards = `SELECT (SELECT count(*)::int FROM pg_constraint) AS constraints,
      (SELECT count(*)::int FROM pg_trigger WHERE tgenabled = 'O') AS triggers`;
    expect(await ask(empty, guards)).toEqual(await ask(databaseUrl, guards));
    expect(await migrate(empty)).toEqual([]);
    await expect(ask(empty, "UPDATE listings SET vendor_id = gen_random_uuid()")).rejects.toThrow(
      /foreign key/,
    );
  });
});

test("captures one moment of a site that writes meanwhile", async () => {
  let [isOver, pairs] = [false, 0];
  async function write(): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    for (; !isOver; pairs += 1) {
      await client.query(`BEGIN;
        INSERT INTO blocked_words (id, word) VALUES (gen_random_uuid(), 'pair-${pairs}');
        INSERT INTO reason_templates (id, queue, title, text, position)
          VALUES (gen_random_uuid(), 'pairs', 'pair-${pairs}', 'One of two', 0);
        COMMIT`);
    }
    await client.end();
  }
  const writing = write();
  while (pairs < 5) await new Promise((resolve) => setImmediate(resolve));
  const made = await backUp();
  isOver = true;
  await writing;
  await withEmptyDatabase(databaseUrl, async (empty) => {
    await restoreBackup({ databaseUrl: empty, storage: target, folder });
    const [found] = await ask<{ words: number; templates: number }>(
      empty,
      `SELECT (SELECT count(*)::int FROM blocked_words WHERE word LIKE 'pair-%') AS words,
        (SELECT count(*)::int FROM reason_templates WHERE queue = 'pairs') AS templates`,
    );
    expect(found?.words).toBeGreaterThanOrEqual(5);
    expect(found?.words).toBeLessThan(pairs);
    expect(found?.templates).toBe(found?.words);
  });
  expect(made.tables.length).toBeGreaterThan(40);
});

test("keeps every file while it copies: no sweep starts meanwhile, and a running one is awaited", async () => {
  const steps: string[] = [];
  let making: Promise<unknown> = Promise.resolve();
  const watched: Storage = {
    ...source,
    async read(area, name) {
      if (steps.length === 0) steps.push((await removeFilesAlone(async () => undefined)) ? "swept" : "kept");
      return source.read(area, name);
    },
  };
  await removeFilesAlone(async () => {
    making = makeBackup({ databaseUrl, storage: watched, folder, withLines: false });
    for (let look = 0; look < 20; look += 1) await ask(databaseUrl, "SELECT 1");
    expect(existsSync(tableFile(folder, "listings"))).toBe(false);
  });
  await making;
  expect(steps).toEqual(["kept"]);
  expect(await removeFilesAlone(async () => undefined)).toBe(true);
});

test("exports every row as a line of JSON", async () => {
  const made = await backUp(true);
  for (const { name, rows } of made.tables) {
    const lines = (await readFile(linesFile(folder, name), "utf8")).split("\n").slice(0, -1);
    expect([name, lines.length]).toEqual([name, rows]);
    if (name !== "listings") continue;
    const titles = lines.map((line) => (JSON.parse(line) as { title: string }).title);
    expect(titles.sort()).toEqual((await db.listing.findMany()).map(({ title }) => title).sort());
  }
});

test.each([
  [
    "a changed row",
    async () => {
      const file = tableFile(folder, "users");
      const text = await readFile(file, "utf8");
      await writeFile(file, text.replace("@", "@x"));
    },
    /The table users doesn't match the backup/,
  ],
  [
    "a damaged file",
    () => writeFile(path.join(folder, "documents", "a-resume.pdf"), "other"),
    /The file documents\/a-resume.pdf of the backup is missing or damaged/,
  ],
  ["a backup that was cut short", () => rm(path.join(folder, manifestName)), /contains no complete backup/],
])("refuses %s, and leaves nothing of it", async (_what, damage, sentence) => {
  await backUp();
  await damage();
  await withEmptyDatabase(databaseUrl, async (empty) => {
    const restoring = restoreBackup({ databaseUrl: empty, storage: target, folder });
    await expect(restoring).rejects.toThrow(sentence);
    const [{ there }] = (await ask<{ there: boolean }>(
      empty,
      "SELECT to_regclass('users') IS NOT NULL AS there",
    )) as [{ there: boolean }];
    if (there) expect(await ask(empty, "SELECT 1 FROM users")).toEqual([]);
  });
});

test("refuses a database with data, a newer backup, and a folder with files", async () => {
  await backUp();
  const there = restoreBackup({ databaseUrl, storage: target, folder });
  await expect(there).rejects.toThrow("The database isn't empty.");
  await expect(backUp()).rejects.toThrow("isn't empty. Name a new folder.");
  const file = path.join(folder, manifestName);
  const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
  manifest.migrations.push("99991231235959_later");
  await writeFile(file, JSON.stringify(manifest));
  await withEmptyDatabase(databaseUrl, async (empty) => {
    const newer = restoreBackup({ databaseUrl: empty, storage: target, folder });
    await expect(newer).rejects.toThrow("99991231235959_later, which this version doesn't have");
  });
  expect(existsSync(path.join(folder, "json"))).toBe(false);
});

function runTool(into: string): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/tool.mjs", "backup", into], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

const onRoot = process.platform === "linux" && process.getuid?.() === 0 ? test : test.skip;

onRoot("fail and remove what they wrote onto a disk that fills", async () => {
  const disk = path.join(path.dirname(folder), "disk");
  await mkdir(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
  try {
    const made = path.join(disk, "made");
    await expect(makeBackup({ databaseUrl, storage: source, folder: made, withLines: true })).rejects.toThrow(
      "ENOSPC",
    );
    expect(await readdir(disk)).toEqual([]);
    const { code, output } = await runTool(made);
    expect([code, output]).toEqual([1, expect.stringContaining("ENOSPC")]);
    expect(await readdir(disk)).toEqual([]);
    await expect(
      makeBackup({ databaseUrl, storage: source, folder: disk, withLines: false }),
    ).rejects.toThrow("ENOSPC");
    expect(await readdir(disk)).toEqual([]);
  } finally {
    execFileSync("umount", [disk]);
  }
});

test("deletes incomplete output if a file can’t be read", async () => {
  const storage: Storage = { ...source, read: async () => Promise.reject(new Error("the bucket is gone")) };
  await expect(makeBackup({ databaseUrl, storage, folder, withLines: false })).rejects.toThrow(
    "the bucket is gone",
  );
  expect(existsSync(folder)).toBe(false);
});

test("deletes incomplete output if the database closes the connection", async () => {
  const storage: Storage = {
    ...source,
    async read(area, name) {
      const ended =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plaza-backup'";
      await ask(databaseUrl, ended);
      return source.read(area, name);
    },
  };
  await expect(makeBackup({ databaseUrl, storage, folder, withLines: false })).rejects.toThrow(
    /terminat|connection error/,
  );
  expect(existsSync(folder)).toBe(false);
});

test("refuses a folder that isn’t empty", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "mine.txt"), "mine");
  await expect(backUp()).rejects.toThrow("isn't empty");
  expect(await readdir(folder)).toEqual(["mine.txt"]);
});
