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

function runUntilEnd(command, args, { name }) {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let stderrText = "";
  let isEnding = false;
  child.stderr.setEncoding("utf8").on("data", (text) => (stderrText += text));
  child.once("exit", (code) => {
    if (!isEnding) console.error(`${name} exited unexpectedly (${code}): ${stderrText.trim()}`);
  });
  onShutdown(() => {
    isEnding = true;
    child.kill("SIGTERM");
  });
}

export async function startDatabases() {
  const primary = await openDemoDatabase();
  onShutdown(() => primary.stop());
  const dataDir = join(primary.dataDir, "replica");
  const replica = await openReplica({ dataDir, primary, primaryDir: primary.dataDir });
  onShutdown(() => replica.stop());
  return { primary, replica };
}

export async function startRedis(dir) {
  const port = await freePort();
  const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", dir];
  runUntilEnd(await ensureRedis(), options, { name: "redis-server" });
  return { REDIS_URL: `redis://127.0.0.1:${port}` };
}

export async function startObjectStore(dir) {
  const { default: Store } = await import("@20minutes/s3rver");
  const directory = join(dir, "objects");
  mkdirSync(directory);
  const configureBuckets = [{ name: "plaza-files" }];
  const options = { address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets };
  // The store signs bucket paths without the trailing slash.
  const store = new Store({ ...options, allowMismatchedSignatures: true });
  const { port } = await store.run();
  onShutdown(() => store.close());
  return {
    S3_BUCKET: "plaza-files",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: "us-east-1",
    // The only credentials that this store accepts.
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

const places = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"];

export function findProxy() {
  const found = [process.env.HAPROXY_PATH, ...places].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Problem(
    "haproxy, the proxy of the two app processes, wasn't found. Install it (apt-get install haproxy) and try again. If it is in\n" +
      "an unusual place, set HAPROXY_PATH to its path.",
  );
}

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
 * Health checks use /api/ready. `awaitUp(name)` resolves once HAProxy routes requests to a process, `awaitDown(name)`
 * once it has detected its failure.
 */
export async function startProxy({ port, apps, dir }) {
  const statsPort = await freePort();
  const file = join(dir, "haproxy.cfg");
  writeFileSync(file, proxySettings({ port, statsPort, apps }));
  runUntilEnd(findProxy(), ["-db", "-f", file], { name: "haproxy" });

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
