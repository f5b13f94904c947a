import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
import { createAdmissionControl } from "@/lib/server/front/admission";
import { CapacityExceeded } from "@/lib/server/front/capacity";
import { refuseRequest } from "@/lib/server/front/failure";
import { RendererLost } from "@/lib/server/front/forward";
import { createReadiness } from "@/lib/server/front/readiness";
import { createRecentInvalidations } from "@/lib/server/front/recent-invalidations";
import { createRelay } from "@/lib/server/front/relay";
import { startRenderers, type Renderers } from "@/lib/server/front/renderers";
import { createStreams } from "@/lib/server/front/streams";
import { createUploads } from "@/lib/server/front/uploads";
import type { ResponseMetadata } from "@/lib/server/front/internal-headers";
import { AppError } from "@/lib/shared/app-error";
import { eventually } from "./eventually";

const source = `
import { createServer } from "node:http";
const told = (it) => ({ "x-plaza-answer": encodeURIComponent(JSON.stringify(it)) });
if (process.env.BROKEN) process.exit(3);
let count = 0;
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
  if (pathname === "/again") return response.end(process.env.PLAZA_AGAIN ?? "first");
  if (pathname === "/headers") return response.end(JSON.stringify({ ...request.headers, count: ++count }));
  if (request.method !== "GET" || search === "?echo") request.pipe(response);
  else response.end([process.pid, process.env.INDEX, request.headers["x-plaza-peer"], process.woken ?? ""].join(" "));
});
process.on("message", (message) => {
  if (message === "stop") server.close(() => process.exit(0)), server.closeIdleConnections();
  else if (message.measure) report(message);
  else process.woken = message.wake;
});
function report({ measure, withSite }) {
  if (process.env.SILENT === process.env.INDEX) return;
  const metric = (name, labels) => ({ name, help: name, type: "gauge", aggregator: "sum", values: [{ labels, value: 1 }] });
  const own = [metric("plaza_searches_total", { match: "exact" })];
  process.send({ measured: measure, metrics: { own, site: withSite ? [metric("plaza_outbox_messages", {})] : [] } });
}
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

export function start(count: number, env: NodeJS.ProcessEnv = process.env, timeoutMs?: number): Renderers {
  const renderers = startRenderers({
    program: pathToFileURL(program),
    count,
    env: (index) => ({ ...env, INDEX: String(index) }),
    ...(timeoutMs === undefined ? {} : { heartbeatTimeoutMs: timeoutMs }),
  });
  ends.push(() => renderers.stop());
  return renderers;
}

export const unavailableBody = { status: "unavailable", checks: { renderer: "failed" } };

type Answer = { status: number; body: string; receivedInvalidations: string };

export async function serve(renderers: Renderers): Promise<{
  port: number;
  ask: (path: string, body?: string) => Promise<Answer>;
  learnt: ResponseMetadata[];
}> {
  const learnt: ResponseMetadata[] = [];
  const recent = createRecentInvalidations();
  const relay = createRelay({
    renderers,
    recent,
    admission: createAdmissionControl({ timeoutFactor: 1, renderers: 2 }),
    streams: createStreams({ https: false }),
    uploads: createUploads({ https: false }),
    isCurrent: () => true,
    learn: async (metadata, { index }) => {
      learnt.push(metadata);
      if (metadata.invalidations instanceof Array)
        recent.note(JSON.stringify(metadata.invalidations[0]), index);
    },
    renderTimeoutMs: 300,
  });
  const readiness = createReadiness({
    path: "/ready",
    within: 300,
    fallbackBody: unavailableBody,
    headers: [["x-own", "yes"]],
    relay,
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (readiness.canHandle(request)) return readiness.respond(request, response);
    if (!request.url?.startsWith("/made")) return relay.pass(request, response);
    response.end((await relay.makePage(request, request.url.slice("/made".length)))?.body);
  }
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isLost = error instanceof CapacityExceeded || error instanceof RendererLost;
      const known = error instanceof AppError ? error : new AppError("internal", "Unexpected");
      refuseRequest(request, response, { siteName: "Plaza", error: isLost ? undefined : known });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  function ask(address: string, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { port, host: "127.0.0.1", path: address, method: body === undefined ? "GET" : "POST" };
      const request = send({ ...options, agent: false }, (response) => {
        const receivedInvalidations = decodeURIComponent(String(response.headers["x-heard"] ?? ""));
        text(response).then(
          (all) => resolve({ status: response.statusCode ?? 0, body: all, receivedInvalidations }),
          reject,
        );
      });
      request.on("error", reject);
      request.end(body);
    });
  }
  return { port, ask, learnt };
}

export async function askOther(
  renderers: Renderers,
  ask: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const first = renderers.choose()!;
  first.busy += 1;
  const answer = await ask("/");
  first.busy -= 1;
  expect(answer.body).toContain(` ${1 - first.index} `);
  return answer;
}

export async function allReady(renderers: Renderers, count: number): Promise<void> {
  await eventually(async () => {
    const first = renderers.choose();
    return Boolean(first && (count === 1 || renderers.choose(first)));
  });
}
