import { EventEmitter } from "node:events";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { AppError } from "@/lib/shared/app-error";
import { CapacityExceeded } from "./capacity";
import { firstOf, serveStored } from "./stored-files";

const bytes = Buffer.from("a picture");
const prefix = "/images/";
const headers = [["x-frame-options", "DENY"]] as const;

type Read = Parameters<typeof serveStored>[0]["read"];

const readPicture: Read = (url, accept) =>
  Promise.resolve(url === "/images/a.webp" ? { bytes, headers: { "content-type": String(accept) } } : null);

function requestOf(target: Partial<IncomingMessage> = {}): IncomingMessage {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy: jest.fn(),
  }) as unknown as Socket;
  return { method: "GET", url: "/images/a.webp", headers: {}, socket, ...target } as IncomingMessage;
}

async function ask(target: Partial<IncomingMessage>, read: Read = readPicture) {
  const sent: { headers: Record<string, unknown>; body?: unknown } = { headers: {} };
  const response = Object.assign(new EventEmitter(), {
    setTimeout: () => undefined,
    setHeader: (name: string, value: unknown) => void (sent.headers[name] = value),
    end(body: unknown) {
      sent.body = body;
      response.emit("close");
    },
  }) as unknown as ServerResponse;
  const request = requestOf({ headers: { accept: "image/avif" }, ...target });
  const isAnswered = await serveStored({ prefix, headers, read })(request, response);
  return { isAnswered, ...sent };
}

function recording(storages: Parameters<typeof serveStored>[0][]) {
  const sent: { status?: number; body?: unknown } = {};
  const serve = firstOf(storages.map((storage) => serveStored(storage)));
  return {
    sent,
    async serve(target: Partial<IncomingMessage>) {
      const response = Object.assign(new EventEmitter(), {
        statusCode: 200,
        setTimeout: () => undefined,
        setHeader: () => undefined,
        end(body: unknown) {
          Object.assign(sent, { status: response.statusCode, body });
          response.emit("close");
        },
      });
      return serve(requestOf(target), response as unknown as ServerResponse);
    },
  };
}

test("sends a stored file with its own and the common headers, and a HEAD without the file", async () => {
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
])("leaves %j to the renderers and sends nothing", async (target) => {
  expect(await ask(target)).toEqual({ isAnswered: false, headers: {} });
});

test("sends the requested range of a file as a part", async () => {
  const read = jest.fn<ReturnType<Read>, Parameters<Read>>(() =>
    Promise.resolve({ bytes, headers: {}, status: 206 }),
  );
  const { serve, sent } = recording([{ prefix, headers, read }]);
  expect(await serve({ headers: { range: "bytes=0-3" } })).toBe(true);
  expect(sent).toEqual({ status: 206, body: bytes });
  expect(read).toHaveBeenCalledWith("/images/a.webp", undefined, "bytes=0-3");
});

test("serves each file from the storage of its prefix", async () => {
  const readTiles: Read = () => Promise.resolve({ bytes: Buffer.from("tiles"), headers: {} });
  const { serve, sent } = recording([
    { prefix, headers, read: readPicture },
    { prefix: "/map/tiles.pmtiles", headers, read: readTiles },
  ]);
  expect(await serve({ url: "/map/tiles.pmtiles" })).toBe(true);
  expect(sent.body).toEqual(Buffer.from("tiles"));
  expect(await serve({ url: "/images/a.webp" })).toBe(true);
  expect(sent.body).toEqual(bytes);
  expect(await serve({ url: "/products" })).toBe(false);
});

test("reports a storage failure, and frees its place", async () => {
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
  const request = requestOf();
  for (let time = 0; time < 40; time += 1) {
    await expect(serve(request, {} as ServerResponse)).rejects.toBe(failure);
  }
  expect(attempts).toBe(40);
});

test("refuses files beyond the limits of memory and queue, and serves the others in turn", async () => {
  let open: (none: null) => void = () => undefined;
  const gate = new Promise<null>((resolve) => {
    open = resolve;
  });
  const serve = serveStored({ prefix, headers, read: () => gate });
  const request = requestOf();
  const waiting = Array.from({ length: 256 + 1000 }, () => serve(request, {} as ServerResponse));
  await expect(serve(request, {} as ServerResponse)).rejects.toBeInstanceOf(CapacityExceeded);
  open(null);
  // There is no file, so the renderers handle each request.
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
});

describe("a client that reads a file slowly", () => {
  const request = requestOf();
  const large = { bytes: Buffer.alloc(64 * 1024), headers: {} };

  function receiver() {
    return Object.assign(new EventEmitter(), {
      setTimeout: () => undefined,
      setHeader: () => undefined,
      end: () => undefined,
    }) as unknown as ServerResponse;
  }

  test("keeps a place until it leaves, which limits the files in memory", async () => {
    const read = jest.fn(() => Promise.resolve(large));
    const serve = serveStored({ prefix, headers, read });
    const slow = Array.from({ length: 256 }, receiver);
    await Promise.all(slow.map((one) => serve(request, one)));
    const next = serve(request, receiver());
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toHaveBeenCalledTimes(256);
    slow[0]?.emit("close");
    expect(await next).toBe(true);
    expect(read).toHaveBeenCalledTimes(257);
  });

  test("cuts off the client after a minute, but not before while it reads", async () => {
    jest.useFakeTimers();
    const [request, one] = [requestOf(), receiver()];
    await serveStored({ prefix, headers, read: () => Promise.resolve(large) })(request, one);
    jest.advanceTimersByTime(60_000 - 1);
    expect(request.socket.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(request.socket.destroy).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test("leaves the connection open once everything is sent", async () => {
    jest.useFakeTimers();
    const [request, one] = [requestOf(), receiver()];
    await serveStored({ prefix, headers, read: () => Promise.resolve(large) })(request, one);
    one.emit("close");
    jest.advanceTimersByTime(3_600_000);
    expect(request.socket.destroy).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

describe("a client that requests many files on one connection, behind an answer that does not come", () => {
  let end: (() => Promise<void>) | undefined;
  afterEach(async () => {
    jest.useRealTimers();
    await end?.();
  });

  async function takeAll(): Promise<{ client: Socket; ask: () => Promise<number | undefined> }> {
    const serve = serveStored({ prefix, headers, read: readPicture });
    const waiting: unknown[] = [];
    let resolveFull: (value: unknown) => void;
    const full = new Promise((resolve) => (resolveFull = resolve));
    const server: Server = createServer((request, response) => {
      if (request.url !== "/slow") waiting.push(serve(request, response));
      if (waiting.length === 256) resolveFull(Promise.all(waiting));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const client = connect(port, "127.0.0.1");
    end = () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections());
    client.on("error", () => undefined);
    const line = (url: string) => `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`;
    client.write(line("/slow") + line("/images/a.webp").repeat(256));
    await full;
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const target = { port, host: "127.0.0.1", path: "/images/a.webp", agent: false } as const;
        get(target, (response) => resolve(response.resume().statusCode)).on("error", reject);
      });
    return { client, ask };
  }

  test("frees all places when it disconnects", async () => {
    const { client, ask } = await takeAll();
    client.destroy();
    expect(await ask()).toBe(200);
  });

  test("cuts off the client after the time limit, and frees its places", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const { client, ask } = await takeAll();
    const gone = new Promise((resolve) => client.once("close", resolve));
    jest.advanceTimersByTime(60_000);
    await gone;
    expect(await ask()).toBe(200);
  });
});

test("disconnects only a client that reads nothing", async () => {
  const large = { bytes: Buffer.alloc(64 * 1024 * 1024), headers: {} };
  const read: Read = (url) =>
    url === "/images/large" ? Promise.resolve(large) : readPicture(url, "image/avif", undefined);
  const serve = serveStored({ prefix, headers, read, idleTimeoutMs: 200 });
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const [done, still] = ["/images/a.webp", "/images/large"].map((url) => {
    const client = connect(port, "127.0.0.1");
    client.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return client.on("error", () => undefined);
  });
  const cut = new Promise((resolve) => {
    server.on("connection", (socket: Socket) => {
      const { remotePort } = socket;
      socket.once("close", () => resolve(remotePort));
    });
  });
  done!.resume();
  still!.pause();
  expect(await cut).toBe(still!.localPort);
  for (const client of [done!, still!]) client.destroy();
  await new Promise((resolve) => server.close(resolve));
});
