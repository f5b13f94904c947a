import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Problem } from "../problem.mjs";
import { commandOf, isRunning, processIdentity } from "../process-identity.mjs";
import { asAccount } from "./account.mjs";
import { readPidFile } from "./pid-file.mjs";

const megabyte = 1024 * 1024;
const logLimit = 10 * megabyte;
const readyTimeoutMs = 120_000;

/** Only for bulk loading by a single client; the server restarts before normal use. */
const bulkSettings = {
  shared_buffers: "1GB",
  work_mem: "128MB",
  // Tables created and filled in one transaction are written once, without WAL.
  wal_level: "minimal",
  max_wal_senders: 0,
  max_wal_size: "16GB",
  checkpoint_timeout: "1h",
  autovacuum: "off",
};

/**
 * The server shares its machine with the application. `durable: false` is for data that may be lost, `bulk` for filling
 * a database.
 */
function serverSettings({ port, durable, bulk }) {
  // In a container totalmem() is the host's memory, but the container is killed above its own limit.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / megabyte;
  // An eighth of the memory, half of what a dedicated server gets; only pages that are read take space.
  const buffers = durable ? Math.round(Math.min(4096, Math.max(64, memory / 8))) : 64;
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.round(memory / 2)}MB`,
    work_mem: "16MB",
    maintenance_work_mem: "128MB",
    random_page_cost: 1.1,
    // JIT compilation costs more than it saves on pages of 24 rows.
    jit: "off",
    wal_compression: "on",
    max_wal_size: "2GB",
    // After a crash, one call instead of one per file.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    logging_collector: "off",
  };
  if (!durable) Object.assign(settings, { fsync: "off", synchronous_commit: "off", full_page_writes: "off" });
  if (bulk) Object.assign(settings, bulkSettings);
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Passes libfaketime's settings on, so that the server's clock agrees with its clients. */
function clockSettings() {
  const { FAKETIME, LD_PRELOAD, FAKETIME_DONT_FAKE_MONOTONIC, FAKETIME_DISABLE_SHM } = process.env;
  return FAKETIME ? { FAKETIME, LD_PRELOAD, FAKETIME_DONT_FAKE_MONOTONIC, FAKETIME_DISABLE_SHM } : {};
}

/** Excludes our own variables; messages are in English because the code parses them. */
export const serverEnv = /** @type {any} */ ({
  PATH: process.env.PATH,
  LC_ALL: "C",
  TZ: "UTC",
  SYSTEMROOT: process.env.SYSTEMROOT,
  ...clockSettings(),
});

/**
 * Starts a watcher process that stops the server once this process ends for any reason. The server runs in its own
 * session, because Ctrl-C must not stop it while requests still need it.
 */
function startWatcher(pid, pidFile) {
  const script = 'cat >/dev/null; [ "$(head -n 1 "$2" 2>/dev/null)" = "$1" ] && kill -INT "$1"';
  const child = spawn("/bin/sh", ["-c", script, "sh", String(pid), pidFile], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  child.unref();
  // A child's pipe is a socket, which the types omit.
  /** @type {import("node:net").Socket} */ (child.stdin).unref();
  return child;
}

function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path) && statSync(path).size > logLimit) truncateSync(path, 0);
  return openSync(path, "a", 0o600);
}

function logSince(path, offset) {
  return readFileSync(path).subarray(offset).toString("utf8").trim().split("\n").slice(-15).join("\n");
}

/**
 * Waits until the server accepts connections; otherwise throws a Problem with its last log lines. `exited` resolves
 * when it ends for any reason.
 */
async function launch({ folder, account, binaries, port, durable, bulk, logFile }) {
  const log = openLog(logFile);
  const offset = statSync(logFile).size;
  const args = ["-D", folder, ...serverSettings({ port, durable, bulk })];
  const child = spawn(binaries.postgres, args, {
    ...asAccount(account),
    cwd: "/",
    env: serverEnv,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  /** @type {string | null} */
  let failure = null;
  let isReady = false;
  child.once("error", (error) => (failure = error.message));
  const exited = new Promise((resolve) => child.once("exit", resolve));
  void exited.then(() => {
    if (!isReady) failure ??= logSince(logFile, offset);
  });
  child.unref();

  const deadline = Date.now() + readyTimeoutMs;
  while (failure === null && !isReady) {
    const state = readPidFile(folder);
    isReady = state !== null && state.pid === child.pid && state.status === "ready";
    if (isReady) break;
    if (Date.now() > deadline)
      failure = `It isn't ready after ${readyTimeoutMs / 1000} s.\n${logSince(logFile, offset)}`;
    await delay(20);
  }
  if (!isReady) {
    if (child.exitCode === null) child.kill("SIGQUIT");
    throw new Problem(`PostgreSQL didn't start:\n${failure}\n\nIts log is ${logFile}.`);
  }
  const watcher = startWatcher(child.pid, `${folder}/postmaster.pid`);
  void exited.then(() => watcher.stdin.end());
  return { exited, stop: () => stopServer(folder) };
}

/** Retries, because child processes of a killed server may take a moment to exit. */
export async function launchWithRetry(options, port) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch({ ...options, port });
    } catch (error) {
      if (attempt === 10 || !/pre-existing shared memory|"postmaster.pid" already exists/.test(error.message))
        throw error;
      await delay(500);
    }
  }
}

async function goneWithin(pid, identity, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** The process ID may have been reused, so this verifies that it is the server of this folder. */
function isServerOf(pid, folder) {
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(folder);
}

/** Tries a fast shutdown, then an immediate one; neither loses committed data. */
export async function stopServer(folder) {
  const state = readPidFile(folder);
  if (!state || !isRunning(state.pid) || !isServerOf(state.pid, folder)) return false;
  const { pid } = state;
  const identity = processIdentity(pid);
  for (const [signal, timeoutMs] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5_000],
  ]) {
    try {
      process.kill(pid, signal);
      // A suspended process doesn't handle signals until it continues.
      process.kill(pid, "SIGCONT");
    } catch (error) {
      if (error.code === "ESRCH") return true;
      throw new Problem(
        `The database in ${folder} is used by process ${pid} of another user: ${error.message}`,
      );
    }
    if (await goneWithin(pid, identity, timeoutMs)) return true;
  }
  throw new Problem(`The database process ${pid} doesn't stop. End it with: kill -9 ${pid}`);
}
