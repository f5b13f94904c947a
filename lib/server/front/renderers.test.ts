/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { eventually } from "@/prisma/test/eventually";
import { createDoor } from "./door";
import { RendererLost } from "./forward";
import { createReadiness } from "./readiness";
import { createRecent } from "./recent";
import { createRelay, Refused } from "./relay";
import { startRenderers, type Renderers } from "./renderers";
import { createStreams } from "./streams";
import type { Told } from "./wire";

/** A renderer that does what its address says, and tells its own number with each answer. */
const source = `
import { createServer } from "node:http";
const told = (it) => ({ "x-plaza-answer": encodeURIComponent(JSON.stringify(it)) });
if (process.env.BROKEN) process.exit(3);
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url, "http://x");
  if (pathname === "/die") process.exit(1);
  if (pathname === "/die-once" && process.env.INDEX === "0") process.exit(1);
  if (pathname === "/half") {
    response.writeHead(200, told({ tags: [] }));
    response.write("half", () => process.exit(1));
    return;
  }
  if (pathname === "/never" || search === "?never") return;
  if (search === "?silent=" + process.env.INDEX) return;
  while (pathname === "/hang");
  if (pathname === "/wake") process.send({ wake: "mail" });
  const number = 7;
  const invalidations = pathname === "/hide" ? [{ from: "r", number, kind: "purge", tags: ["a"] }] : undefined;
  response.writeHead(200, { ...told({ tags: ["a"], invalidations }), "x-heard": request.headers["x-plaza-heard"] ?? "" });
  if (request.method === "POST") request.pipe(response);
  else response.end([process.pid, process.env.INDEX, request.headers["x-plaza-peer"], process.woken ?? ""].join(" "));
});
process.on("message", (message) => {
  if (message === "stop") server.close(() => process.exit(0)), server.closeIdleConnections();
  else process.woken = message.wake;
});
server.listen(process.argv[2], () => process.send("ready"));
setInterval(() => process.send("alive"), 50).unref();
`;

const folder = mkdtempSync(path.join(tmpdir(), "plaza-test-"));
const program = path.join(folder, "renderer.mjs");
writeFileSync(program, source);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(count: number, env: NodeJS.ProcessEnv = process.env, longestSilence?: number): Renderers {
  const renderers = startRenderers({
    program: pathToFileURL(program),
    count,
    env: (index) => ({ ...env, INDEX: String(index) }),
    ...(longestSilence === undefined ? {} : { longestSilence }),
  });
  ends.push(() => renderers.stop());
  return renderers;
}

const silence = { status: "unavailable", checks: { renderer: "failed" } };

type Answer = { status: number; body: string; heard: string };

/** A server that hands everything to renderers, and the invalidations that it heard of. */
async function serve(
  renderers: Renderers,
): Promise<{ ask: (path: string, body?: string) => Promise<Answer>; learnt: Told[] }> {
  const learnt: Told[] = [];
  const recent = createRecent();
  const relay = createRelay({
    renderers,
    recent,
    door: createDoor({ patience: 1, renderers: 2 }),
    streams: createStreams({ https: false }),
    isCurrent: () => true,
    learn: async (told, { index }) => {
      learnt.push(told);
      if (told.invalidations instanceof Array) recent.note(JSON.stringify(told.invalidations[0]), index);
    },
    longestMaking: 300,
  });
  const readiness = createReadiness({
    path: "/ready",
    within: 300,
    silence,
    headers: [["x-own", "yes"]],
    relay,
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (readiness.isAsked(request)) return readiness.answer(request, response);
    if (!request.url?.startsWith("/made")) return relay.pass(request, response);
    response.end((await relay.makePage(request, request.url.slice("/made".length)))?.body);
  }
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = error instanceof Refused || error instanceof RendererLost ? 503 : 500;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  function ask(address: string, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { port, host: "127.0.0.1", path: address, method: body === undefined ? "GET" : "POST" };
      const request = send({ ...options, agent: false }, (response) => {
        const heard = decodeURIComponent(String(response.headers["x-heard"] ?? ""));
        text(response).then((all) => resolve({ status: response.statusCode ?? 0, body: all, heard }), reject);
      });
      request.on("error", reject);
      request.end(body);
    });
  }
  return { ask, learnt };
}

/** Asks while the first renderer has something to do. */
async function askOther(renderers: Renderers, ask: (path: string) => Promise<Answer>): Promise<Answer> {
  const first = renderers.choose()!;
  first.busy += 1;
  const answer = await ask("/");
  first.busy -= 1;
  expect(answer.body).toContain(` ${1 - first.index} `);
  return answer;
}

async function allReady(renderers: Renderers, count: number): Promise<void> {
  await eventually(async () => {
    const first = renderers.choose();
    return Boolean(first && (count === 1 || renderers.choose(first)));
  });
}

test("a request is answered by a renderer, its body and the address of its sender with it", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect((await ask("/")).body).toMatch(/^\d+ 0 127\.0\.0\.1 $/);
  expect(await ask("/", "é".repeat(100_000))).toMatchObject({ status: 200, body: "é".repeat(100_000) });
});

test("a page that never comes is given up, and does not keep others from being made", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect((await ask("/made/never")).status).toBe(503);
  await eventually(async () => renderers.choose()?.busy === 0);
  expect(await ask("/made/")).toMatchObject({ status: 200, body: expect.stringMatching(/^\d+ 0/) });
});

test("readiness is what a renderer says of it, and that none says anything where none does in time", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect(await ask("/ready?from=proxy")).toMatchObject({
    status: 200,
    body: expect.stringMatching(/^\d+ 0 127\.0\.0\.1/),
  });
  const { status, body } = await ask("/ready?never");
  expect([status, JSON.parse(body)]).toEqual([503, silence]);
  await eventually(async () => renderers.choose()?.busy === 0);
});

test.each([0, 1])("readiness is what another one says of it while renderer %i is silent", async (silent) => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  for (let probe = 0; probe < 3; probe += 1) {
    const said = await ask(`/ready?silent=${silent}`);
    expect(said).toMatchObject({ status: 200, body: expect.stringContaining(` ${1 - silent} `) });
  }
});

test("one that hangs is ended and started again", async () => {
  const renderers = start(1, process.env, 3000);
  await renderers.ready;
  const { ask } = await serve(renderers);
  const [pid] = (await ask("/")).body.split(" ");
  expect((await ask("/hang")).status).toBe(503);
  await allReady(renderers, 1);
  expect((await ask("/")).body.split(" ")[0]).not.toBe(pid);
});

test("one that ends is started again, and what it had not begun to answer is asked of another", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  expect(await ask("/die-once")).toMatchObject({ status: 200, body: expect.stringContaining(" 1 ") });
  await allReady(renderers, 2);
  expect((await ask("/")).status).toBe(200);
});

test("what may have been done is not asked twice, and half an answer is no answer", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  expect((await ask("/die", "order")).status).toBe(503);
  await allReady(renderers, 2);
  await expect(ask("/half")).rejects.toThrow();
});

test("what one has invalidated is learnt before its answer is sent, and told to the other with its next request", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask, learnt } = await serve(renderers);
  expect((await ask("/hide")).status).toBe(200);
  expect(learnt.at(-1)?.invalidations).toHaveLength(1);
  // The first is chosen while both have nothing to do: it gave the message itself.
  expect((await ask("/")).heard).toBe("");
  expect((await askOther(renderers, ask)).heard).toContain('\\"number\\":7');
});

test("work for the queue wakes the workers of the others", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  await ask("/wake");
  await eventually(async () => (await askOther(renderers, ask)).body.endsWith(" mail"));
});

test("a renderer that cannot start is told of at once", async () => {
  const renderers = start(1, { ...process.env, BROKEN: "yes" });
  await expect(renderers.ready).rejects.toThrow("code 3");
});

test("stopping lets them end and leaves nothing behind", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { socket } = renderers.choose()!;
  await renderers.stop();
  expect(renderers.choose()).toBeNull();
  expect(existsSync(path.dirname(socket))).toBe(false);
});
