import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../../postgres.mjs";
import { freePort } from "../ports.mjs";
import { isRunning } from "../process-identity.mjs";
import { readPidFile } from "./pid-file.mjs";
import { placeCluster } from "./place.mjs";
import { launchWithRetry } from "./server.mjs";

const slot = "replica";

const vanishedFileError = /^cp: .*: No such file or directory$/;

function copyFiles(from, to) {
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  const problems = stderr.split("\n").filter((line) => line !== "" && !vanishedFileError.test(line));
  if (status !== 0 && problems.length > 0) throw new Error(`${from} couldn't be copied: ${stderr}`);
  for (const name of ["postmaster.pid", "postmaster.opts"]) rmSync(join(to, name), { force: true });
  // The server streams what was written meanwhile.
  for (const name of readdirSync(join(to, "pg_wal"), { withFileTypes: true })) {
    if (name.isFile()) rmSync(join(to, "pg_wal", name.name));
  }
  rmSync(join(to, "pg_replslot", slot), { recursive: true, force: true });
}

function conninfoOf(address) {
  const { hostname, port, username, password } = new URL(address);
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
}

/** Copies a running server's data folder for a replica (PostgreSQL 18, chapter 25.3.3). */
async function copyRunning(primary, from, to) {
  const address = primary.adminUrlOf("postgres");
  const owner = statSync(to);
  function add(name, text) {
    writeFileSync(join(to, name), text, { mode: 0o600 });
    chownSync(join(to, name), owner.uid, owner.gid);
  }
  await withClient(address, async (client) => {
    await client.query("SELECT pg_create_physical_replication_slot($1, true)", [slot]);
    await client.query("SELECT pg_backup_start($1, true)", [slot]);
    copyFiles(from, to);
    const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
    add("backup_label", rows[0].labelfile);
  });
  add("standby.signal", "");
  const settings = [`primary_conninfo = '${conninfoOf(address)}'`, `primary_slot_name = '${slot}'`];
  appendFileSync(join(to, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
}

/**
 * Starts a local streaming replica: `primary` is the result of `openPostgres` for `primaryDir`. For tests only, because
 * a crash may lose its data. Returns `urlOf(name)`, `adminUrlOf(name)`, `kill()`, `start()`, and `stop()`.
 */
export async function openReplica({ dataDir, primary, primaryDir }) {
  const { account, binaries, folder: known, create } = placeCluster(dataDir);
  const source = realpathSync(join(primaryDir, "postgres"));
  const folder = known ?? (await create((empty) => copyRunning(primary, source, empty)));
  const port = await freePort();
  const options = { folder, account, binaries, durable: false, logFile: join(dataDir, "postgres.log") };
  const start = () => launchWithRetry(options, port);
  let server = await start();

  function addressOf(address) {
    return Object.assign(new URL(address), { port: String(port) }).href;
  }

  return {
    urlOf: (name) => addressOf(primary.urlOf(name)),
    adminUrlOf: (name) => addressOf(primary.adminUrlOf(name)),
    async kill() {
      const running = readPidFile(folder);
      if (!running) throw new Error(`No server uses ${folder}.`);
      process.kill(running.pid, "SIGKILL");
      while (isRunning(running.pid)) await delay(10);
    },
    async start() {
      rmSync(join(folder, "postmaster.pid"), { force: true });
      server = await start();
    },
    stop: () => server.stop(),
  };
}
