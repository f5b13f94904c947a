import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { tryLock } from "./lib/file-lock.mjs";
import {
  adminRole,
  initialize,
  newCredentials,
  readCredentials,
  resetAdminPassword,
  writeCredentials,
} from "./lib/postgres/initialize.mjs";
import { readPidFile } from "./lib/postgres/pid-file.mjs";
import { placeCluster } from "./lib/postgres/place.mjs";
import { launchWithRetry, stopServer } from "./lib/postgres/server.mjs";
import { freePort, isFree } from "./lib/ports.mjs";
import { Problem } from "./lib/problem.mjs";

const role = "plaza";
const database = "plaza";

function addressOf({ port, password }, name = database, user = role) {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
}

function adminAddress(credentials, name) {
  return addressOf({ ...credentials, password: credentials.adminPassword }, name, adminRole);
}

function handle(credentials, stop) {
  return {
    /** For the application: owner of its database without server privileges. */
    url: addressOf(credentials),
    urlOf: (name) => addressOf(credentials, name),
    adminUrlOf: (name) => adminAddress(credentials, name),
    stop,
  };
}

export async function withClient(address, work) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function ensureRoleAndDatabase(credentials, { canCreateDatabases, setPassword }) {
  await withClient(adminAddress(credentials, "postgres"), async (client) => {
    const roles = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
    const rights = `LOGIN ${canCreateDatabases ? "CREATEDB" : "NOCREATEDB"} PASSWORD '${credentials.password}'`;
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${role} ${rights}`);
    else if (setPassword) await client.query(`ALTER ROLE ${role} ${rights}`);
    const databases = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
  });
}

async function moveToFreePort(credentials, file) {
  if (await isFree(credentials.port)) return;
  writeCredentials(file, Object.assign(credentials, { port: await freePort() }));
}

async function prepareCluster(dataDir, credentialsFile, report) {
  const place = placeCluster(dataDir, report);
  const storedCredentials = readCredentials(credentialsFile);
  const credentials = storedCredentials ?? writeCredentials(credentialsFile, await newCredentials());
  const { adminPassword } = credentials;
  const { account, binaries } = place;
  const folder =
    place.folder ?? (await place.create((empty) => initialize({ ...place, folder: empty, adminPassword })));
  const cluster = { folder, account, binaries };
  if (await stopServer(folder)) report("Stopped the database of a killed run");
  else if (readPidFile(folder)) rmSync(join(folder, "postmaster.pid"), { force: true });
  const setPassword = Boolean(place.folder && !storedCredentials);
  if (setPassword) resetAdminPassword({ ...cluster, adminPassword });
  return { cluster, credentials, setPassword };
}

async function superviseServer(startServer, report) {
  let server = await startServer();
  let stopping = false;
  async function watch() {
    await server.exited;
    while (!stopping) {
      report("The database exited unexpectedly; restarting it");
      try {
        server = await startServer();
        return void watch();
      } catch (error) {
        report(error.message);
        await delay(2000);
      }
    }
  }
  void watch();
  return {
    async stop() {
      stopping = true;
      await server.stop();
    },
  };
}

/**
 * Opens the embedded PostgreSQL in `dataDir/postgres`, creates it if missing, and cleans up after a killed run. One
 * process owns it at a time; with `mayJoin`, a second one shares its server. `durable: false` trades safety for speed
 * and lets the application create databases; `bulk` is for loading many rows. Other processes can read `note`. Returns
 * `url`, `urlOf(name)`, `adminUrlOf(name)`, and `stop()`.
 */
export async function openPostgres({
  dataDir,
  durable = true,
  bulk = false,
  mayJoin = false,
  note = {},
  report = () => {},
}) {
  const credentialsFile = join(dataDir, "postgres.json");
  const { lock, holder } = tryLock(join(dataDir, "plaza.lock"), note);
  if (holder) {
    const credentials = readCredentials(credentialsFile);
    if (mayJoin && credentials) return handle(credentials, async () => {});
    const address = holder.note?.address ? ` on ${holder.note.address}` : "";
    throw new Problem(
      `Plaza is already running with the data folder ${dataDir}${address} (process ${holder.pid}).\n` +
        "Stop it first, or use another DATA_DIR and PORT.",
    );
  }
  try {
    const { cluster, credentials, setPassword } = await prepareCluster(dataDir, credentialsFile, report);
    const options = { ...cluster, durable, bulk, logFile: join(dataDir, "postgres.log") };
    await moveToFreePort(credentials, credentialsFile);
    const server = await superviseServer(() => launchWithRetry(options, credentials.port), report);
    try {
      await ensureRoleAndDatabase(credentials, { canCreateDatabases: !durable, setPassword });
    } catch (error) {
      await server.stop();
      throw error;
    }
    return handle(credentials, async () => {
      await server.stop();
      lock.release();
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}
