import { serveForTests } from "./site/site.mjs";

const database = () => ({ url: process.env.E2E_DATABASE_URL ?? "", dataDir: process.env.E2E_DATA_DIR ?? "" });

/** A second server of the site, over the same database; the same one again with its port. */
export function serveBeside(port?: number) {
  return serveForTests(database(), {
    stdio: ["ignore", "ignore", "inherit"],
    env: { LOG_LEVEL: "silent", QUEUE_WORKERS: "separate", ...(port ? { PORT: String(port) } : {}) },
  });
}
