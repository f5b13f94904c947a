import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { eventually } from "../prisma/test/eventually";
import { inRoot } from "./lib/paths.mjs";
import { openPostgres, withClient } from "./postgres.mjs";

// Starting servers takes a while on a busy machine.
const timeoutMs = 240_000;
jest.setTimeout(timeoutMs);

let folder = "";
let archive = "";
let data = "";
let server;

const ask = (text) =>
  withClient(server.adminUrlOf("plaza"), async (client) => (await client.query(text)).rows);
const titles = async () => (await ask("SELECT title FROM sold ORDER BY title")).map(({ title }) => title);
const sell = (title) => ask(`INSERT INTO sold VALUES ('${title}')`);
const start = async () =>
  (server = await openPostgres({ dataDir: join(folder, "database"), durable: false }));

async function databaseTime() {
  const [{ moment }] = await ask("SELECT clock_timestamp()::text AS moment");
  return moment;
}

/** The guide's settings, with the folder of this test in place of the container's. */
async function archiveAsInGuide() {
  const { command } = parse(readFileSync(inRoot("deploy/compose.archive.yaml"), "utf8")).services.database;
  for (const option of command) {
    const [, name, value] = /^--(archive_\w+)=(.*)$/.exec(option) ?? [];
    if (name && value)
      await ask(`ALTER SYSTEM SET ${name} = '${value.replaceAll("/archive/", `${archive}/`)}'`);
  }
}

/** The files that `pg_basebackup --format=tar --gzip` writes, which the embedded PostgreSQL lacks. */
async function takeBaseBackup() {
  const base = join(archive, "base");
  mkdirSync(base);
  await withClient(server.adminUrlOf("plaza"), async (client) => {
    await client.query("SELECT pg_backup_start('base', true)");
    const files = ["--exclude=./postmaster.*", "--exclude=./pg_wal/*", "--create", "--gzip", "."];
    const { status } = spawnSync("tar", [`--file=${base}/base.tar.gz`, `--directory=${data}`, ...files]);
    // 1 means that a file changed meanwhile, which the archived log repairs.
    expect([0, 1]).toContain(status);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(true)");
    addLabel(base, rows[0].labelfile);
  });
  return base;
}

function addLabel(base, text) {
  const script =
    "gunzip base.tar.gz && cat > backup_label && tar --append --file=base.tar backup_label && gzip base.tar";
  expect(spawnSync("sh", ["-c", script], { cwd: base, input: text }).status).toBe(0);
}

function recover(...args) {
  const text = readFileSync(inRoot("deploy/recover.sh"), "utf8").replaceAll("/archive/", `${archive}/`);
  const env = { ...process.env, PGDATA: data };
  return spawnSync("sh", ["-s", ...args], { input: text, encoding: "utf8", env });
}

async function recoverAndStart(...args) {
  await server.stop();
  const { status, stderr } = recover(...args);
  expect([status, stderr]).toEqual([0, ""]);
  await start();
  await eventually(async () => !(await ask("SELECT pg_is_in_recovery() AS busy"))[0].busy, timeoutMs);
}

const replaced = () => readdirSync(dirname(data)).filter((name) => name.startsWith("before-"));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "plaza-recovery-"));
  chmodSync(folder, 0o755);
  await start();
  data = realpathSync(join(folder, "database", "postgres"));
  archive = join(folder, "archive");
  mkdirSync(archive);
  const { uid, gid } = statSync(data);
  chownSync(archive, uid, gid);
  await archiveAsInGuide();
  await server.stop();
  await start();
  await ask("CREATE TABLE sold (title text)");
});
afterEach(async () => {
  await server.stop();
  for (const name of replaced()) rmSync(join(dirname(data), name), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

test("45: recovers to a time between two writes, and keeps the replaced data", async () => {
  const base = await takeBaseBackup();
  await sell("a camera");
  const moment = await databaseTime();
  await ask("DELETE FROM sold");
  await recoverAndStart(base, moment);
  expect(await titles()).toEqual(["a camera"]);
  await sell("a lamp");
  expect(await titles()).toEqual(["a camera", "a lamp"]);
  expect(replaced()).toEqual([expect.stringMatching(/^before-\d{4}-\d\d-\d\dT\d{6}Z$/)]);
  expect(existsSync(join(dirname(data), String(replaced()[0]), "PG_VERSION"))).toBe(true);
});

test("recovers again to a later time, which the first recovery had discarded", async () => {
  const base = await takeBaseBackup();
  await sell("a camera");
  const early = await databaseTime();
  await sell("a desk");
  const late = await databaseTime();
  await sell("a mistake");
  await recoverAndStart(base, early);
  await sell("a lamp");
  await recoverAndStart(base, late, "current");
  expect(await titles()).toEqual(["a camera", "a desk"]);
});

test("refuses a running server, a folder without a backup, and an unreadable time, and changes nothing", async () => {
  const base = await takeBaseBackup();
  const now = await databaseTime();
  expect(recover(base, now)).toMatchObject({ status: 1, stderr: "Stop the server first.\n" });
  await server.stop();
  const none = join(archive, "none");
  expect(recover(none, now)).toMatchObject({ status: 1, stderr: `${none} has no base backup.\n` });
  expect(recover(base, "9 o'clock sharp")).toMatchObject({ status: 1 });
  expect(replaced()).toEqual([]);
  await start();
  expect(await titles()).toEqual([]);
});
