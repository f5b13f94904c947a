import { setTimeout as delay } from "node:timers/promises";
import { blankSettings } from "../lib/build-env.mjs";
import { mustRunNode } from "../lib/child.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { serve } from "../lib/serve.mjs";

export async function siteEnv({ url, dataDir }, port) {
  return {
    ...process.env,
    ...(await blankSettings()),
    AUTH_SECRET: "a-secret-that-only-benches-use-0123456789",
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    PORT: String(port),
    TRUSTED_PROXIES: "1",
  };
}

/** The production server on a database, as `npm run serve` starts it; returns its port, its process and what stops it. */
export async function startSite(database, settings = {}) {
  const port = await freePort();
  const server = await serve({
    env: { ...(await siteEnv(database, port)), ...settings },
    stdio: ["ignore", "inherit", "inherit"],
  });
  while (!(await fetch(`http://127.0.0.1:${port}/api/ready`)).ok) await delay(100);
  return { ...server, port };
}

/** The same without background work, and patient with a busy machine: for what is measured one request at a time. */
export function startQuietSite(database) {
  return startSite(database, { QUEUE_WORKERS: "separate", DATABASE_PATIENCE: "10" });
}

/** Sends a crowd (see crowd.mjs) and returns what it met. */
export async function sendCrowd(options) {
  const output = await mustRunNode("The crowd", [inRoot("scripts/bench/crowd.mjs"), JSON.stringify(options)]);
  return JSON.parse(output);
}

/** A page as a visitor gets it: its status, headers and compressed bytes. */
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
