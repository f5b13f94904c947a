import { setTimeout as delay } from "node:timers/promises";
import { blankEnv } from "../lib/build-env.mjs";
import { bundlePath } from "../lib/bundle.mjs";
import { startNode } from "../lib/child.mjs";
import { freePort } from "../lib/ports.mjs";
import { serve } from "../lib/serve.mjs";
import { onShutdown } from "../lib/shutdown.mjs";

export const workerEntry = "scripts/worker.ts";

export async function commonSettings({ proxyPort, dataDir, services }) {
  return {
    ...process.env,
    ...(await blankEnv()),
    APP_URL: `http://localhost:${proxyPort}`,
    AUTH_SECRET: "a-secret-that-only-drills-use-0123456789",
    DATA_DIR: dataDir,
    // Everything shares one machine here, and the drill checks correctness, not speed.
    DATABASE_PATIENCE: "10",
    DRAIN_SECONDS: "3",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    QUEUE_WORKERS: "separate",
    RENDERERS: "1",
    TRUSTED_PROXIES: "1",
    ...services,
  };
}

export async function createApp(name, settings) {
  const port = await freePort();
  let server;

  async function start() {
    server = await serve({
      env: { ...settings, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (!(await fetch(`http://127.0.0.1:${port}/api/ready`).then(({ ok }) => ok))) await delay(50);
  }

  async function kill() {
    process.kill(server.pid, "SIGKILL");
    await server.exited;
  }

  onShutdown(() => server?.stop());
  return { name, port, start, kill, stop: () => server.stop() };
}

export async function startWorker(settings) {
  const child = startNode(["--enable-source-maps", bundlePath(workerEntry)], {
    env: { ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.setEncoding("utf8").on("data", (text) => text.includes("Working on") && resolve(undefined));
    child.once("exit", (code) => reject(new Error(`the worker exited (${code})`)));
  });
}
