import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDemoDatabase } from "../lib/demo-database.mjs";
import { inRoot } from "../lib/paths.mjs";
import { openReplica } from "../lib/postgres/replica.mjs";
import { freePort } from "../lib/ports.mjs";
import { Problem } from "../lib/problem.mjs";
import { ensureRedis } from "../lib/redis.mjs";
import { onShutdown } from "../lib/shutdown.mjs";

/** Runs a program of the system until the script ends; a Problem when it ends by itself. */
function runUntilEnd(command, args, { name }) {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  let isEnding = false;
  child.stderr.setEncoding("utf8").on("data", (text) => (said += text));
  child.once("exit", (code) => {
    if (!isEnding) console.error(`${name} ended by itself (${code}): ${said.trim()}`);
  });
  onShutdown(() => {
    isEnding = true;
    child.kill("SIGTERM");
  });
}

/** The demo data on a primary, and a replica that streams from it. */
export async function startDatabases() {
  const primary = await openDemoDatabase();
  onShutdown(() => primary.stop());
  const dataDir = join(primary.dataDir, "replica");
  const replica = await openReplica({ dataDir, primary, primaryDir: primary.dataDir });
  onShutdown(() => replica.stop());
  return { primary, replica };
}

/** Returns the setting that names it. */
export async function startRedis(dir) {
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", dir];
  runUntilEnd(await ensureRedis(), options, { name: "redis-server" });
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

/** An S3-compatible store with an empty bucket; returns the settings that name it. */
export async function startObjectStore(dir) {
  const { default: Store } = await import("@20minutes/s3rver");
  const directory = join(dir, "objects");
  mkdirSync(directory);
  const configureBuckets = [{ name: "plaza-files" }];
  const options = { address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets };
  // It signs the path of a bucket without the slash at its end.
  const store = new Store({ ...options, allowMismatchedSignatures: true });
  const { port } = await store.run();
  onShutdown(() => store.close());
  return {
    S3_BUCKET: "plaza-files",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: "us-east-1",
    // The pair that this store knows.
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

const places = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"];

/** The path of the proxy's program; a Problem says how to get it. */
export function findProxy() {
  const found = [process.env.HAPROXY_PATH, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Problem(
    "No haproxy was found, which stands before the two app processes. Install it (apt-get install haproxy) and run this\n" +
      "again, with HAPROXY_PATH=<its path> when it lies in an unusual place.",
  );
}

/** The settings of deploy/haproxy.cfg with these app processes and ports, and a page with the state of each. */
function proxySettings({ port, statsPort, apps }) {
  const servers = apps.map(({ name, port }) => `  server ${name} 127.0.0.1:${port}\n`).join("");
  const settings = readFileSync(inRoot("deploy/haproxy.cfg"), "utf8")
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replace(/(?:^  server .*\n)+/m, servers);
  return `${settings}
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`;
}

/**
 * HAProxy before the app processes, which it asks for /api/ready; `awaitUp(name)` resolves once it sends requests to one,
 * `awaitDown(name)` once it has noticed that one is gone.
 */
export async function startProxy({ port, apps, dir }) {
  const statsPort = await freePort();
  const file = join(dir, "haproxy.cfg");
  writeFileSync(file, proxySettings({ port, statsPort, apps }));
  runUntilEnd(findProxy(), ["-db", "-f", file], { name: "haproxy" });

  /** Its status, such as `UP`, `UP 1/2` while checks begin to fail, or `DOWN`; none while the proxy starts. */
  async function statusOf(name) {
    const answer = await fetch(`http://127.0.0.1:${statsPort}/;csv`).catch(() => null);
    const lines = answer ? (await answer.text()).split("\n") : [];
    return lines.find((line) => line.startsWith(`plaza,${name},`))?.split(",")[17];
  }

  async function awaitStatus(name, status) {
    while ((await statusOf(name)) !== status) await delay(50);
  }

  return {
    awaitUp: (name) => awaitStatus(name, "UP"),
    awaitDown: (name) => awaitStatus(name, "DOWN"),
  };
}
