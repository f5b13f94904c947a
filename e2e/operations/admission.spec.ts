import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { serveSecondSite } from "@/e2e/second-site";
import { expect, test } from "../fixtures";
import { makePerson, register } from "../people";
import { attacksOf } from "./attacks";
import { sendRequests } from "./send-requests";

type Site = Awaited<ReturnType<typeof serveSecondSite>>;

/** Maximum p95 for other visitors during an attack: `factor` times the p95 before it, plus `floorMs`. */
const maxSlowdown = { factor: 10, floorMs: 20 };
const calmMs = 6000;

let site: Site;
let calm: Seen;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveSecondSite({ DATABASE_PATIENCE: "1", RENDERERS: "2" });
  for (let turn = 0; turn < 20; turn += 1) await Promise.all(others.map(ask));
  // Up to 64 keep-alive connections to each renderer stay open.
  await Promise.all(Array.from({ length: 300 }, () => ask("/api/nothing")));
  calm = await measureOthers(delay(calmMs));
  expect(calm.failed, "unloaded").toBe(0);
});
test.afterAll(() => site.stop());

const others = ["/", "/api/listings?limit=5", "/api/health", "/products"];

async function ask(path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}

const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length;

const idleConnections = 10;

async function expectDescriptorsClosed(start: number): Promise<void> {
  await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(start + idleConnections);
}

type Seen = { p95: number; failed: number };

function expectUndisturbed(name: string, seen: Seen): void {
  const ratio = (seen.p95 / Math.max(1, calm.p95)).toFixed(1);
  console.log(`${name}: p95 of others is ${seen.p95} ms, ${ratio} times that before, ${seen.failed} failed`);
  expect(seen, name).toEqual({ p95: expect.any(Number), failed: 0 });
  expect(seen.p95, `${name}; ${calm.p95} ms in peace`).toBeLessThanOrEqual(
    calm.p95 * maxSlowdown.factor + maxSlowdown.floorMs,
  );
}

async function measureOthers(attack: Promise<unknown>): Promise<Seen> {
  const times: number[] = [];
  const requests: Promise<void>[] = [];
  let [isOver, failed] = [false, 0];
  void attack.finally(() => (isOver = true));
  for (let turn = 0; !isOver || turn < 40; turn += 1) {
    const begun = performance.now();
    const one = ask(others[turn % others.length]!).catch(() => 0);
    requests.push(
      one.then((status) => {
        times.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }),
    );
    await delay(50);
  }
  await attack;
  await Promise.all(requests);
  times.sort((a, b) => a - b);
  return { p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0), failed };
}

function send(head: readonly string[], body = ""): Promise<number> {
  const socket = connect(site.port, "127.0.0.1");
  socket.write(`${[head[0], "Host: x", "Connection: close", ...head.slice(1)].join("\r\n")}\r\n\r\n${body}`);
  return statusOf(socket);
}

function statusOf(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("latin1").on("data", (part: string) => {
      if (text.length < 20) text += part;
    });
    socket.on("error", () => undefined);
    socket.once("close", () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
  });
}

for (const [name, count, ms, one, allowed] of attacksOf(send)) {
  test(`49: delays no other visitor by ${name}`, async () => {
    test.setTimeout(120_000);
    const start = descriptors();
    let statuses = new Map<number, number>();
    const seen = await measureOthers(sendRequests(count, ms, one).then((result) => (statuses = result)));
    expect(
      [...statuses.keys()].filter((status) => !allowed.includes(status)),
      name,
    ).toEqual([]);
    expectUndisturbed(name, seen);
    await expectDescriptorsClosed(start);
  });
}

test("accepts uploads of others during 20 slow uploads of one account", async ({ playwright }) => {
  test.setTimeout(120_000);
  const origin = `http://127.0.0.1:${site.port}`;
  const [slow, other] = await Promise.all(
    [1, 2].map(async (number) => {
      const extraHTTPHeaders = { "x-forwarded-for": `2001:db8:fffc:${number}::1` };
      const context = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders });
      await register(context, { person: makePerson(), origin });
      return context;
    }),
  );
  const { cookies } = await slow!.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const start = descriptors();
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(site.port, "127.0.0.1");
    socket.on("error", () => undefined);
    const head = [
      "POST /api/uploads HTTP/1.1",
      "Host: x",
      `Cookie: ${cookie}`,
      "X-Forwarded-For: 2001:db8:fffc:1::1",
    ];
    const form = ["Content-Type: multipart/form-data; boundary=x", "Content-Length: 4000000", "", "--x\r\n"];
    socket.write([...head, ...form].join("\r\n"));
    return socket;
  });
  await delay(500);
  const file = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  const answer = await other!.post("/api/uploads", { multipart: { file }, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(415);
  for (const socket of sockets) socket.destroy();
  await expectDescriptorsClosed(start);
});

test("delays no other visitor by 20 who send or read slowly", async () => {
  test.setTimeout(120_000);
  const login = ["Content-Type: application/json", "Content-Length: 20000", "", '{"username":'];
  const heads = [
    ["POST /api/login HTTP/1.1", "Host: x", ...login],
    ["GET /products HTTP/1.1", "Host: x", "", ""],
  ];
  const start = descriptors();
  const sockets = heads.flatMap((head) =>
    Array.from({ length: 20 }, () => {
      const socket = connect(site.port, "127.0.0.1").on("error", () => undefined);
      socket.pause();
      socket.write(head.join("\r\n"));
      return socket;
    }),
  );
  const seen = await measureOthers(delay(3000));
  for (const socket of sockets) socket.destroy();
  expectUndisturbed("40 slow connections", seen);
  await expectDescriptorsClosed(start);
});

test("52: accepts requests again after its front server was killed, about as soon as after a start", async () => {
  const { superviseServer } = await import("../../scripts/lib/supervisor.mjs");
  let own: Site | undefined;
  const start = async ({ isAgain }: { isAgain: boolean }) =>
    (own = await serveSecondSite({ RENDERERS: "2", ...(isAgain ? { PLAZA_AGAIN: "1" } : {}) }));
  const begun = performance.now();
  const serving = await superviseServer(start, () => undefined);
  const killed = performance.now();
  const startMs = killed - begun;
  const first = own!;
  process.kill(first.pid!, "SIGKILL");
  await expect.poll(() => own !== first, { timeout: 20_000, intervals: [20] }).toBe(true);
  const answer = await fetch(`http://127.0.0.1:${own!.port}/api/ready`);
  expect(answer.status).toBe(200);
  expect(performance.now() - killed).toBeLessThan(startMs * 2 + 1000);
  await serving.stop();
});
