/** @jest-environment node */
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { Refused } from "./relay";
import { serveStored } from "./stored-files";

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
  const request = { method: "GET", url: "/images/a.webp", headers: {} } as IncomingMessage;
  const large = { bytes: Buffer.alloc(64 * 1024), headers: {} };

  /** An answer of which nothing is taken until its receiver is gone. */
  function receiver() {
    return Object.assign(new EventEmitter(), {
      setHeader: () => undefined,
      end: () => undefined,
      destroy: jest.fn(),
    }) as unknown as ServerResponse & { destroy: jest.Mock };
  }

  test("keeps a place until they leave, so that no more files are in memory than have one", async () => {
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

  test("is cut off when it takes longer than a slow line needs", async () => {
    jest.useFakeTimers();
    const one = receiver();
    await serveStored({ prefix, headers, read: () => Promise.resolve(large) })(request, one);
    jest.advanceTimersByTime(10_000 + 2_000 - 1);
    expect(one.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(one.destroy).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test("is cut off no more once all is sent", async () => {
    jest.useFakeTimers();
    const one = receiver();
    await serveStored({ prefix, headers, read: () => Promise.resolve(large) })(request, one);
    one.emit("close");
    jest.advanceTimersByTime(3_600_000);
    expect(one.destroy).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});
