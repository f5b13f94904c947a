import { existsSync } from "node:fs";
import { bundlePath } from "./bundle.mjs";
import { prepareCheckout } from "./checkout.mjs";
import { describeEnd, end, logLineArgs, startNode } from "./child.mjs";
import { assertDemoAllowed, seedEntry } from "./demo.mjs";
import { envSchemaEntry, openEnv } from "./checked-env.mjs";
import { migrateDatabase, migrateEntry } from "./migrations.mjs";
import { probeEntry, probeServices } from "./probe.mjs";
import { isRelease } from "./packages.mjs";
import { Problem } from "./problem.mjs";
import { readOrCreateSecret } from "./secret.mjs";
import { isShuttingDown, onShutdown, stopOnSignals } from "./shutdown.mjs";
import { takeEnvOption } from "./env.mjs";
import { openDatabase } from "./site-database.mjs";
import { nameDatabase, requireOwnDatabase } from "./site-record.mjs";

async function prepareTool(name, entry) {
  const entries = [envSchemaEntry, probeEntry, migrateEntry, entry];
  if (!isRelease()) await prepareCheckout(entries);
  else if (!entries.every((one) => existsSync(bundlePath(one)))) {
    throw new Problem(
      existsSync(bundlePath(envSchemaEntry))
        ? `The command "${name}" needs the development packages: npm ci --include=dev`
        : "There is no build yet. Build it first, with the development packages: npm run build",
    );
  }
}

async function openOwnDatabase(settings, { begins }) {
  requireOwnDatabase(settings, { isRelease: isRelease(), begins });
  const print = async (url) => console.log(`Database: ${await nameDatabase(url)}`);
  if (settings.databaseUrl) await print(settings.databaseUrl);
  const database = await openDatabase(settings, { mayJoin: true });
  if (!settings.databaseUrl) await print(database.url);
  return database;
}

export async function runTool(name, toolArgs) {
  stopOnSignals({ code: 0 });
  const { file, rest } = takeEnvOption(toolArgs);
  const args = rest.filter((arg) => arg !== "--embedded");
  const entry = name === "seed" ? seedEntry : `scripts/${name}.ts`;
  await prepareTool(name, entry);
  const settings = await openEnv(file);
  if (name === "seed") assertDemoAllowed(settings, { force: args.includes("--force") });
  if (name === "worker") await probeServices();
  const database = await openOwnDatabase(settings, { begins: rest.includes("--embedded") });
  onShutdown(() => database.stop());
  // A backup must not migrate its source, and a restore migrates its target itself.
  const asItIs = name === "backup" || name === "restore";
  if ((settings.migrates && !asItIs) || name === "migrate") await migrateDatabase(database.directUrl);
  const child = startNode([...logLineArgs, "--enable-source-maps", bundlePath(entry), ...args], {
    stdio: ["inherit", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: database.url,
      AUTH_SECRET: process.env.AUTH_SECRET || readOrCreateSecret(settings.dataDir),
    },
  });
  onShutdown(() => end(child));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (signal === null || isShuttingDown()) resolve(code ?? 1);
      else reject(new Problem(`${name} didn't finish (${describeEnd(code, signal)}).`));
    });
  });
}
