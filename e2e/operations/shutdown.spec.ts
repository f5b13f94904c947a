import { execFileSync } from "node:child_process";
import { Agent, get, type IncomingMessage } from "node:http";
import { serveSecondSite } from "@/e2e/second-site";
import { expect, test } from "../fixtures";
import { register } from "../people";

type Answer = { status: number; connection: string | undefined };

type AskOptions = { agent?: Agent; cookie?: string };

function ask(port: number, path: string, { agent, cookie = "" }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent, headers: { cookie } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().once("end", () => resolve({ status, connection: headers.connection }));
    }).once("error", reject);
  });
}

function listen(port: number, cookie: string): { begun: Promise<unknown>; ended: Promise<unknown> } {
  const begun = new Promise<IncomingMessage>((resolve, reject) => {
    const requestOptions = {
      host: "127.0.0.1",
      port,
      path: "/api/events",
      agent: false as const,
      headers: { cookie },
    };
    get(requestOptions, (response) => {
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("event: hello")) resolve(response);
      });
    }).once("error", reject);
  });
  // Cutting off an endless response is an error for its reader.
  const ended = begun.then((response) => new Promise((resolve) => response.once("error", resolve)));
  return { begun, ended };
}

function findChildProcesses(pid: number): number[] {
  const lines = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid ? [child!] : []));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("leaves no process of a server killed while it starts them", async () => {
  const server = await serveSecondSite({ RENDERERS: "2" });
  const children = findChildProcesses(server.pid!);
  expect(children).toHaveLength(2);
  process.kill(server.pid!, "SIGKILL");
  await expect.poll(() => children.filter(isAlive), { timeout: 30_000 }).toEqual([]);
});

test("announces the stop of a server first, answers new requests, and cuts off no visitor", async () => {
  const server = await serveSecondSite({ DRAIN_SECONDS: "10" });
  const agent = new Agent({ keepAlive: true });
  const visit = (path: string) => ask(server.port, path, { agent });
  // A new server may still be rendering its first pages.
  for (const path of ["/api/ready", "/products", "/api/listings?limit=1"]) {
    await expect.poll(() => visit(path)).toEqual({ status: 200, connection: "keep-alive" });
  }
  process.kill(server.pid!, "SIGTERM");
  await expect.poll(async () => (await visit("/api/ready")).status).toBe(503);
  expect(await visit("/products")).toEqual({ status: 200, connection: "close" });
  expect((await visit("/api/listings?limit=1")).status).toBe(200);
  expect(await server.exited).toBe("exit code 0");
  agent.destroy();
});

test("ends the streams of a stopping server first, accepts no new ones, and answers everything else", async ({
  request,
  baseURL,
}) => {
  await register(request, { origin: baseURL });
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const server = await serveSecondSite({ DRAIN_SECONDS: "10" });
  const streams = [listen(server.port, cookie), listen(server.port, cookie)];
  await Promise.all(streams.map(({ begun }) => begun));
  process.kill(server.pid!, "SIGTERM");
  await Promise.all(streams.map(({ ended }) => ended));
  const statuses = ["/api/events", "/api/user", "/products"].map((path) =>
    ask(server.port, path, { cookie }),
  );
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(await server.exited).toBe("exit code 0");
});
