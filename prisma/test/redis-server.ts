import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Redis } from "ioredis";
import { freePort } from "../../scripts/lib/ports.mjs";
import { ensureRedis } from "../../scripts/lib/redis.mjs";
import { eventually } from "./eventually";

export async function startRedis() {
  const program = await ensureRedis();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-redis-"));
  const client = new Redis({ port, host: "127.0.0.1", lazyConnect: true, retryStrategy: () => 50 });
  client.on("error", () => undefined);
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
    server = spawn(program, options, { stdio: "ignore" });
    if (client.status === "wait") void client.connect().catch(() => undefined);
    await eventually(async () => client.status === "ready");
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server?.kill("SIGKILL");
    await ended;
    await eventually(async () => client.status !== "ready");
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    start,
    kill,
    freeze: () => server?.kill("SIGSTOP"),
    thaw: () => server?.kill("SIGCONT"),
    async stop(): Promise<void> {
      client.disconnect();
      server?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
