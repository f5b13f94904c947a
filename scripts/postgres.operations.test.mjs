import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inRoot } from "./lib/paths.mjs";
import { withClient, openPostgres } from "./postgres.mjs";

const open = [];
let folder;
let pristine;
let copies = 0;

// Creating a data folder takes a second, so tests copy a fresh one.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plaza-postgres-"));
  // PostgreSQL may run as another user, which must be able to traverse the folder.
  chmodSync(folder, 0o755);
  pristine = join(folder, "pristine");
  await (await openPostgres({ dataDir: pristine })).stop();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newFolder() {
  copies += 1;
  const copy = join(folder, `data-${copies}`);
  execFileSync("cp", ["-a", pristine, copy]);
  return copy;
}

async function start(dataDir, options) {
  const database = await openPostgres({ dataDir, ...options });
  open.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.stop()));
});

const write = (url) => withClient(url, (client) => client.query("CREATE TABLE kept AS SELECT 42 AS answer"));
const read = (url) => withClient(url, async (client) => (await client.query("SELECT answer FROM kept")).rows);

async function readOnceItIsBack(url) {
  for (;;) {
    try {
      return await read(url);
    } catch {
      await delay(50);
    }
  }
}

async function startElsewhere(dataDir) {
  const script = `
    const { withClient, openPostgres } = await import(${JSON.stringify(inRoot("scripts/postgres.mjs"))});
    const database = await openPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    await withClient(database.url, (client) => client.query("CREATE TABLE kept AS SELECT 42 AS answer"));
    console.log("written");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("openPostgres", () => {
  test("keeps data and address after a clean stop, and its passwords private", async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await write(first.url);
    await open.pop().stop();
    const second = await start(dataDir);
    expect(await read(second.url)).toEqual([{ answer: 42 }]);
    expect(second.url).toBe(first.url);
    expect(statSync(join(dataDir, "postgres.json")).mode & 0o777).toBe(0o600);
  });

  test("gives the application a role that cannot reach the files of the server", async () => {
    const { url } = await start(newFolder());
    await expect(
      withClient(url, (client) => client.query("SELECT pg_read_file('postgresql.conf')")),
    ).rejects.toThrow("permission denied");
  });

  test("loses nothing that was committed when the process that started it is killed", async () => {
    const dataDir = newFolder();
    const child = await startElsewhere(dataDir);
    child.kill("SIGKILL");
    await once(child, "exit");
    const { url } = await start(dataDir);
    expect(await read(url)).toEqual([{ answer: 42 }]);
  });

  test("45: loses nothing that was committed when the server itself is killed, and restarts it", async () => {
    const dataDir = newFolder();
    const reports = [];
    const { url } = await start(dataDir, { report: (text) => reports.push(text) });
    await write(url);
    const pid = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, "SIGKILL");
    expect(await readOnceItIsBack(url)).toEqual([{ answer: 42 }]);
    expect(reports).toEqual(["The database exited unexpectedly; restarting it"]);
  });

  test("starts despite a stale pid file that names another process", async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);
    await write(url);
    await open.pop().stop();
    const pidFile = join(dataDir, "postgres/postmaster.pid");
    writeFileSync(pidFile, `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n\nready\n`);
    expect(await read((await start(dataDir)).url)).toEqual([{ answer: 42 }]);
  });

  test("creates new passwords when they are lost", async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await write(first.url);
    await open.pop().stop();
    rmSync(join(dataDir, "postgres.json"));
    const second = await start(dataDir);
    expect(second.url).not.toBe(first.url);
    expect(await read(second.url)).toEqual([{ answer: 42 }]);
  });

  test("refuses a data folder in use and names its user, but lets a tool join", async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir, { note: { address: "http://localhost:3999" } });
    await expect(openPostgres({ dataDir })).rejects.toThrow(`http://localhost:3999 (process ${process.pid})`);
    const joined = await openPostgres({ dataDir, mayJoin: true });
    expect(joined.url).toBe(url);
    await joined.stop();
    await withClient(url, (client) => client.query("SELECT 1"));
  });
});
