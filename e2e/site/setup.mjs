import { closeSync, mkdirSync, openSync } from "node:fs";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { prepareSite } from "../../scripts/lib/checkout.mjs";
import { openDemoDatabase } from "../../scripts/lib/demo-database.mjs";
import { seedEntry } from "../../scripts/lib/demo.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { siteEntries } from "../../scripts/lib/site.mjs";
import { serveForTests } from "./site.mjs";

export default async function setup() {
  await ensureChromium();
  await prepareSite([...siteEntries, seedEntry]);
  const database = await openDemoDatabase();
  mkdirSync(inRoot(".test"), { recursive: true });
  const log = openSync(inRoot(".test/e2e-server.log"), "w");
  try {
    const server = await serveForTests(database, { stdio: ["ignore", log, log], env: { RENDERERS: "2" } });
    process.env.E2E_BASE_URL = `http://localhost:${server.port}`;
    process.env.E2E_STARTED_AT = new Date().toISOString();
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
