import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { withEmptyDatabase } from "./check-drift";
import { migrate } from "./migrate";

// Some tests migrate an empty database.
jest.setTimeout(240_000);

const url = () => process.env.DATABASE_URL ?? "";

async function ask<T extends object>(databaseUrl: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

describe("migrate", () => {
  let folder = "";

  async function prepare(migrations: Record<string, string>): Promise<void> {
    folder = await mkdtemp(path.join(tmpdir(), "plaza-migrate-"));
    await writeFile(path.join(folder, "migration_lock.toml"), 'provider = "postgresql"\n');
    for (const [name, text] of Object.entries(migrations)) await write(name, text);
  }

  async function write(name: string, text: string): Promise<void> {
    const place = path.join(folder, name);
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, "migration.sql"), text);
  }

  afterEach(async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
    folder = "";
  });

  test("applies nothing to an up-to-date database", async () => {
    expect(await migrate(url())).toEqual([]);
  });

  test("applies each migration once when several processes start together", async () => {
    await withEmptyDatabase(url(), async (empty) => {
      const results = await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
      const applied = results.flat();
      expect(applied.length).toBeGreaterThan(4);
      expect(new Set(applied).size).toBe(applied.length);
    });
  });

  test("turns JIT off for later sessions, which a server of its own has on", async () => {
    await prepare({ "1_one": "CREATE TABLE one (id int);" });
    await withEmptyDatabase(url(), async (empty) => {
      const { pathname } = new URL(empty);
      await ask(empty, `ALTER DATABASE "${pathname.slice(1)}" SET jit = on`);
      expect(await ask(empty, "SHOW jit")).toEqual([{ jit: "on" }]);
      await migrate(empty, { migrations: folder, data: null });
      expect(await ask(empty, "SHOW jit")).toEqual([{ jit: "off" }]);
    });
  });

  test("rolls back a failed migration, and applies it once it is fixed", async () => {
    await prepare({
      "1_fine":
        "CREATE TABLE fine (id int); CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;",
      "2_broken": "CREATE TABLE half (id int); SELECT 1 / 0;",
    });
    await withEmptyDatabase(url(), async (empty) => {
      await expect(migrate(empty, { migrations: folder, data: null })).rejects.toThrow(/division by zero/);
      expect(await ask(empty, "SELECT to_regclass('half') AS half, f() AS f")).toEqual([
        { half: null, f: 1 },
      ]);
      await write("2_broken", "CREATE TABLE half (id int);");
      expect(await migrate(empty, { migrations: folder, data: null })).toEqual(["2_broken"]);
    });
  });

  test("creates an index concurrently while another process waits for its turn", async () => {
    await prepare({
      "1_one": "CREATE TABLE one (id int);",
      "2_index":
        "-- Alone in its file: it cannot be part of a transaction.\nCREATE INDEX CONCURRENTLY one_id ON one (id);",
    });
    await withEmptyDatabase(url(), async (empty) => {
      const applied = await Promise.all([
        migrate(empty, { migrations: folder, data: null }),
        migrate(empty, { migrations: folder, data: null }),
        migrate(empty, { migrations: folder, data: null }),
      ]);
      expect(applied.flat()).toEqual(["1_one", "2_index"]);
      expect(
        await ask(empty, "SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_id'::regclass"),
      ).toEqual([{ indisvalid: true }]);
    });
  });

  test("refuses a migration that was changed after it was applied", async () => {
    await prepare({ "1_one": "CREATE TABLE one (id int);" });
    await withEmptyDatabase(url(), async (empty) => {
      await migrate(empty, { migrations: folder, data: null });
      await write("1_one", "CREATE TABLE one (id bigint);");
      await expect(migrate(empty, { migrations: folder, data: null })).rejects.toThrow(
        /1_one was changed after it was applied/,
      );
    });
  });

  test("refuses a database that is newer than the migrations", async () => {
    await prepare({ "1_one": "CREATE TABLE one (id int);", "2_two": "CREATE TABLE two (id int);" });
    await withEmptyDatabase(url(), async (empty) => {
      await migrate(empty, { migrations: folder, data: null });
      await rm(path.join(folder, "2_two"), { recursive: true });
      await expect(migrate(empty, { migrations: folder, data: null })).rejects.toThrow(
        /2_two, which this version doesn't have/,
      );
    });
  });

  test("waits without blocking readers while a table is in use", async () => {
    await prepare({ "1_one": "CREATE TABLE one (id int);" });
    await withEmptyDatabase(url(), async (empty) => {
      await migrate(empty, { migrations: folder, data: null });
      await write("2_two", "ALTER TABLE one ADD COLUMN two int;");
      const user = new pg.Client({ connectionString: empty });
      await user.connect();
      await user.query("BEGIN; SELECT * FROM one;");
      const migrating = migrate(empty, { migrations: folder, data: null });
      // Each attempt waits for the lock for a while; reads must succeed during and between attempts.
      const waiting =
        "SELECT EXISTS (SELECT FROM pg_locks WHERE relation = 'one'::regclass AND NOT granted) AS waiting";
      let [waits, isWaiting] = [0, false];
      while (waits < 2) {
        const [lock] = await ask<{ waiting: boolean }>(empty, waiting);
        if (lock!.waiting && !isWaiting) waits += 1;
        isWaiting = lock!.waiting;
        await ask(empty, "SELECT * FROM one");
      }
      await user.query("COMMIT");
      await user.end();
      expect(await migrating).toEqual(["2_two"]);
    });
  });
});
