import { existsSync } from "node:fs";
import { openPostgres } from "../postgres.mjs";
import { bundlePath } from "./bundle.mjs";
import { prepareCheckout } from "./checkout.mjs";
import { end, startNode } from "./child.mjs";
import { migrateDatabase, migrateEntry } from "./migrations.mjs";
import { inRoot } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { keptSecret } from "./secret.mjs";
import { loadDotEnv, readSettings } from "./settings.mjs";
import { onShutdown, stopOnSignals } from "./shutdown.mjs";

/**
 * Runs `scripts/<name>.ts` or `prisma/<name>.ts` on the database that `npm start` uses, beside a running site too. Resolves with its exit
 * code.
 */
export async function runTool(name, args) {
  stopOnSignals({ code: 0 });
  loadDotEnv();
  const settings = readSettings();
  const entry = [`scripts/${name}.ts`, `prisma/${name}.ts`].find((path) => existsSync(inRoot(path)));
  if (!entry) throw new Problem(`There is no tool "${name}".`);
  await prepareCheckout([migrateEntry, entry]);
  const database = settings.databaseUrl
    ? { url: settings.databaseUrl, stop: async () => {} }
    : await openPostgres({ dataDir: settings.dataDir, mayJoin: true });
  onShutdown(() => database.stop());
  await migrateDatabase(database.url);
  const child = startNode(["--enable-source-maps", bundlePath(entry), ...args], {
    stdio: ["inherit", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(settings.port),
      DATA_DIR: settings.dataDir,
      DATABASE_URL: database.url,
      AUTH_SECRET: process.env.AUTH_SECRET || (settings.databaseUrl ? "" : keptSecret(settings.dataDir)),
    },
  });
  onShutdown(() => end(child));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
