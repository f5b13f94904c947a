import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { blankEnv } from "../lib/build-env.mjs";
import { mustRunNode } from "../lib/child.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { openBigDatabase } from "../lib/many-database.mjs";
import { serve } from "../lib/serve.mjs";
import { step } from "../lib/progress.mjs";
import { withClient } from "../postgres.mjs";

export async function siteEnv({ url, dataDir }, port) {
  return {
    ...process.env,
    ...(await blankEnv()),
    AUTH_SECRET: "a-secret-that-only-benches-use-0123456789",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    PORT: String(port),
    TRUSTED_PROXIES: "1",
  };
}

export async function startSite(database, settings = {}) {
  const port = await freePort();
  const server = await serve({
    env: { ...(await siteEnv(database, port)), ...settings },
    stdio: ["ignore", "inherit", "inherit"],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/api/ready`)).ok) await delay(100);
  return { ...server, port, url: database.url };
}

/** No background work, and a longer database timeout; for measuring one request at a time. */
export function startQuietSite(database) {
  return startSite(database, { QUEUE_WORKERS: "separate", DATABASE_PATIENCE: "10" });
}

export async function withManySite(listings, prepare, work) {
  const database = await step(`${listings.toLocaleString("en-US")} listings`, () =>
    openBigDatabase(listings),
  );
  try {
    const prepared = await prepare(database);
    const site = await startQuietSite(database);
    try {
      return await work({ site, database }, prepared);
    } finally {
      await site.stop();
    }
  } finally {
    await database.stop();
  }
}

export async function sendCrowd(options) {
  const output = await mustRunNode("The crowd", [inRoot("scripts/bench/crowd.mjs"), JSON.stringify(options)]);
  return JSON.parse(output);
}

export async function whileListingsChange({ url }, work) {
  return withClient(url, async (client) => {
    const notifyCaches = (message) =>
      client.query("SELECT pg_notify('plaza_cache', $1)", [JSON.stringify({ from: null, ...message })]);
    let sent = Promise.resolve();
    const timer = setInterval(() => {
      sent = sent
        .then(() => notifyCaches({ kind: "refresh", tags: ["listings"] }))
        .then(() => notifyCaches({ kind: "purge", tags: [`listing:${randomUUID()}`] }));
    }, 500);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await sent;
    }
  });
}

export async function fetchPage(port, path) {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { "accept-encoding": "br" } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.once("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .once("error", reject)
      .end();
  });
}
