import { closeSync, mkdirSync, openSync } from "node:fs";
import { ensureChromium } from "../lib/chromium.mjs";
import { blankSettings } from "../lib/build-env.mjs";
import { prepareSite } from "../lib/checkout.mjs";
import { openDemoDatabase } from "../lib/demo-database.mjs";
import { seedEntry } from "../lib/demo.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { serve } from "../lib/serve.mjs";
import { siteEntries } from "../lib/site.mjs";

/**
 * Before the end-to-end tests: the production build, served as `npm start` does it, on a free port, with a copy of the
 * demo data that belongs to this run. Returns what stops it.
 */
export default async function setup() {
  await ensureChromium();
  await prepareSite([...siteEntries, seedEntry]);
  const database = await openDemoDatabase();
  mkdirSync(inRoot(".test"), { recursive: true });
  const log = openSync(inRoot(".test/e2e-server.log"), "w");
  try {
    const port = await freePort();
    const server = await serve({
      env: {
        ...process.env,
        ...(await blankSettings()),
        AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
        DATABASE_PATIENCE: "10",
        DATABASE_URL: database.url,
        DATA_DIR: database.dataDir,
        HOST: "127.0.0.1",
        LOG_LEVEL: "info",
        PORT: String(port),
        // Each test comes from an address of its own, so that limits per address do not count across tests.
        TRUSTED_PROXIES: "1",
        TZ: "Pacific/Auckland",
      },
      stdio: ["ignore", log, log],
    });
    process.env.E2E_BASE_URL = `http://localhost:${port}`;
    process.env.E2E_DATA_DIR = database.dataDir;
    process.env.E2E_DATABASE_URL = database.url;
    return async () => {
      await server.stop();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  } finally {
    closeSync(log);
  }
}
