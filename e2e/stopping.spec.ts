import { Agent, get } from "node:http";
import { expect, test } from "./fixtures";
import { serveForTests } from "./site/site.mjs";

type Answer = { status: number; connection: string | undefined };

function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().once("end", () => resolve({ status, connection: headers.connection }));
    }).once("error", reject);
  });
}

test("a server that is to end says so first, answers what comes meanwhile, and cuts nobody off", async () => {
  test.setTimeout(60_000);
  const server = await serveForTests(
    { url: process.env.E2E_DATABASE_URL ?? "", dataDir: process.env.E2E_DATA_DIR ?? "" },
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { DRAIN_SECONDS: "3", LOG_LEVEL: "silent", QUEUE_WORKERS: "separate" },
    },
  );
  const agent = new Agent({ keepAlive: true });
  const visit = (path: string) => ask(server.port, path, agent);
  expect(await visit("/api/ready")).toEqual({ status: 200, connection: "keep-alive" });
  process.kill(server.pid!, "SIGTERM");
  await expect.poll(async () => (await visit("/api/ready")).status).toBe(503);
  expect(await visit("/products")).toEqual({ status: 200, connection: "close" });
  expect((await visit("/api/listings?limit=1")).status).toBe(200);
  expect(await server.exited).toBe("exit code 0");
  agent.destroy();
});
