import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { startNode } from "./child.mjs";
import { demoAccounts, demoPassword, hasDemoAccounts } from "./demo.mjs";
import { envSchemaEntry, openEnv } from "./checked-env.mjs";
import { superviseServer } from "./supervisor.mjs";
import { migrateEntry } from "./migrations.mjs";
import { inRoot } from "./paths.mjs";
import { findPortProblem } from "./ports.mjs";
import { probeEntry, probeServices } from "./probe.mjs";
import { Problem } from "./problem.mjs";
import { report, step } from "./progress.mjs";
import { readOrCreateSecret } from "./secret.mjs";
import { rendererEntry, serve, serverEntry } from "./serve.mjs";
import { takeEnvOption } from "./env.mjs";
import { onShutdown } from "./shutdown.mjs";
import { hasAdmin, hasTables, openDatabase } from "./site-database.mjs";
import { recordSite } from "./site-record.mjs";

export const siteEntries = [envSchemaEntry, probeEntry, migrateEntry, serverEntry, rendererEntry];

/** Retries, because the server of a just-killed launcher may still be releasing the port. */
async function waitForPort(port, host) {
  for (let attempt = 1; ; attempt += 1) {
    const reason = await findPortProblem(port, host);
    if (reason !== "taken" || attempt === 10) return reason;
    await delay(200);
  }
}

async function requirePort({ port, host }) {
  const reason = await waitForPort(port, host);
  if (reason === "taken") {
    throw new Problem(
      `Port ${port} is already used by another program, perhaps another Plaza.\n` +
        `Stop it, or choose another port: PORT=${port + 1}`,
    );
  }
  if (reason === "EACCES")
    throw new Problem(`This user isn't allowed to listen on port ${port}. Choose a port above 1023.`);
  if (reason) throw new Problem(`Can't listen on HOST=${host} PORT=${port}: ${reason}`);
}

function describeMigrations(applied) {
  return applied.length > 0 ? `${applied.length} applied` : "current";
}

async function migrateInChildProcess(url) {
  const child = startNode([inRoot("scripts/lib/migrate-apart.mjs")], {
    env: { ...process.env, DATABASE_URL: url },
  });
  /** @type {{ problem?: string, applied?: string[] }} */
  let result = { problem: "The migrations couldn't be applied: the migration process exited early." };
  child.once("message", (/** @type {typeof result} */ message) => (result = message));
  await once(child, "exit");
  if (result.problem) throw new Problem(result.problem);
  return result.applied;
}

async function bringUpToDate({ migrates }, { url, directUrl }) {
  if (migrates) {
    await step("Migrations", async () => describeMigrations(await migrateInChildProcess(directUrl)));
    return;
  }
  if (!(await hasTables(url))) {
    throw new Problem(
      "The database is empty, and MIGRATE=0 turns off migrations.\nCreate the tables first: npm run migrate",
    );
  }
  report("Migrations: off because of MIGRATE=0; use npm run migrate");
}

export async function checkSettings() {
  const settings = await openEnv(takeEnvOption(process.argv.slice(2)).file);
  await requirePort(settings);
  await probeServices();
  return settings;
}

export async function openSite(settings) {
  const { address, publicBy } = settings;
  const database = await step("Database", () => openDatabase(settings, { note: { address }, report }));
  onShutdown(() => database.stop());
  await bringUpToDate(settings, database);
  await recordSite(settings);
  if (publicBy && (await hasDemoAccounts(database.url))) {
    throw new Problem(
      `${publicBy} makes this site public, but the database has the demo accounts with their public password.\n` +
        "Remove them first: npm run demo:remove",
    );
  }
  return { settings, database };
}

async function announce(address, url) {
  console.log(`\n  Plaza is ready on ${address}\n`);
  if (await hasDemoAccounts(url)) {
    console.log(`  Sign in as ${demoAccounts.join(", ")}`);
    console.log(`  with the password ${demoPassword}\n`);
  }
  if (!(await hasAdmin(url))) {
    console.log("  There is no administrator yet. Create one: npm run admin:create\n");
  }
  console.log("  Press Ctrl-C to stop.\n");
}

/**
 * Serves until the script is asked to stop, and restarts a server that exits. `startServer` overrides the production
 * server.
 */
export async function runSite({ settings, database }, startServer = serve) {
  const env = {
    ...process.env,
    // Keeps Next from reading a settings file, because ours may not be .env.
    __NEXT_PROCESSED_ENV: "true",
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: process.env.AUTH_SECRET || readOrCreateSecret(settings.dataDir),
  };
  const start = ({ isAgain }) => startServer({ env: isAgain ? { ...env, PLAZA_AGAIN: "1" } : env });
  const server = await superviseServer(start, report);
  onShutdown(() => server.stop());
  report("Serving");
  await announce(settings.address, database.url);
  await server.over;
}
