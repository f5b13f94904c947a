/** @jest-environment node */
import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { AppError } from "@/lib/shared/app-error";
import { eventually } from "@/prisma/test/eventually";
import { Refused } from "./relay";
import { serveStored } from "./stored-files";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

const bytes = Buffer.from("a picture");
const prefix = "/images/";
const headers = [["x-frame-options", "DENY"]] as const;

type Read = Parameters<typeof serveStored>[0]["read"];

const readPicture: Read = (url, accept) =>
  Promise.resolve(url === "/images/a.webp" ? { bytes, headers: { "content-type": String(accept) } } : null);

/** What is answered, and what was sent with it. */
async function ask(target: Partial<IncomingMessage>, read: Read = readPicture) {
  const sent: { headers: Record<string, unknown>; body?: unknown } = { headers: {} };
  const response = Object.assign(new EventEmitter(), {
    setHeader: (name: string, value: unknown) => void (sent.headers[name] = value),
    end(body: unknown) {
      sent.body = body;
      response.emit("close");
    },
  }) as unknown as ServerResponse;
  const request = { method: "GET", headers: { accept: "image/avif" }, ...target } as IncomingMessage;
  const isAnswered = await serveStored({ prefix, headers, read })(request, response);
  return { isAnswered, ...sent };
}

test("a stored file is answered with what is said of it and of every answer, a HEAD without the file", async () => {
  const sent = { "x-frame-options": "DENY", "content-type": "image/avif" };
  expect(await ask({ url: "/images/a.webp" })).toEqual({ isAnswered: true, headers: sent, body: bytes });
  expect(await ask({ url: "/images/a.webp", method: "HEAD" })).toEqual({
    isAnswered: true,
    headers: sent,
    body: undefined,
  });
});

test.each([
  { url: "/images/b.webp" },
  { url: "/images/a.webp", method: "POST" },
  { url: "/products" },
  { url: undefined },
])("%j is left to the renderers, with nothing sent", async (target) => {
  expect(await ask(target)).toEqual({ isAnswered: false, headers: {} });
});

test("a failing storage is told, and holds no place", async () => {
  const failure = new AppError("unavailable", "no storage");
  let attempts = 0;
  const serve = serveStored({
    prefix,
    headers,
    read() {
      attempts += 1;
      return Promise.reject(failure);
    },
  });
  const request = { method: "GET", url: "/images/a.webp", headers: {} } as IncomingMessage;
  for (let time = 0; time < 40; time += 1) {
    await expect(serve(request, {} as ServerResponse)).rejects.toBe(failure);
  }
  expect(attempts).toBe(40);
});

test("more than may be in memory or wait are refused, not piled up; the others have their turn", async () => {
  let open: (none: null) => void = () => undefined;
  const gate = new Promise<null>((resolve) => {
    open = resolve;
  });
  const serve = serveStored({ prefix, headers, read: () => gate });
  const request = { method: "GET", url: "/images/a.webp", headers: {} } as IncomingMessage;
  const waiting = Array.from({ length: 256 + 1000 }, () => serve(request, {} as ServerResponse));
  await expect(serve(request, {} as ServerResponse)).rejects.toBeInstanceOf(Refused);
  open(null);
  // Nothing stands there: each is left to the renderers.
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
});

describe("who takes a file slowly", () => {
  const large = Buffer.alloc(16 * 1024 * 1024);

  /** A server of one large file, which counts how often it was read. */
  async function open(): Promise<{ reads: () => number; ask: () => Promise<Socket> }> {
    let reads = 0;
    const serve = serveStored({
      prefix,
      headers,
      read() {
        reads += 1;
        return Promise.resolve({ bytes: large, headers: {} });
      },
    });
    const server = createServer((request, response) => {
      Promise.resolve(serve(request, response)).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ends.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    return {
      reads: () => reads,
      /** Somebody who asks for the file and takes nothing of it. */
      async ask() {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => undefined);
        ends.push(() => socket.destroy());
        await new Promise((resolve) => socket.once("connect", resolve));
        socket.write("GET /images/a.webp HTTP/1.1\r\nHost: x\r\n\r\n");
        return socket;
      },
    };
  }

  test("keeps a place until they leave, so that no more files are in memory than have one", async () => {
    const { reads, ask } = await open();
    const slow = await Promise.all(Array.from({ length: 256 }, ask));
    await eventually(async () => reads() === 256);
    await ask();
    await new Promise((resolve) => setImmediate(resolve));
    expect(reads()).toBe(256);
    slow[0]?.destroy();
    await eventually(async () => reads() === 257);
  });

  test("is cut off when it takes longer than a slow line needs", async () => {
    const cut = jest.spyOn(globalThis, "setTimeout");
    const { reads, ask } = await open();
    const socket = await ask();
    await eventually(async () => reads() === 1);
    await eventually(async () => cut.mock.calls.some(([, wait]) => wait === 10_000 + 512 * 1000));
    const [end] = cut.mock.calls.find(([, wait]) => wait === 10_000 + 512 * 1000) ?? [];
    cut.mockRestore();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume();
    end?.();
    await closed;
  });
});
