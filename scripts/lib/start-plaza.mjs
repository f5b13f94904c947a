import { withClient, openPostgres } from "../postgres.mjs";
import { prepareBuild, prepareCheckout } from "./checkout.mjs";
import * as demo from "./demo.mjs";
import { migrateDatabase, migrateEntry } from "./migrations.mjs";
import { whyNotListen } from "./ports.mjs";
import { Problem } from "./problem.mjs";
import { report, step } from "./progress.mjs";
import { keptSecret } from "./secret.mjs";
import { serve, serverEntry } from "./serve.mjs";
import { loadDotEnv, readSettings, requireSecret } from "./settings.mjs";
import { onShutdown, shutDown, stopOnSignals } from "./shutdown.mjs";

async function requirePort({ port, host }) {
  const reason = await whyNotListen(port, host);
  if (reason === "taken") {
    throw new Problem(
      `Port ${port} is taken: another program, perhaps another Plaza, listens there.\n` +
        `Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (reason === "EACCES")
    throw new Problem(`This user may not listen on port ${port}. Choose one above 1023.`);
  if (reason) throw new Problem(`HOST=${host} PORT=${port} cannot be listened on: ${reason}`);
}

function refuseDemoInPublic({ host }) {
  throw new Problem(
    `HOST=${host} would show this site to others, and the database holds the demo accounts, whose password is public.\n` +
      "Remove them first: npm run demo:remove",
  );
}

async function openDatabase(settings, address) {
  if (!settings.databaseUrl) {
    const note = { address };
    return step("Database", () => openPostgres({ dataDir: settings.dataDir, note, report }));
  }
  const version = await step("Database", async () => {
    try {
      return await withClient(settings.databaseUrl, async (client) => {
        const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version");
        return rows[0].version;
      });
    } catch (error) {
      throw new Problem(`The database of DATABASE_URL cannot be used: ${error.message || error.code}`);
    }
  });
  if (version < 150_000) throw new Problem("The database of DATABASE_URL is older than PostgreSQL 15.");
  return { url: settings.databaseUrl, stop: async () => {} };
}

/** Loads the demo data where they belong: into an embedded database that nobody has used, on this machine only. */
async function seedWhenEmpty(settings, database) {
  if (settings.databaseUrl) return;
  if (!(await demo.isEmpty(database.url))) return;
  if (!settings.loopback) {
    report(
      `No demo data, since HOST=${settings.host} is not this machine only. Make the first admin: npm run admin:create`,
    );
    return;
  }
  await step("Demo data", () => demo.seedDemo({ url: database.url, dataDir: settings.dataDir, report }));
}

function describeMigrations(applied) {
  return applied.length > 0 ? `${applied.length} applied` : "current";
}

function announce(address, withDemo) {
  console.log(`\n  Plaza is ready on ${address}\n`);
  if (withDemo) {
    console.log(`  Sign in as ${demo.demoAccounts.join(", ")}`);
    console.log(`  with the password ${demo.demoPassword}\n`);
  }
  console.log("  Ctrl-C stops it.\n");
}

/** The whole of `npm start`: everything that is missing or out of date, then the site itself. */
export async function startPlaza() {
  stopOnSignals({ code: 0, onFirst: () => report("Stopping …") });
  loadDotEnv();
  const settings = readSettings();
  requireSecret(settings);
  const address = `http://${settings.loopback ? "localhost" : settings.host}:${settings.port}`;
  await requirePort(settings);

  await prepareCheckout([migrateEntry, demo.seedEntry, serverEntry]);
  const database = await openDatabase(settings, address);
  onShutdown(() => database.stop());
  await step("Migrations", async () => describeMigrations(await migrateDatabase(database.url)));
  if (!settings.loopback && (await demo.hasDemoAccounts(database.url))) refuseDemoInPublic(settings);
  await seedWhenEmpty(settings, database);
  await prepareBuild();

  const env = {
    ...process.env,
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: database.url,
    AUTH_SECRET: process.env.AUTH_SECRET || keptSecret(settings.dataDir),
    EMBEDDED_DEMO: settings.databaseUrl ? "" : "1",
  };
  const server = await serve({ env });
  onShutdown(() => server.stop());
  report("Serving");
  announce(address, await demo.hasDemoAccounts(database.url));

  const how = await server.exited;
  await shutDown(typeof how === "number" ? how : 1);
}
